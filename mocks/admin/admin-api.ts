import * as v from 'valibot'
import { jsonResponse } from '../engine/call/answers.ts'
import { Refused } from '../engine/base/errors.ts'
import { pinSchema } from '../engine/network/network.ts'
import { type Admin, notFound } from './admin.ts'
import { moment } from './html.ts'

const jobDecision = v.object({ decision: v.picklist(['approved', 'cancelled']) })
const paymentDecision = v.object({ decision: v.picklist(['approved', 'rejected']) })
const quarantineDecision = v.object({ decision: v.picklist(['restored', 'deleted']) })
const clockMove = v.union([v.object({ advance: v.number() }), v.object({ real_time: v.literal(true) })])
const wantedWorld = v.object({
  scenario: v.optional(v.string()),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
const wantedPins = v.object({
  pins: v.array(
    v.object({
      ...pinSchema.entries,
      httpStatus: v.optional(pinSchema.entries.httpStatus, 200),
      fields: v.optional(pinSchema.entries.fields, {}),
      times: v.optional(pinSchema.entries.times, null),
    }),
  ),
})
const wantedSession = v.object({ email: v.string() })

/**
 * Answers the admin API for tests and tools: JSON under `/-/api/`, in the same envelope as the product's calls.
 *
 * ```
 * GET  mails?to=…            POST jobs/{id}      {"decision": "approved" | "cancelled"}
 * GET  jobs                  POST payments/{id}  {"decision": "approved" | "rejected"}
 * GET  payments              POST clock          {"advance": milliseconds} or {"real_time": true}
 * GET  clock                 POST reset          {"scenario"?, "seed"?}
 * GET  world                 POST sessions       {"email"} → token
 * GET  quarantine            POST quarantine/{moment}  {"decision": "restored" | "deleted"}
 * GET  pins                  POST pins           {"pins": [{"call", "answer", "httpStatus"?, "fields"?, "times"?}]}
 * ```
 * @throws Refused
 */
export async function answerAdminApi(admin: Admin, request: Request): Promise<Response> {
  const { method } = request
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice('/-/api/'.length)
  if (method === 'GET' || method === 'HEAD') return success(await read(admin, path, searchParams))
  if (method !== 'POST') throw new Refused('The admin API accepts GET and POST only.', { httpStatus: 405 })
  // Other sites cannot send JSON: forms do not support the type, and a script's preflight request fails.
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refused('Send the request as JSON.', { httpStatus: 415 })
  }
  return success(await mutate(admin, path, parsed(await request.text())))
}

async function read(admin: Admin, path: string, query: URLSearchParams): Promise<object> {
  switch (path) {
    case 'mails':
      return { mails: await admin.mails(query.get('to')) }
    case 'jobs':
      return { jobs: (await admin.review()).pending }
    case 'payments':
      return { payments: (await admin.review()).transfers }
    case 'clock':
      return { now: admin.now() }
    case 'world':
      return { ...(await admin.world()), people: await admin.people() }
    case 'pins':
      return { pins: admin.pins() }
    case 'quarantine':
      return { quarantined: await admin.quarantined() }
    default:
      throw notFound('address')
  }
}

/**
 * Performs a change, for the API and for the forms of the admin pages.
 * @returns the answer; `message` describes the change
 * @throws Refused
 */
export async function mutate(admin: Admin, path: string, body: unknown): Promise<{ message: string }> {
  const [what = '', id] = path.split(/\/(.*)/s)
  switch (id === undefined ? what : `${what}/{id}`) {
    case 'jobs/{id}':
      return { message: await admin.decideJob(numberOf(id), fitting(jobDecision, body).decision) }
    case 'payments/{id}':
      return { message: await admin.decidePayment(numberOf(id), fitting(paymentDecision, body).decision) }
    case 'quarantine/{id}': {
      const { decision } = fitting(quarantineDecision, body)
      return { message: await admin.decideQuarantined(numberOf(id), decision) }
    }
    case 'clock': {
      const move = fitting(clockMove, body)
      const answer = { now: 'advance' in move ? await admin.advance(move.advance) : await admin.realTime() }
      return { message: `It is ${moment(answer.now)}.`, ...answer }
    }
    case 'reset': {
      const { scenario, seed } = fitting(wantedWorld, body)
      await admin.reset(scenario, seed)
      const world = await admin.world()
      return {
        message: `Data reset to ${world.scenario}, seed ${world.seed}. Everyone is logged out. The previous data is quarantined.`,
        ...world,
      }
    }
    case 'pins':
      return { message: admin.pin(fitting(wantedPins, body).pins) }
    case 'sessions': {
      const session = await admin.signIn(fitting(wantedSession, body).email)
      return { message: `${session.name} is logged in.`, ...session }
    }
    default:
      throw notFound('address')
  }
}

/** Reads an id from a URL. @throws Refused */
export function numberOf(id = ''): number {
  if (!/^[1-9]\d{0,15}$/.test(id)) throw notFound('address')
  return Number(id)
}

function success(content: object): Response {
  return jsonResponse({ status: 'success', message: '', ...content })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new Refused('The request is not valid JSON.', { httpStatus: 400 })
  }
}

function fitting<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = issue.path?.map(({ key }) => String(key)).join('.')
  throw new Refused(field ? `${field}: ${issue.message}` : issue.message, { httpStatus: 400 })
}
