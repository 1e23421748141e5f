import { mutationOptions } from '@tanstack/react-query'
import { call, checkSession, type Answer, type Body, type CallName, type CallOptions } from './client.ts'
import { ApiError, isApiError } from './errors.ts'
import type { MutationMetaFields } from './meta.ts'
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

/** Entries per page (rules 5). */
const pageSize = 10

/** The number of pages; `isOpenEnded` if the backend omits that number and there may be more pages (`withPages`). */
export type Pages = { pages: number; isOpenEnded?: boolean }

/**
 * Adds the number of pages if the backend omits it (rules 5): after a full page, it assumes another.
 * @param listed number of readable entries on the page, in the longer list if there are two
 */
export function withPages<T extends { pages?: number | undefined; omitted?: number }>(
  answer: T,
  page: number,
  listed: number,
): T & Pages {
  const sent = listed + (answer.omitted ?? 0)
  const isOpenEnded = answer.pages === undefined && sent >= pageSize
  const last = isOpenEnded ? page + 1 : sent > 0 ? page : page - 1
  return { ...answer, pages: Math.max(1, answer.pages ?? last), ...(isOpenEnded && { isOpenEnded }) }
}
