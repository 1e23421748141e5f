import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { createTestBackend, formOf, refused, type TestBackend, worldOf } from '../support/backend.ts'
import { answerByContract, bringCast, calls, cast, everybody, pairs } from '../support/cast.ts'
import { refusalLike, signedOut, type Stage, successOf, whatItSays } from '../support/cast.ts'
import { payloadOf } from '../support/payloads.ts'
import { testServers } from '../support/server.ts'

const servers = testServers()

/** A backend and how to call it. */
type Host = Pick<TestBackend, 'runtime' | 'raw' | 'signIn'>

async function overHttp(): Promise<Host> {
  const { runtime, url } = await servers.start({ scenario: 'empty' })
  const raw: Host['raw'] = (call, form, token) =>
    fetch(`${url}/api/${call}`, {
      method: 'POST',
      body: form ?? new FormData(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const signIn = (id: number) => runtime.mutate((context) => openSession(context, { id }).token)
  return { runtime, raw, signIn }
}

it('the contract requires a token for a call unless it is public (rules 6)', () => {
  for (const call of calls)
    expect([call, contract[call].auth === 'required']).toEqual([call, contract[call].access !== 'public'])
})

describe.each([
  ['in a page', () => createTestBackend('empty'), pairs],
  ['over HTTP', overHttp, pairs.slice(0, 1)],
] as const)('the matrix of roles and calls, %s (rules 1, 6, 7)', (_where, start, owning) => {
  let host: Host
  let stage: Stage | undefined
  beforeAll(async () => {
    host = await start()
  })

  /** Refused calls change nothing, so a stage is reused until a call has changed it. */
  const setStage = async (): Promise<Stage> => {
    await host.runtime.store.reset('empty', 7, { discards: true })
    return await bringCast(host)
  }

  const all = everybody.flatMap((person) => owning.map((whose) => ({ person, whose })))
  describe.each(all)('$person, with $whose’s things', ({ person, whose }) => {
    it.each(calls)('gets the contract’s answer from %s', async (call) => {
      const { things, tokens } = (stage ??= await setStage())
      const secrets = pairs.flatMap((pair) => things[pair].secrets)
      const before = JSON.stringify(await worldOf(host))
      const payload = payloadOf(call, things[whose], cast[person].role ?? 'job_seeker')
      const response = await host.raw(call, formOf(payload), tokens[person])
      const unchanged = JSON.stringify(await worldOf(host)) === before
      if (!unchanged) stage = undefined

      const answer = answerByContract(call, person, whose)
      const text = await response.text()
      expect(
        { httpStatus: response.status, says: whatItSays(response, text) },
        `The example of the request of ${call} in openapi.yaml must be valid, or \`overrides\` of tests/support/payloads.ts make it so; with x-access: owner, a function of mocks/services/ownership.ts in the operation refuses who is not the owner.`,
      ).toEqual({
        httpStatus: answer === signedOut ? 401 : 200,
        says: answer === 'success' ? successOf(call) : refusalLike(answer),
      })
      if (answer === 'success') return
      expect(unchanged, 'Change nothing before the refusal.').toBe(true)
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      // Who may not make a call doesn't learn its fields.
      if (answer !== signedOut && !answer.source.startsWith('^This needs')) return
      expect(await (await host.raw(call, formOf({}), tokens[person])).text()).toBe(text)
    })
  })
})

describe('what is hidden', () => {
  let backend: TestBackend
  let stage: Stage
  beforeAll(async () => {
    backend = await createTestBackend('empty')
    stage = await bringCast(backend)
  })

  it.each([
    'jobs/fetch-single',
    'jobs/update',
    'jobs/delete',
    'jobs/download-cvs',
    'jobs/upload-receipt',
    'jobs/apply',
    'payments/fetch-stripe-intent',
    'payments/verify-stripe',
    'bookmarks/toggle',
  ] as const)('somebody else’s pending job is not found by %s (rules 14)', async (call) => {
    const { things, tokens } = stage
    const { access } = contract[call]
    for (const person of everybody.filter((name) => cast[name].pair === 'juniper')) {
      const role = cast[person].role ?? 'job_seeker'
      if (access !== 'owner' && access !== 'public' && role === 'recruiter') continue
      const payload = { ...payloadOf(call, things.juniper, role), id: things.heather.pendingJob }
      expect((await refused(backend, call, payload, tokens[person])).message).toBe('Job not found.')
    }
  })
})
