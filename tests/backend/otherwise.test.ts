import { expect, it } from 'vitest'
import { findingsOf, isAbout, runProbes } from '../../conformance/assumptions/findings.ts'
import { callNames } from '../../conformance/contract.ts'
import { Observer } from '../../conformance/assumptions/observe.ts'
import { probes } from '../../conformance/assumptions/probes.ts'
import { Caller } from '../../conformance/person.ts'
import { Recorder } from '../../conformance/run.ts'
import { simulate } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { Transport } from '../../conformance/transport.ts'
import { alternatives, type OtherwiseId } from '../../mocks/assumptions.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import type { CallName } from '../../mocks/operation.ts'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { createTestBackend, formOf, testMoment } from '../support/backend.ts'
import { bringThings, payloadOf } from '../support/payloads.ts'

const all = alternatives.map(({ id }) => id)

/** Returns what the conformance kit finds out about alternatives, by its probes and from the answers to their calls. */
async function verdicts(reversed: readonly OtherwiseId[], wanted = reversed) {
  const { runtime, target, setup } = await simulate()
  runtime.otherwise = new Set(reversed)
  const observer = new Observer(target.url)
  const recorder = new Recorder((...seen) => observer.look(...seen))
  // Files are at another origin of the same port.
  const fetch = async (request: Request) => {
    request.headers.set('host', 'localhost:4000')
    return await target.fetch(request)
  }
  const stage = new Stage(new Transport({ ...target, fetch }, recorder.note), setup, true, 'a')
  const things = await bringThings({ runtime }, 'heather')
  const seen = alternatives.filter(({ id }) => wanted.includes(id) && !(id in probes))
  const isAsked = (call: CallName) => seen.some((one) => isAbout(one, call))
  for (const id of [personas.ada, personas.newcomer, personas.harbour, things.seeker, things.recruiter]) {
    const { token, type } = await runtime.mutate((context) => ({
      token: openSession(context, { id }).token,
      type: context.tx.accounts.need(id).type,
    }))
    const caller = new Caller(stage.transport, type, token)
    for (const call of callNames.filter((each) => each !== 'logout' && isAsked(each))) {
      await caller.raw(call, null)
      await caller.raw(call, formOf(payloadOf(call, things, type)))
    }
  }
  await stage.visitor.send('jobs/search', { company_id: personas.harbour, fetch_company: 1 })
  const found = await runProbes(stage, recorder, {}, ({ id }) => wanted.some((one) => one === id))
  const findings = findingsOf(found, observer, [])
  return new Map(findings.map(({ id, verdict, evidence }) => [id, { verdict, evidence }]))
}

it('the contract is followed by default, and all assumptions can be reversed together (rules 43)', async () => {
  const [none, every] = [await verdicts([], all), await verdicts(all)]
  const of = (found: Awaited<ReturnType<typeof verdicts>>, wanted: string) =>
    all.flatMap((id) => (found.get(id)?.verdict === wanted ? [] : [{ id, ...found.get(id) }]))
  expect([of(none, 'assumed'), of(every, 'otherwise')]).toEqual([[], []])
})

it.each(alternatives)('$id can be reversed alone', async ({ id }) => {
  expect((await verdicts([id])).get(id)).toMatchObject({ verdict: 'otherwise' })
})

it('a card payment can be verified that is not the newest one, with all assumptions reversed', async () => {
  const { runtime, call, signIn } = await createTestBackend()
  runtime.otherwise = new Set(all)
  const harbour = await signIn(personas.harbour)
  const fields = { id: jobs.crowded, type: 'feature_job' } as const
  const open = async () => {
    await call('payments/fetch-stripe-intent', fields, harbour)
    return await runtime.read(({ tx }) => tx.intents.all().at(-1)?.provider_id ?? '')
  }
  const payment_id = await open()
  expect(await open()).not.toBe(payment_id)
  await runtime.mutate(({ tx }) => {
    const intent = tx.intents.one('provider_id', payment_id)
    if (intent) tx.intents.patch(intent.id, { status: 'succeeded' })
  })
  await call('payments/verify-stripe', { ...fields, payment_id }, harbour)
  const { featured_until } = await runtime.read(({ tx }) => tx.jobs.need(jobs.crowded))
  expect(featured_until).toBeGreaterThan(testMoment)
})

// The kit asks these calls what a backend does.
it.each(callNames)(
  '%s answers as before if only assumptions about other calls are reversed',
  async (call) => {
    const role = contract[call].access === 'recruiter' ? 'recruiter' : 'job_seeker'
    const answer = async (reversed: readonly OtherwiseId[]) => {
      const backend = await createTestBackend()
      backend.runtime.otherwise = new Set(reversed)
      const things = await bringThings(backend, 'heather')
      const token = await backend.signIn(role === 'recruiter' ? things.recruiter : things.seeker)
      const response = await backend.raw(call, formOf(payloadOf(call, things, role)), token)
      return [response.status, await response.text()]
    }
    const unrelated = alternatives.filter((one) => !isAbout(one, call))
    expect(await answer(unrelated.map(({ id }) => id))).toEqual(await answer([]))
  },
)
