import { ContractViolation, type FieldErrors, Refused } from './errors.ts'
import type { FaultKind } from '../network/network.ts'
import { StorageFull, StoreUnavailable } from '../storage/storage.ts'

/** A response with what the request log says of it. */
export interface Settled {
  response: Response
  outcome: string
  message: string
  caller: string
  violations: readonly string[]
}

/** The envelope of a refusal (rules 2). */
export interface RefusalEnvelope {
  status: 'error'
  message: string
  errors?: FieldErrors
}

/** JSON as every call answers it; nothing is kept by caches. */
export function jsonResponse(body: object, httpStatus = 200): Response {
  return new Response(JSON.stringify(body), {
    status: httpStatus,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}

const problem = 'The server has a problem. Please try again.'

/** Turns whatever stopped a call into the answer that goes out: a refusal, or HTTP 500 for a defect. */
export function refusal(error: unknown, caller = 'visitor'): Settled {
  const { message, httpStatus, errors, violations } = explain(error)
  // What a defect says may name files and rows: it is for the console and the request log.
  const told = httpStatus === 500 && violations.length === 0 ? problem : message
  return {
    response: jsonResponse({ status: 'error', message: told, ...(errors && { errors }) }, httpStatus),
    outcome: 'error',
    message,
    caller,
    violations,
  }
}

function explain(error: unknown): {
  message: string
  httpStatus: number
  errors?: FieldErrors | undefined
  violations: readonly string[]
} {
  if (error instanceof Refused) {
    return { message: error.message, httpStatus: error.httpStatus, errors: error.errors, violations: [] }
  }
  if (error instanceof StorageFull) {
    const message = `${error.what} has no room left to keep that. Nothing was changed. Delete something that has a file, then try again.`
    return { message, httpStatus: 507, violations: [] }
  }
  if (error instanceof StoreUnavailable) return { message: error.message, httpStatus: 503, violations: [] }
  console.error(error)
  const violations = error instanceof ContractViolation ? error.violations : []
  const message = error instanceof Error ? error.message : 'Something went wrong in the simulator.'
  return { message, httpStatus: 500, violations }
}

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
