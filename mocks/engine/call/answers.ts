import * as v from 'valibot'
import { ContractViolation, type FieldErrors, Refused } from '../base/errors.ts'
import { bearerToken } from '../base/token.ts'
import type { FaultKind, Pin } from '../network/network.ts'
import type { LogEntry } from '../network/request-log.ts'
import { StorageFull, StoreUnavailable } from '../storage/storage.ts'

/** A response and what the request log records about it. */
export interface Settled extends Pick<
  LogEntry,
  'outcome' | 'message' | 'caller' | 'violations' | 'answer' | 'stack' | 'isPinned'
> {
  response: Response
  /** The `Set-Cookie` of the answer. */
  cookie?: string | null
}

/** A refusal before it is written: of an operation, of the engine or its host, or an injected fault. */
export interface Refusal {
  httpStatus: number
  message: string
  errors?: FieldErrors | undefined
}

/** How a backend's answers and refusals look, and how its callers show who they are. */
export interface Style {
  /** Returns the body of a success. @param body what the operation returned */
  answer(body: unknown, to: { call: string; httpStatus: number }): unknown
  /** Returns the body of a refusal, as JSON. */
  refusal(refusal: Refusal): unknown
  /** Returns the caller's token, if there is one. */
  token(request: Request): string | undefined
}

/** The house's style: an envelope with `status` and `message`, and `Authorization: Bearer`. */
export const envelope: Style = {
  answer: (body) => ({ message: '', ...(typeof body === 'object' && body), status: 'success' as const }),
  refusal: ({ message, errors }) => ({ status: 'error', message, ...(errors && { errors }) }),
  token: bearerToken,
}

/** Returns the body of a refusal; in the house's style if a defect of the backend's own leaves none that JSON can write. */
export function written(style: Pick<Style, 'refusal'>, refused: Refusal): unknown {
  try {
    const body = style.refusal(refused)
    if (JSON.stringify(body) !== undefined) return body
  } catch (error) {
    console.error(error)
  }
  return envelope.refusal(refused)
}

/** The parts of a convention that write refusals. */
export interface Refuser {
  readonly style: Pick<Style, 'refusal'>
  /** The HTTP status of a refusal that asks for this one. @param call its name, if it is known */
  statusOf(httpStatus: number, call?: string): number
  /** Returns the body of a refusal after the contract's own example; undefined if there is none. */
  refusalLike?(call: string, refused: Refusal): unknown
  /** The media type of JSON with a status, if not `application/json`. Without this, refusals aren't checked. */
  typeOf?(call: string | undefined, httpStatus: number): string | undefined
}

const house: Refuser = { style: envelope, statusOf: (httpStatus) => httpStatus }

/** HTTP statuses whose answers have no body. */
export const withoutBody = [204, 205, 304]

/** Returns a JSON response that caches don't store. @param more headers, which may say otherwise */
export function jsonResponse(body: unknown, httpStatus = 200, more: Record<string, string> = {}): Response {
  const headers = new Headers({ 'cache-control': 'no-store', ...more })
  if (withoutBody.includes(httpStatus)) return new Response(null, { status: httpStatus, headers })
  return Response.json(body, { status: httpStatus, headers })
}

const problem = 'The server has a problem. Please try again.'

/**
 * Converts an error into a response: a refusal, HTTP 507 or 503 for a full or unavailable store, 500 for a defect.
 * @param call the name of the call, if it is known
 */
export function refusal(error: unknown, caller = '', refuser: Refuser = house, call?: string): Settled {
  const refused = asRefused(error)
  const { message, errors } = refused
  const headers: Record<string, string> = { ...refused.headers }
  if (refused.retryAfter !== undefined) headers['retry-after'] = String(refused.retryAfter)
  const violations = error instanceof ContractViolation ? error.violations : []
  const httpStatus = refuser.statusOf(refused.httpStatus, call)
  // An unexpected error's message may reveal files or rows, so only the console and the request log show it.
  const shown = httpStatus === 500 && violations.length === 0 ? problem : message
  const answer = written(refuser.style, { httpStatus, message: shown, errors })
  return {
    response: typed(jsonResponse(answer, httpStatus, headers), refuser, call),
    outcome: 'error',
    message,
    caller,
    violations,
    answer,
    stack: error instanceof Error ? error.stack : undefined,
    cookie: new Headers(headers).get('set-cookie'),
  }
}

/** Gives JSON its media type, unless it has one of its own. */
function typed(response: Response, { typeOf }: Pick<Refuser, 'typeOf'>, call: string | undefined): Response {
  const isPlain = response.headers.get('content-type') === 'application/json'
  const type = isPlain ? typeOf?.(call, response.status) : undefined
  if (type !== undefined) response.headers.set('content-type', type)
  return response
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof StorageFull) return new Refused(error.message, { httpStatus: 507 })
  if (error instanceof StoreUnavailable) return new Refused(error.message, { httpStatus: 503 })
  console.error(error)
  const message =
    error instanceof Error ? error.message : 'Something went wrong in the simulator. Please try again.'
  return new Refused(message, { httpStatus: 500 })
}

const envelopeSchema = v.object({ status: v.optional(v.unknown()), message: v.optional(v.unknown()) })

/** Returns a pinned answer, as it is. It may break the contract. */
export function pinnedAnswer(
  { answer, httpStatus }: Pin,
  caller: string,
  convention: Pick<Refuser, 'typeOf'> & {
    brokenBy(call: string, httpStatus: number, answer: unknown): readonly string[]
  },
  call: string,
): Settled {
  const { status, message } = v.is(envelopeSchema, answer) ? answer : {}
  const isSuccess = status === 'success' || (status !== 'error' && httpStatus < 400)
  const response = typed(jsonResponse(answer, httpStatus), convention, call)
  return {
    response,
    outcome: isSuccess ? 'success' : 'error',
    message: typeof message === 'string' ? message : '',
    caller,
    violations: convention.brokenBy(call, httpStatus, answer),
    answer: response.body === null ? undefined : answer,
    isPinned: true,
  }
}

/** Returns the response for an injected fault. */
export function faulty(
  kind: FaultKind,
  refuser: Pick<Refuser, 'style' | 'typeOf' | 'refusalLike'>,
  call: string,
): Settled {
  const settled = (response: Response, answer?: unknown): Settled => {
    const nothing = { message: '', caller: '', violations: [], stack: undefined }
    return { response, answer, outcome: kind, ...nothing }
  }
  const refused = (message: string, httpStatus: number) => {
    const fault = { httpStatus, message }
    const answer = refuser.refusalLike?.(call, fault) ?? written(refuser.style, fault)
    return settled(typed(jsonResponse(answer, httpStatus), refuser, call), answer)
  }
  const text = (answer: string, type: string, status = 200) =>
    settled(new Response(answer, { status, headers: { 'content-type': type } }), answer)
  switch (kind) {
    case 'network':
    case 'lost-answer':
      return settled(Response.error())
    case 'error-500':
      return refused(problem, 500)
    case 'error-503':
      return refused('The server is busy. Please try again.', 503)
    case 'not-built':
      return text('404 Not Found', 'text/plain', 404)
    case 'html':
      return text('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', 'text/html', 502)
    case 'cut-off': {
      const json = JSON.stringify(written(refuser.style, { httpStatus: 200, message: problem }))
      return text(json.slice(0, json.length / 2), 'application/json')
    }
    case 'empty':
      return text('', 'application/json')
  }
}
