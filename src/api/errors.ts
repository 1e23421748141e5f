/**
 * What went wrong with a call:
 * - `refused`: the server understood and said no, with its own sentence (rules 2)
 * - `session-over`: no token, or one that `/api/me` calls dead (rules 12)
 * - `network`: no answer came
 * - `not-an-envelope`: something answered that is not the backend: an HTML page, cut-off JSON, an empty body
 * - `aborted`: called off by the app
 */
export type ApiErrorKind = 'refused' | 'session-over' | 'network' | 'not-an-envelope' | 'aborted'

export type ApiErrorDetails = {
  kind: ApiErrorKind
  /** The call's name, `jobs/apply`. */
  call: string
  message: string
  /** 0 when there was no answer. */
  httpStatus?: number
  fieldErrors?: Record<string, string[]>
  sentToken?: string | undefined
  cause?: unknown
}

/** The one error of every call. `message` is a sentence for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly call: string
  readonly httpStatus: number
  /** Messages by request field; empty when the refusal names none. */
  readonly fieldErrors: Record<string, string[]>
  // Private: an error that is logged must not carry the token along.
  readonly #sentToken: string | undefined

  constructor({ kind, call, message, httpStatus = 0, fieldErrors = {}, sentToken, cause }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.call = call
    this.httpStatus = httpStatus
    this.fieldErrors = fieldErrors
    this.#sentToken = sentToken
  }

  /** The field errors under the name that `useForm` reads. */
  get errors(): Record<string, string[]> {
    return this.fieldErrors
  }

  /** Whether the call that failed carried this token. */
  wasSentWith(token: string): boolean {
    return this.#sentToken === token
  }
}

/** Whether it is an `ApiError`, and of this kind if one is named. */
export function isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError {
  return error instanceof ApiError && (kind === undefined || error.kind === kind)
}

/** The server's word for a thing that is not there ("Job not found.", "This job was deleted."), rules 14 and 18. */
export function missingWord(error: unknown): string | undefined {
  return isApiError(error, 'refused') && error.httpStatus < 500 ? error.message : undefined
}
