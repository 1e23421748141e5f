import { type CallName, isCall } from '../../mocks/operation.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { bringThings, payloads, type Things } from '../../tests/support/payloads.ts'
import { createTestBackend, formOf, type FormInput, type TestBackend } from '../../tests/support/backend.ts'
import { statusChoices } from '../../mocks/rules/application-status.ts'
import { busy } from '../../mocks/scenarios/personas.ts'
import { column, median, ms, type Part, percentile } from './report.ts'

/** The bound on every call at the 95th percentile, in milliseconds. */
const bound = 16

/**
 * The caller: a visitor, the company or the job seeker with the most rows in the busy world, or one of three pairs that
 * each round creates, because its calls use up what they have.
 */
type Caller = 'visitor' | 'company' | 'person' | `${'seeker' | 'recruiter'} ${1 | 2 | 3}`

interface Step {
  call: CallName
  /** Distinguishes steps with the same call. */
  variant: string
  by: Caller
  form(round: number, pairs: Readonly<Record<string, Things>>): FormData | null
}

const pairs = ['1', '2', '3'] as const

function step<K extends CallName>(
  call: K,
  by: Caller,
  body?: (round: number) => FormInput<NoInfer<K>>,
  variant = '',
): Step {
  return {
    call,
    variant,
    by,
    form(round, things) {
      const named = things[by.at(-1) ?? ''] ?? things['1']
      if (!named) throw new Error('The round has no pairs.')
      const role = by === 'company' || by.startsWith('recruiter') ? 'recruiter' : 'job_seeker'
      const fields = body ? body(round) : payloads[call](named, role)
      return Object.keys(fields).length === 0 ? null : formOf(fields)
    },
  }
}

/** Search terms, from no match to nearly every row. */
const keywords =
  'night nurse|TypeScript|senior accountant|forklift early shift|bakery|Zürich engineer|work|lighthouse keeper|Präzision|teacher music'
const talents = 'designer|nurse nights|tanaka|rotterdam driver|looking for a team|zoé|e'
const cities = 'leeds|Zürich|Netherlands|ô|nowhere'
const from = (words: string, round: number): string => {
  const all = words.split('|')
  return all[round % all.length] ?? ''
}

// Keep their literal types inside the payloads below.
const [seeking, aJob, company] = ['job_seeker', 'job', 1] as const
const [fullTime, remote, hybrid] = ['full_time', 'remote', 'hybrid'] as const

/** Returns calls with their usual payloads. */
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
  step('jobs/search', 'visitor', (round) => ({ page: 1, keyword: from(keywords, round) }), 'keyword'),
  ...steps('visitor', 'login-with-google', 'send-password-reset-link'),
  step('users/fetch', 'visitor', (n) => ({ page: 1, type: seeking, search: from(talents, n) }), 'search'),
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
  step('jobs/fetch-single', 'person', () => ({ id: 0 }), 'job seeker'),
  step('jobs/my-applications', 'person', (n) => ({ page: 1 + (n % 12), search: from('|senior', n) })),
  step('jobs/change-application-status', 'company', (round) => ({
    id: 0,
    status: statusChoices[round % statusChoices.length] ?? 'applied',
  })),
  step('jobs/fetch-application', 'person', () => ({ id: 0 })),
  step('jobs/fetch-single', 'company', () => ({ id: busy.crowdedJob }), '2,000 applicants'),
  ...steps('company', 'notifications/fetch', 'fetch-bank', 'receipts/my', 'payments/my'),
  step(
    'jobs/fetch-single',
    'company',
    () => ({ id: busy.crowdedJob, search: 'anna' }),
    '2,000 applicants, search',
  ),
  step('jobs/download-cvs', 'company', () => ({ id: busy.crowdedJob, application_ids: [] })),
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
  const where = { location: from(cities, round), salary_from: 20_000 }
  return { page: 1 + (round % 3), ...where, nature: [fullTime], types: [remote, hybrid] }
}

/** The duration of a call, and the part of it on the processor, in milliseconds. */
interface Took {
  time: number
  busy: number
}

const label = ({ call, variant }: Step) => (variant === '' ? call : `${call} (${variant})`)

/** Measures every call of the contract in the busy world, in this process and in memory, from request to answer. */
export async function measureCalls(rounds: number): Promise<Part> {
  const backend = await createTestBackend('busy')
  const took = new Map(plan.map((one) => [label(one), [] as Took[]]))
  const fixed = { company: await backend.signIn(busy.company), person: await backend.signIn(busy.person) }
  const known = await backend.runtime.read(({ tx }) => ({
    crowd: tx.applications.by('job_id', busy.crowdedJob).map(({ id }) => id),
    own: tx.applications.by('account_id', busy.person).map(({ id }) => id),
    listed: tx.jobs.by('listed', 'all').map(({ id }) => id),
  }))
  const warmUp = 3
  for (let round = -warmUp; round < rounds; round += 1) {
    const { things, tokens } = await createPairs(backend, round + warmUp)
    const tokensOf: Readonly<Record<string, string>> = { ...fixed, ...tokens }
    for (const one of plan) {
      const form = one.form(round + warmUp, things)
      fill(form, one, known, round + warmUp)
      const token = tokensOf[one.by]
      const request = new Request(`https://app.example/api/${one.call}`, {
        method: 'POST',
        body: form,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      })
      const [started, before] = [performance.now(), process.threadCpuUsage()]
      const response = await backend.runtime.handle(`api/${one.call}`, request)
      const time = performance.now() - started
      const { user, system } = process.threadCpuUsage(before)
      await expectSuccess(one, response)
      if (round >= 0) took.get(label(one))?.push({ time, busy: (user + system) / 1000 })
    }
  }
  return report(took, rounds)
}

/** Fills in ids that depend on the world. */
function fill(
  form: FormData | null,
  { call, variant }: Step,
  { crowd, own, listed }: Record<'crowd' | 'own' | 'listed', readonly number[]>,
  round: number,
): void {
  const some = (ids: readonly number[], count: number) =>
    Array.from({ length: count }, (_, index) => ids[(round * count + index) % ids.length] ?? 0)
  if (call === 'jobs/change-application-status') form?.set('id', String(some(crowd, 1)[0]))
  if (variant === 'job seeker') form?.set('id', String(some(listed, 7)[0]))
  if (call === 'jobs/fetch-application') form?.set('id', String(some(own, 1)[0]))
  if (call === 'jobs/download-cvs') form?.set('application_ids', JSON.stringify(some(crowd, 10)))
}

async function createPairs(backend: TestBackend, round: number) {
  const things: Record<string, Things> = {}
  const tokens: Record<string, string> = {}
  for (const pair of pairs) {
    // Letters instead of digits keep the pair's names one word.
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

function report(took: ReadonlyMap<string, readonly Took[]>, rounds: number): Part {
  const rows = [...took]
    .map(([what, all]) => {
      const times = column(all, 'time')
      const [p95, own] = [percentile(times, 0.95), percentile(column(all, 'busy'), 0.95)]
      return { what, p95, own, figures: [median(times), p95, Math.max(...times), own] }
    })
    .toSorted((a, b) => b.p95 - a.p95)
  const slow = rows.filter(({ p95 }) => p95 > bound)
  const worst = rows[0] ?? { what: 'no call', p95: Number.NaN }
  const busyOnes = rows.filter(({ own }) => own > bound).length
  const over =
    slow.length === 0
      ? ''
      : `${slow.length} of ${rows.length} over (${busyOnes} by time on the processor), up to `
  return {
    title: 'Every call in the busy world',
    tables: [
      {
        about:
          `All ${Object.keys(contract).filter(isCall).length} calls, ${rounds} times each in mixed order, in one Node process with the world in memory: from ` +
          'request to answer, with form data, access, validation both ways and the commit. The last column is the time on the ' +
          'processor: where it is far lower, the call waited for other programs.',
        heads: ['call', 'p50', 'p95', 'max', 'p95 on the processor', ''],
        rows: rows.map((row) => [row.what, ...row.figures.map(ms), row.p95 > bound ? 'over' : '']),
      },
    ],
    bounds: [
      {
        what: 'every call, p95',
        measured: `${over}${ms(worst.p95)} (${worst.what})`,
        bound: `≤ ${bound} ms`,
        met: slow.length === 0,
      },
    ],
  }
}
