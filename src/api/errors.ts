/**
 * Why a call failed:
 * - `refused`: the server refused it, with a message (rules 2)
 * - `session-over`: no token, or one that `/api/me` rejects (rules 12)
 * - `network`: no answer
 * - `timeout`: no answer within the time limit, so nobody knows whether the call worked
 * - `not-built`: the server doesn't have this call, so it has changed nothing
 * - `not-an-envelope`: an answer that doesn't say whether the call worked, such as an HTML page, cut-off JSON, an empty
 *   body or a fault of the server
 * - `aborted`: cancelled by the app
 */
export type ApiErrorKind =
  | 'refused'
  | 'session-over'
  | 'network'
  | 'timeout'
  | 'not-built'
  | 'not-an-envelope'
  | 'aborted'

export type ApiErrorDetails = {
  kind: ApiErrorKind
  /** Name of the call, such as `jobs/apply`, or a file's URL or path. */
  call: string
  message: string
  /** 0 if there was no answer. */
  httpStatus?: number
  fieldErrors?: Record<string, string[]>
  sentToken?: string | undefined
  cause?: unknown
}

/** The error of a failed call. `message` is a sentence to show to the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: string
  readonly httpStatus: number
  /** Messages by request field; may be empty. */
  readonly fieldErrors: Record<string, string[]>
  /** Whether an alert has said the message. The page then doesn’t repeat it. */
  isAlerted = false
  // Private, so that logging an error doesn't expose the token.
  readonly #sentToken: string | undefined

  constructor({ kind, call, message, httpStatus = 0, fieldErrors = {}, sentToken, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.call = call
    this.httpStatus = httpStatus
    this.fieldErrors = fieldErrors
    this.#sentToken = sentToken
  }

  /** The field errors, under the name that `useForm` reads. */
  get errors(): Record<string, string[]> {
    return this.fieldErrors
  }

  wasSentWith(token: string): boolean {
    return this.#sentToken === token
  }
}

/** Returns whether a query failed because the server doesn't have its call, so that another attempt can't help. */
export function isNotBuilt({ error, data }: { error: unknown; data: unknown }): boolean {
  return data === undefined && isApiError(error, 'not-built')
}

/** What to say of an answer that could not be read. */
export const unreadableMessage = 'We couldn’t read the server’s answer. Please try again in a moment.'

/** The error of an answer that lacks what the caller needs, because it could not be read (rules 44). */
export function unreadable(call: string): ApiError {
  return new ApiError({ kind: 'not-an-envelope', call, message: unreadableMessage })
}

/** Returns whether this is an `ApiError`, optionally of one kind. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind)
}

/** Returns whether the server hasn't answered, so that another attempt may help. */
export function isUnanswered(error: unknown): error is ApiError {
  return isApiError(error, 'network') || isApiError(error, 'timeout')
}

/** Returns whether the server hasn't answered or doesn't have the call, so says nothing of what was requested. */
export function isUnserved(error: unknown): error is ApiError {
  return isUnanswered(error) || isApiError(error, 'not-built')
}

/** Returns whether a change may have been made although the call failed. */
export function mayHaveWorked(error: unknown): error is ApiError {
  return isApiError(error, 'not-an-envelope') || isApiError(error, 'timeout')
}

/** The HTTP statuses of refusals that say that something does not exist: the envelope's own 200 (rules 2), 404 and 410. */
const missingStatuses: readonly number[] = [200, 404, 410]

/**
 * Returns the message if the server says that there is no such thing, such as "This job was deleted." (rules 14, 18).
 * Other refusals, such as too many requests (429), say nothing about it, so what is on screen stays: `undefined`.
 */
export function missingMessage(error: unknown): string | undefined {
  return isApiError(error, 'refused') && missingStatuses.includes(error.httpStatus)
    ? error.message
    : undefined
}
