import type { CallName } from '../../mocks/operation.ts'
import { bringThings, payloads, type Things } from '../../tests/support/payloads.ts'
import { createTestBackend, formOf, type FormInput, type TestBackend } from '../../tests/support/backend.ts'
import { statusChoices } from '../../mocks/rules/application-status.ts'
import { busy } from '../../mocks/scenarios/personas.ts'
import { type Bound, ms, percentile } from './report.ts'

/** The bound on the 95th percentile of each call's duration, in milliseconds. */
const bound = 16

/**
 * The caller: a visitor, the company or the job seeker with the most rows in the busy world, or a member of a pair.
 * Each round creates three new pairs of accounts, because calls such as deletions use up their rows.
 */
type Caller = 'visitor' | 'company' | 'person' | `${'seeker' | 'recruiter'} ${1 | 2 | 3}`

/** Ids that are looked up in the world: the crowded job's applications, the job seeker's own, and listed jobs. */
type Known = Readonly<Record<'crowd' | 'own' | 'listed', readonly number[]>>

interface Step {
  call: CallName
  /** Distinguishes steps with the same call. */
  variant: string
  by: Caller
  form(round: number, known: Known, pairs: Readonly<Record<string, Things>>): FormData | null
}

const pairs = ['1', '2', '3'] as const

function step<K extends CallName>(
  call: K,
  by: Caller,
  body?: (round: number, known: Known) => FormInput<NoInfer<K>>,
  variant = '',
): Step {
  return {
    call,
    variant,
    by,
    form(round, known, things) {
      const named = things[by.at(-1) ?? ''] ?? things['1']
      if (!named) throw new Error('The round has no pairs.')
      const role = by === 'company' || by.startsWith('recruiter') ? 'recruiter' : 'job_seeker'
      const fields = body ? body(round, known) : payloads[call](named, role)
      return Object.keys(fields).length === 0 ? null : formOf(fields)
    },
  }
}

/** Search terms, some of which match no row and others nearly every row. */
const keywords =
  'night nurse|TypeScript|senior accountant|forklift early shift|bakery|Zürich engineer|work|lighthouse keeper|Präzision|teacher music'.split(
    '|',
  )
const talents = 'designer|nurse nights|tanaka|rotterdam driver|looking for a team|zoé|e'.split('|')
const cities = ['leeds', 'Zürich', 'Netherlands', 'ô', 'nowhere']

function inTurn<T>(items: readonly T[], round: number): T {
  const item = items[round % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

// `as const` keeps the literal types that the payloads below need.
const [seeking, aJob, company] = ['job_seeker', 'job', 1] as const
const [fullTime, remote, hybrid] = ['full_time', 'remote', 'hybrid'] as const

/** Returns a step with the usual payload for each call. */
const steps = (by: Caller, ...calls: CallName[]) => calls.map((call) => step(call, by))

/** One round: every call of the contract at least once, reads and writes mixed. */
export const plan: readonly Step[] = [
  ...steps('visitor', 'fetch-settings', 'fetch-home', 'login', 'categories/fetch', 'verify'),
  step('register', 'visitor', (round) => ({
    name: 'Ines Newly',
    email: `ines.newly${round}@example.org`,
    password: 'eight characters',
    type: seeking,
  })),
  step('jobs/search', 'visitor', (round) => ({ page: 1, keyword: inTurn(keywords, round) }), 'keyword'),
  ...steps('visitor', 'login-with-google', 'send-password-reset-link'),
  step('users/fetch', 'visitor', (n) => ({ page: 1, type: seeking, search: inTurn(talents, n) }), 'search'),
  ...steps('seeker 1', 'bookmarks/toggle', 'jobs/apply'),
  ...steps('person', 'me', 'cvs/fetch', 'my-profile', 'followers/fetch'),
  step('jobs/search', 'person', filtered, 'filters'),
  step('jobs/fetch', 'visitor', (round) => ({ page: 1 + (round % 40) })),
  ...steps('recruiter 1', 'jobs/create', 'jobs/update', 'employees/create', 'jobs/upload-receipt'),
  step('jobs/search', 'visitor', (round) => ({ page: 1 + (round % 800) }), 'all of them'),
  step(
    'jobs/search',
    'visitor',
    () => ({ page: 1, company_id: busy.company, fetch_company: company }),
    'company page',
  ),
  step('jobs/my', 'company', (n) => ({ page: 1 + (n % 40), ...(n % 3 === 0 && { search: 'nurse' }) })),
  ...steps('seeker 2', 'bookmarks/remove', 'followers/remove', 'employees/decline-request'),
  step('jobs/fetch-single', 'person', (n, { listed }) => ({ id: inTurn(listed, n * 7) }), 'job seeker'),
  step('jobs/my-applications', 'person', (n) => ({ page: 1 + (n % 12), search: inTurn(['', 'senior'], n) })),
  step('jobs/change-application-status', 'company', (n, { crowd }) => ({
    id: inTurn(crowd, n),
    status: inTurn(statusChoices, n),
  })),
  step('jobs/fetch-application', 'person', (n, { own }) => ({ id: inTurn(own, n) })),
  step('jobs/fetch-single', 'company', () => ({ id: busy.crowdedJob }), '2,000 applicants'),
  ...steps('company', 'notifications/fetch', 'fetch-bank', 'receipts/my', 'payments/my'),
  step(
    'jobs/fetch-single',
    'company',
    () => ({ id: busy.crowdedJob, search: 'anna' }),
    '2,000 applicants, search',
  ),
  step('jobs/download-cvs', 'company', (n, { crowd }) => ({
    id: busy.crowdedJob,
    application_ids: crowd.slice((n * 10) % crowd.length).slice(0, 10),
  })),
  ...steps('recruiter 2', 'payments/fetch-stripe-intent'),
  ...steps('recruiter 1', 'payments/verify-stripe'),
  step('bookmarks/fetch', 'person', (round) => ({ page: 1 + (round % 5), type: aJob })),
  ...steps('seeker 1', 'followers/toggle', 'cvs/upload', 'cvs/set-default', 'save-profile', 'posts/create'),
  ...steps('seeker 2', 'cvs/delete', 'posts/delete'),
  step('users/find', 'visitor', (round) => ({ id: busy.person + 5 + round * 13 })),
  step('users/fetch', 'visitor', (round) => ({ page: 1 + (round % 900), type: seeking }), 'all of them'),
  ...steps('seeker 1', 'employees/accept-request', 'employees/remove-request'),
  ...steps('recruiter 3', 'employees/delete', 'jobs/delete'),
  ...steps('seeker 1', 'projects/add', 'projects/update', 'projects/add-files', 'projects/delete-file'),
  ...steps('seeker 2', 'projects/delete'),
  ...steps('visitor', 'send-message', 'subscribe', 'reset-password'),
  ...steps('seeker 3', 'change-password', 'logout'),
]

function filtered(round: number) {
  const where = { location: inTurn(cities, round), salary_from: 20_000 }
  return { page: 1 + (round % 3), ...where, nature: [fullTime], types: [remote, hybrid] }
}

const label = ({ call, variant }: Step) => (variant === '' ? call : `${call} (${variant})`)

/** Measures every call of the contract in the busy world, in this process and in memory, from request to answer. */
export async function measureCalls(rounds: number): Promise<Bound[]> {
  const backend = await createTestBackend('busy')
  const took = new Map(plan.map((one) => [label(one), [] as number[]]))
  const fixed = { company: await backend.signIn(busy.company), person: await backend.signIn(busy.person) }
  const known = await backend.runtime.read(({ tx }) => ({
    crowd: tx.applications.by('job_id', busy.crowdedJob).map(({ id }) => id),
    own: tx.applications.by('account_id', busy.person).map(({ id }) => id),
    listed: tx.jobs.by('listed', 'all').map(({ id }) => id),
  }))
  const warmUp = 3
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const { things, tokens } = await createPairs(backend, round)
    const tokensOf: Readonly<Record<string, string>> = { ...fixed, ...tokens }
    for (const one of plan) {
      const form = one.form(round, known, things)
      const started = performance.now()
      const response = await backend.raw(one.call, form, tokensOf[one.by])
      const time = performance.now() - started
      await expectSuccess(one, response)
      if (round >= warmUp) took.get(label(one))?.push(time)
    }
  }
  const slowest = [...took]
    .map(([what, times]) => ({ what, p95: percentile(times, 0.95) }))
    .toSorted((a, b) => b.p95 - a.p95)
  const over = slowest.filter(({ p95 }) => p95 > bound).length
  const few = slowest.slice(0, 3).map(({ what, p95 }) => `${ms(p95)} (${what})`)
  return [{ what: 'every call, p95', measured: few.join(', '), bound: `≤ ${bound} ms`, met: over === 0 }]
}

async function createPairs(backend: TestBackend, round: number) {
  const things: Record<string, Things> = {}
  const tokens: Record<string, string> = {}
  for (const pair of pairs) {
    // Letters replace the digits and the hyphen, so that the pair's names contain it as a single word.
    const word = `pair${`${round}-${pair}`.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
    const brought = await bringThings(backend, word.replace('-', 'x'))
    things[pair] = brought
    tokens[`seeker ${pair}`] = await backend.signIn(brought.seeker)
    tokens[`recruiter ${pair}`] = await backend.signIn(brought.recruiter)
  }
  return { things, tokens }
}

async function expectSuccess({ call }: Step, response: Response): Promise<void> {
  const text = await response.text()
  const fine = response.headers.get('content-type') === 'application/zip' || /"status":"success"/.test(text)
  if (!fine) throw new Error(`${call} was refused: ${text.slice(0, 300)}`)
}
