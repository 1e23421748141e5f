import { bringThings, payloadOf, type Things } from '../../tests/support/payloads.ts'
import { createTestBackend, formOf } from '../../tests/support/backend.ts'
import { type CallName, isCall } from '../../mocks/operation.ts'
import { large } from '../../mocks/scenarios/personas.ts'
import { readSource } from '../generate/all.ts'
import { readContract } from '../generate/contract.ts'
import { type Bound, ms, percentile } from './report.ts'

/** The bound on the 95th percentile of each call's duration, in milliseconds. */
const bound = 16
/** The rounds before the first measured one. */
const warmUp = 3

type Role = 'job_seeker' | 'recruiter'
type Fields = Parameters<typeof formOf>[0]

/** The calls after which others of a round lack something, by the pair of accounts that makes them instead. */
const apart = [/^(?:jobs|employees)\/delete$|^logout$|^reset-/, /remove|delete|decline|receipt|^change-/]

/** The calls that list what an account has: the accounts with most rows in the large world make them. */
const ownLists = /^me$|\/fetch$|\bmy\b/

/** Search terms, which match few rows, some, or nearly all. */
const words = ['nurse 37', 'design', 'e']
const filters = { location: 'rotterdam', salary_from: 20_000, nature: ['full_time'] }
const crowded = { id: large.crowdedJob }

/** The longest lists and searches. Pages and words differ by round. */
const readings: readonly [CallName, string, Role | 'visitor', (round: number) => Fields][] = [
  ['jobs/search', 'all of them', 'visitor', (n) => ({ page: 1 + (n % 800) })],
  ['jobs/search', 'keyword', 'visitor', (n) => ({ page: 1, keyword: inTurn(words, n) })],
  ['jobs/search', 'filters', 'job_seeker', (n) => ({ page: 1 + (n % 3), ...filters })],
  ['users/fetch', 'all of them', 'visitor', (n) => ({ page: 1 + (n % 590), type: 'job_seeker' })],
  ['users/fetch', 'search', 'visitor', (n) => ({ page: 1, type: 'job_seeker', search: inTurn(words, n) })],
  ['jobs/fetch-single', '2,100 applicants', 'recruiter', () => crowded],
  ['jobs/fetch-single', '2,100 applicants, search', 'recruiter', () => ({ ...crowded, search: 'anna' })],
]

function inTurn<T>(items: readonly T[], round: number): T {
  const item = items[round % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

/** Measures every call of the contract in the large world, in this process and in memory, from request to answer. */
export async function measureCalls(rounds: number): Promise<Bound[]> {
  const backend = await createTestBackend('large')
  const { calls } = readContract(await readSource())
  const tokens = {
    visitor: undefined,
    recruiter: await backend.signIn(large.company),
    job_seeker: await backend.signIn(large.person),
  }
  const took = new Map<string, number[]>()
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const measure = async (call: CallName, what: string, fields: Fields, token?: string) => {
      const form = Object.keys(fields).length === 0 ? null : formOf(fields)
      const started = performance.now()
      const response = await backend.raw(call, form, token)
      const time = performance.now() - started
      const text = await response.text()
      if (response.headers.get('content-type') !== 'application/zip' && !text.includes('"status":"success"'))
        throw new Error(`${what} was refused: ${text.slice(0, 300)}`)
      if (round >= warmUp) took.set(what, [...(took.get(what) ?? []), time])
    }
    // Without digits, so that the pairs' names contain it as a single word.
    const word = `pair${String(round).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
    const pairs: Things[] = []
    for (const letter of 'xyz') pairs.push(await bringThings(backend, word + letter))
    for (const { name, meta, owners } of calls) {
      if (!isCall(name)) continue
      const role: Role = [meta.access, ...owners].find((one) => one === 'recruiter') ?? 'job_seeker'
      const things = inTurn(pairs, apart.findIndex((names) => names.test(name)) + 1)
      const own = () => backend.signIn(role === 'recruiter' ? things.recruiter : things.seeker)
      const isVisitor = meta.access === 'public'
      const token = isVisitor ? undefined : ownLists.test(name) ? tokens[role] : await own()
      await measure(name, name, payloadOf(name, things, role), token)
    }
    for (const [name, variant, by, fields] of readings)
      await measure(name, `${name} (${variant})`, fields(round), tokens[by])
  }
  const slowest = [...took]
    .map(([what, times]) => ({ what, p95: percentile(times, 0.95) }))
    .toSorted((a, b) => b.p95 - a.p95)
  const few = slowest.slice(0, 3).map(({ what, p95 }) => `${ms(p95)} (${what})`)
  const met = slowest.every(({ p95 }) => p95 <= bound)
  return [{ what: 'every call, p95', measured: few.join(', '), bound: `≤ ${bound} ms`, met }]
}
