import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { call, checkSession, type Answer, type Body, type CallName, type CallOptions } from './client.ts'
import { ApiError, isApiError } from './errors.ts'
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

/** Returns mutation options for one call: `useMutation(applyMutation)`, `mutate({ id, cv_id })`. */
export function callMutation<N extends CallName>(name: N, meta: MutationMetaFields = {}) {
  return mutationOptions({
    mutationKey: [name],
    mutationFn: (body: Body<N>) =>
      call(name, body).catch((error: unknown) => {
        // The server may have made the change: repeating it would make it twice.
        if (isApiError(error, 'not-an-envelope'))
          error.message =
            'We couldn’t read the server’s answer, so we don’t know whether this worked. Check before you try again.'
        throw error
      }),
    meta,
  })
}

/** The number of pages; `isOpenEnded` if the backend omits that number and there may be more pages (`withPages`). */
export type Pages = { pages: number; isOpenEnded?: boolean }

type ListAnswer = { pages?: number | undefined; total?: number | undefined; omitted?: Omitted }

/** Returns the answer to a page from the cache, by the key of a query for another page of the list. */
export function cachedPage<T>(
  { client, queryKey }: { client: QueryClient; queryKey: readonly unknown[] },
  page: number,
): T | undefined {
  return client.getQueryData<T>(
    queryKey.map((part) => (typeof part === 'object' && part && 'page' in part ? { ...part, page } : part)),
  )
}

/**
 * Adds the number of pages if the backend omits it (rules 5). Page sizes differ between backends: a page with entries
 * has a next one, unless it is shorter than the one before or repeats it, or unless `total` says otherwise. A `total`
 * below the number of entries is omitted.
 * @param lists names of the lists that share the page number
 * @param before the page before this one, if it is known
 */
export function withPages<T extends ListAnswer>(
  answer: T,
  page: number,
  lists: readonly (keyof T & string)[],
  before: NoInfer<T> | undefined,
): T & Pages {
  const sent = entriesOf(answer, lists)
  const total = answer.total !== undefined && answer.total >= sent ? answer.total : undefined
  const size = before ? entriesOf(before, lists) : page === 1 ? sent : 0
  const isLast =
    sent < Math.max(1, size) || (before !== undefined && firstOf(answer, lists) === firstOf(before, lists))
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

/** Returns the number of entries that a page has in its longest list, including those that could not be read. */
function entriesOf<T extends ListAnswer>(answer: T, lists: readonly (keyof T & string)[]): number {
  return Math.max(...lists.map((list) => rowsOf(answer[list]).length + (answer.omitted?.[list] ?? 0)))
}

/** Returns the id of the first row of the first list that has any. */
function firstOf<T>(answer: T, lists: readonly (keyof T)[]): unknown {
  const [row] = lists.flatMap((list) => rowsOf(answer[list]).slice(0, 1))
  return typeof row === 'object' && row && 'id' in row ? row.id : row
}

function rowsOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : []
}
