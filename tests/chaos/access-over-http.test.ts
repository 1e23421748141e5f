import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../mocks/services/sessions.ts'
import { formOf, worldOf } from '../support/backend.ts'
import { answerByContract, bringCast, calls, cast, everybody, owners, pairs } from '../support/cast.ts'
import { refusalLike, signedOut, type Stage, successOf, whatItSays } from '../support/cast.ts'
import { bringThings, payloads, type Role, type Things } from '../support/payloads.ts'
import { envelope, testServers } from '../support/server.ts'

const servers = testServers()

async function start(scenario: string) {
  const server = await servers.start({ scenario })
  const raw = (call: string, form: FormData | string | null, token?: string) =>
    fetch(`${server.url}/api/${call}`, {
      method: 'POST',
      body: form ?? new FormData(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const signIn = (id: number) => server.runtime.mutate((context) => openSession(context, { id }).token)
  return { runtime: server.runtime, raw, signIn }
}
type Started = Awaited<ReturnType<typeof start>>

describe('the matrix of roles and calls, over HTTP (rules 1, 6, 7)', () => {
  let backend: Started
  let stage: Promise<Stage> | undefined
  let casts = 0
  beforeAll(async () => {
    backend = await start('empty')
  })

  /** Adds a new cast with different names to the same world. */
  const newCast = () => bringCast(backend, letters((casts += 1)))

  describe.each(everybody)('%s', (person) => {
    it.each(pairs.flatMap((whose) => calls.map((call) => [call, whose] as const)))(
      'gets the contract’s answer from %s with %s’s things',
      async (call, whose) => {
        const { things, tokens } = await (stage ??= newCast())
        const before = JSON.stringify(await worldOf(backend))
        const payload = payloads[call](things[whose], cast[person].role ?? 'job_seeker')
        const response = await backend.raw(call, formOf(payload), tokens[person])
        const unchanged = JSON.stringify(await worldOf(backend)) === before
        if (!unchanged) stage = undefined

        const answer = answerByContract(call, person, whose)
        expect({ httpStatus: response.status, says: whatItSays(response, await response.text()) }).toEqual({
          httpStatus: answer === signedOut ? 401 : 200,
          says: answer === 'success' ? successOf(call) : refusalLike(answer),
        })
        expect(unchanged || answer === 'success').toBe(true)
      },
    )
  })
})

describe('every resource of the everyday world, requested by somebody else (rules 7)', () => {
  let backend: Started
  let theirs: Things
  let outsiders: [Role, token: string][]
  beforeAll(async () => {
    backend = await start('everyday')
    theirs = await bringThings(backend, 'heather')
    // The outsiders' rows are the newest, so all earlier rows belong to others.
    const { seeker, recruiter } = await bringThings(backend, 'juniper')
    outsiders = [
      ['job_seeker', await backend.signIn(seeker)],
      ['recruiter', await backend.signIn(recruiter)],
    ]
  })

  it.each(calls.filter((call) => owners.has(call)))('is refused by %s', async (call) => {
    const before = JSON.stringify(await worldOf(backend))
    const answers = new Map<string, number>()
    for (const [role, token] of outsiders) {
      const payload = v.parse(v.looseObject({ id: v.number() }), payloads[call](theirs, role))
      for (let id = 1; id <= payload.id; id += 1) {
        const response = await backend.raw(call, formOf({ ...payload, id }), token)
        const { message } = v.parse(envelope, await response.json())
        answers.set(message, (answers.get(message) ?? 0) + 1)
      }
    }
    for (const message of answers.keys())
      expect(message).toMatch(/ is not yours\.$| not found\.$|^This needs a /)
    expect(JSON.stringify(await worldOf(backend))).toBe(before)
  })
})

/** Encodes a number in letters: 1 is a, 27 is aa. */
function letters(number: number): string {
  return number === 0
    ? ''
    : letters(Math.floor((number - 1) / 26)) + String.fromCharCode(97 + ((number - 1) % 26))
}
