import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call, checkSession, type Answer, type Body, type CallName, type CallOptions } from './client.ts'
import { ApiError, isApiError, mayHaveWorked } from './errors.ts'
import type { MutationMetaFields } from './meta.ts'
import type { Omitted } from './read-answer.ts'
import { token } from './token.ts'

const sessionOver = (name: string) =>
  new ApiError({ kind: 'session-over', call: name, message: 'Please log in to see this.' })

/**
 * Makes a call for a query that requires a login. Without a token, nothing is sent. A refusal may mean that the session
 * has expired, even at HTTP 200, so this checks the session.
 * @throws ApiError
 */
export async function callSignedIn<N extends CallName>(
  name: N,
  body: Body<N>,
  options?: CallOptions,
): Promise<Answer<N>> {
  if (token.get() === undefined) {
    throw sessionOver(name)
  }
  const answer = call(name, body, options)
  await answer.catch(async (error: unknown) => {
    // The client has already checked the session after HTTP 401 and 403.
    if (isApiError(error, 'refused') && error.httpStatus === 200) await checkSession()
  })
  return await answer
}

/**
 * Makes a public call for a query that shows more after login. With an expired token, the server silently answers as it
 * does for visitors: the viewer's own job is missing, or has no applicants. Such an answer is accepted only if the
 * session hasn't expired; otherwise the known data stays (rules 12).
 *
 * @param known the query's current data, if any
 * @throws ApiError `session-over` if the session has expired, and any error of the call
 */
export async function callAsViewer<N extends CallName>(
  name: N,
  body: Body<N>,
  isForVisitors: (answer: Answer<N>) => boolean,
  known: Answer<N> | undefined,
  options?: CallOptions,
): Promise<Answer<N>> {
  const wasLoggedIn = token.get() !== undefined
  if (!wasLoggedIn && token.ended() && known && !isForVisitors(known)) throw sessionOver(name)
  const answer = call(name, body, options)
  const mayBeForVisitors = await answer.then(isForVisitors, (error: unknown) => isApiError(error, 'refused'))
  if (wasLoggedIn && mayBeForVisitors) {
    // Another call may have detected the expired session in the meantime.
    if (token.ended()) throw sessionOver(name)
    await checkSession()
  }
  return await answer
}

/**
 * Makes a call that changes something.
 * @throws ApiError whose message says what is known about the change
 */
export async function callToChange<N extends CallName>(name: N, body: Body<N>): Promise<Answer<N>> {
  try {
    return await call(name, body)
  } catch (error) {
    // The server may have made the change: repeating it would make it twice.
    if (mayHaveWorked(error))
      error.message = `${error.kind === 'timeout' ? 'The server hasn’t answered' : 'We couldn’t read the server’s answer'}, so we don’t know whether this worked. Check before you try again.`
    // The connection may have broken after the server received the call.
    if (isApiError(error, 'network') && error.cause !== undefined)
      error.message =
        'We couldn’t reach the server. Check your connection, and whether this worked, before you try again.'
    if (isApiError(error, 'not-built')) error.message = `${error.message} Nothing was changed.`
    throw error
  }
}

/** Returns mutation options for one call: `useMutation(applyMutation)`, `mutate({ id, cv_id })`. */
export function callMutation<N extends CallName>(name: N, meta: MutationMetaFields = {}) {
  return mutationOptions({
    mutationKey: [name],
    mutationFn: (body: Body<N>) => callToChange(name, body),
    meta,
  })
}

/** The number of pages; `isOpenEnded` if the backend omits that number and there may be more pages (`withPages`). */
export type Pages = { pages: number; isOpenEnded?: boolean }

type ListAnswer = { pages?: number | undefined; total?: number | undefined; omitted?: Omitted }

/**
 * Returns the answer to a list's query with its number of pages (`withPages`). The page before may be in the cache, under
 * the query's own key with another number.
 */
export async function pageOf<T extends ListAnswer>(
  { client, queryKey }: { client: QueryClient; queryKey: readonly unknown[] },
  page: number,
  lists: readonly (keyof T & string)[],
  answer: Promise<T>,
): Promise<T & Pages> {
  const keyBefore = queryKey.map((part) =>
    typeof part === 'object' && part && 'page' in part ? { ...part, page: page - 1 } : part,
  )
  return withPages(await answer, page, lists, client.getQueryData(keyBefore))
}

/**
 * Adds the number of pages if the backend omits it (rules 5). Page sizes differ between backends: a page with entries
 * has a next one, unless it is shorter than the one before or repeats it, or unless `total` says otherwise. A `total`
 * below the number of entries is omitted.
 * @param lists names of the lists that share the page number
 * @param before the answer to the page before this one, if it is known
 */
export function withPages<T extends ListAnswer>(
  answer: T,
  page: number,
  lists: readonly (keyof T & string)[],
  before: object | undefined,
): T & Pages {
  const { sent, first } = listed(answer, lists)
  const previous = before && listed(before, lists)
  const total = answer.total !== undefined && answer.total >= sent ? answer.total : undefined
  const size = previous?.sent ?? (page === 1 ? sent : 0)
  const isLast = sent < Math.max(1, size) || (first !== undefined && first === previous?.first)
  const known = answer.pages || (total !== undefined && size > 0 ? Math.ceil(total / size) : undefined)
  const isOpenEnded = !known && !isLast
  const last = isOpenEnded ? page + 1 : sent > 0 ? page : page - 1
  return {
    ...answer,
    ...('total' in answer && { total }),
    pages: Math.max(1, known ?? last),
    ...(isOpenEnded && { isOpenEnded }),
  }
}

/** Returns the number of entries in an answer's longest list, with the unreadable ones, and the id of the first row. */
function listed(answer: ListAnswer, lists: readonly string[]): { sent: number; first: unknown } {
  const entries = new Map(Object.entries(answer))
  const all = lists.map((list) => {
    const rows: unknown = entries.get(list)
    return { rows: Array.isArray(rows) ? rows : [], lost: answer.omitted?.[list] ?? 0 }
  })
  const row: unknown = all.find(({ rows }) => rows.length > 0)?.rows[0]
  return {
    sent: Math.max(...all.map(({ rows, lost }) => rows.length + lost)),
    first: typeof row === 'object' && row && 'id' in row ? row.id : undefined,
  }
}
