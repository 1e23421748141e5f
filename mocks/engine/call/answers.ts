import { ContractViolation, Refused } from '../base/errors.ts'
import type { FaultKind } from '../network/network.ts'
import { StorageFull, StoreUnavailable } from '../storage/storage.ts'

/** A response and what the request log records about it. */
export interface Settled {
  response: Response
  outcome: string
  message: string
  caller: string
  violations: readonly string[]
}

/** Returns a JSON response that caches don't store. @param retryAfter in seconds */
export function jsonResponse(body: object, httpStatus = 200, retryAfter?: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  return Response.json(body, { status: httpStatus, headers })
}

const problem = 'The server has a problem. Please try again.'

/** Converts an error into a response: a refusal, HTTP 507 or 503 for a full or unavailable store, 500 for a defect. */
export function refusal(error: unknown, caller = 'visitor'): Settled {
  const { message, httpStatus, errors, retryAfter, violations = [] } = explain(error)
  // An unexpected error's message may reveal files or rows, so only the console and the request log show it.
  const shown = httpStatus === 500 && violations.length === 0 ? problem : message
  return {
    response: jsonResponse(
      { status: 'error', message: shown, ...(errors && { errors }) },
      httpStatus,
      retryAfter,
    ),
    outcome: 'error',
    message,
    caller,
    violations,
  }
}

type Explanation = Pick<Refused, 'message' | 'httpStatus'> &
  Partial<Pick<Refused, 'errors' | 'retryAfter'> & ContractViolation>

function explain(error: unknown): Explanation {
  if (error instanceof Refused) return error
  if (error instanceof StorageFull) return { message: error.message, httpStatus: 507 }
  if (error instanceof StoreUnavailable) return { message: error.message, httpStatus: 503 }
  console.error(error)
  const violations = error instanceof ContractViolation ? error.violations : []
  const message =
    error instanceof Error ? error.message : 'Something went wrong in the simulator. Please try again.'
  return { message, httpStatus: 500, violations }
}

/** Returns the response for an injected fault. */
export function faulty(kind: FaultKind): Settled {
  return { response: faultResponse(kind), outcome: kind, message: '', caller: '', violations: [] }
}

function faultResponse(kind: FaultKind): Response {
  switch (kind) {
    case 'network':
    case 'lost-answer':
      return Response.error()
    case 'error-500':
      return jsonResponse({ status: 'error', message: problem }, 500)
    case 'error-503':
      return jsonResponse({ status: 'error', message: 'The server is busy. Please try again.' }, 503)
    case 'not-built':
      return new Response('404 Not Found', { status: 404, headers: { 'content-type': 'text/plain' } })
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case 'cut-off':
      return new Response('{"status":"success","mess', { headers: { 'content-type': 'application/json' } })
    case 'empty':
      return new Response('', { headers: { 'content-type': 'application/json' } })
  }
}
