import * as v from 'valibot'
import { jsonResponse } from '../runtime/answers.ts'
import { Refused } from '../runtime/errors.ts'
import { type Desk, jobDecision, notFound, paymentDecision } from './desk.ts'

/** A request to the desk, its body read already. */
export interface DeskRequest {
  method: string
  /** Behind `/-/`, without a query: `api/mails`. */
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

const clockMove = v.union([v.object({ advance: v.number() }), v.object({ real_time: v.literal(true) })])
const wantedWorld = v.object({
  scenario: v.optional(v.string()),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
const wantedSession = v.object({ email: v.string() })

/**
 * The desk for tests and tools: JSON under `/-/api/`, in the envelope of all calls.
 *
 * ```
 * GET  mails?to=…            POST jobs/{id}      {"decision": "approved" | "cancelled"}
 * GET  jobs                  POST payments/{id}  {"decision": "approved" | "rejected"}
 * GET  payments              POST clock          {"advance": milliseconds} or {"real_time": true}
 * GET  clock                 POST reset          {"scenario"?, "seed"?}
 * GET  world                 POST sessions       {"email"} → token
 * ```
 * @throws Refused
 */
export async function answerDeskApi(desk: Desk, request: DeskRequest): Promise<Response> {
  const { method, query } = request
  const [what = '', id, ...more] = request.path.replace(/^api\//, '').split('/')
  if (more.length > 0) throw notFound('address')
  if (method === 'GET' || method === 'HEAD') {
    if (id !== undefined) throw notFound('address')
    return success(await look(desk, what, query))
  }
  if (method !== 'POST') throw new Refused('The desk takes GET and POST.', { httpStatus: 405 })
  // Another site's form cannot send this type, and its script has to ask first, which nobody answers.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused('Send this as JSON.', { httpStatus: 415 })
  }
  return success(await act(desk, what, id, parsed(request.body)))
}

async function look(desk: Desk, what: string, query: URLSearchParams): Promise<object> {
  switch (what) {
    case 'mails':
      return { mails: await desk.mails(query.get('to')) }
    case 'jobs':
      return { jobs: (await desk.cases()).pending }
    case 'payments':
      return { payments: (await desk.cases()).transfers }
    case 'clock':
      return { now: desk.now() }
    case 'world':
      return { ...(await desk.world()), people: await desk.people() }
    default:
      throw notFound('address')
  }
}

async function act(desk: Desk, what: string, id: string | undefined, body: unknown): Promise<object> {
  if (id !== undefined) {
    switch (what) {
      case 'jobs':
        return { message: await desk.decideJob(numberOf(id), fitting(jobDecision, body).decision) }
      case 'payments':
        return { message: await desk.decidePayment(numberOf(id), fitting(paymentDecision, body).decision) }
      default:
        throw notFound('address')
    }
  }
  switch (what) {
    case 'clock': {
      const move = fitting(clockMove, body)
      return { now: 'advance' in move ? await desk.advance(move.advance) : await desk.realTime() }
    }
    case 'reset': {
      const { scenario, seed } = fitting(wantedWorld, body)
      await desk.reset(scenario, seed)
      return await desk.world()
    }
    case 'sessions':
      return await desk.signIn(fitting(wantedSession, body).email)
    default:
      throw notFound('address')
  }
}

/** An id out of an address. @throws Refused */
export function numberOf(id: string): number {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound('address')
  return Number(id)
}

function success(content: object): Response {
  return jsonResponse({ status: 'success', message: '', ...content })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused('The JSON could not be read.', { httpStatus: 400 })
  }
}

function fitting<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = issue.path?.map(({ key }) => String(key)).join('.')
  throw new Refused(field ? `${field}: ${issue.message}` : issue.message, { httpStatus: 400 })
}
