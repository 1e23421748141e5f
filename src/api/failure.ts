import { serverNow } from './clock.ts'
import { ApiError, unreadableMessage } from './errors.ts'
import { isSuccess, readBody, waitOf } from './refusal.ts'

export type Received = { call: string; response: Response; sentToken: string | undefined }

/**
 * Returns the error for an unsuccessful answer, with the server's message at any HTTP status (rules 2).
 * @param on401 the kind of error for HTTP 401
 */
export function failure(
  { call, response, sentToken }: Received,
  received: unknown,
  on401: 'session-over' | 'refused' = 'session-over',
): ApiError {
  const httpStatus = response.status
  const { isRefusal, message: reason, fieldErrors } = readBody(received, httpStatus)
  const user = isSuccess(received) ? received.user : true
  // `/api/me` rejects a token with three statuses: by a refusal, or without an account, not even an unreadable one.
  const isWithoutUser = !user || (Array.isArray(user) && user.length === 0)
  const isDead = call === 'me' && [200, 401, 403].includes(httpStatus) && (isRefusal || isWithoutUser)
  if (isDead || (httpStatus === 401 && on401 === 'session-over')) {
    const message = reason || 'Your session has expired. Please log in again.'
    return new ApiError({ kind: 'session-over', call, httpStatus, message, sentToken })
  }
  const wait = waitOf(response.headers.get('retry-after'), serverNow())
  // By HTTP, a client error did nothing, even as a page from a proxy in front of the backend. A 404 says nothing of a file.
  const isClientError = httpStatus >= 400 && httpStatus < 500 && httpStatus !== 404
  if ((!isRefusal && !isClientError) || isSuccess(received)) {
    const message = reason || unreadableMessage.replace('in a moment', wait)
    return new ApiError({ kind: 'not-an-envelope', call, httpStatus, message })
  }
  const message =
    reason ||
    {
      413: 'This file is too large for the server. Choose a smaller one.',
      429: `That didn’t work: the server is getting too many requests. Please try again ${wait}.`,
    }[httpStatus] ||
    'The server refused this without giving a reason. Please try again.'
  return new ApiError({ kind: 'refused', call, httpStatus, message, fieldErrors })
}
