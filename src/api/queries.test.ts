import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exampleAnswer, list, part } from '../../tests/support/answers.ts'
import { otherQueries, queries, type QueryName } from '../../tests/support/queries.ts'
import { isApiError } from './errors.ts'
import { companyJobsQuery, companyKey, searchJobsQuery } from './jobs.ts'
import { jobPaymentsQuery } from './payments.ts'
import { createQueryClient } from './query-client.ts'
import { token } from './token.ts'

type Behaviour = {
  /**
   * Whose data it is. `personal`: fetched only after login, and deleted on logout. `mixed`: public, but with the
   * viewer's own data, and also deleted on logout. `public`: the same for everybody.
   */
  holds: 'personal' | 'mixed' | 'public'
  call: string
  sends: Record<string, string>
  /** The field of the answer that it returns; by default the whole answer. */
  gives?: string
  /** How long the answer is fresh, in milliseconds. */
  freshFor?: number
  /** Refusals raise no alert. */
  quiet?: boolean
}

const of = (
  call: string,
  sends: Behaviour['sends'],
  holds: Behaviour['holds'],
  more: Partial<Behaviour> = {},
) => ({
  call,
  sends,
  holds,
  ...more,
})
// A search is sent with all keys, including empty ones (product: search).
const unfiltered = { keyword: '', category: '', location: '', salary_from: '', salary_to: '' }
const forever = { gives: 'settings', freshFor: Number.POSITIVE_INFINITY }

const table: Record<QueryName, Behaviour> = {
  applicationQuery: of('jobs/fetch-application', { id: '7' }, 'personal', { gives: 'application' }),
  bankQuery: of('fetch-bank', { type: 'feature_job' }, 'personal', { gives: 'bank' }),
  bookmarksQuery: of('bookmarks/fetch', { page: '2', type: 'job' }, 'personal'),
  categoriesQuery: of('categories/fetch', { type: 'job' }, 'public', { freshFor: 60_000 }),
  companyJobsQuery: of('jobs/search', { company_id: '7', page: '2', fetch_company: '1' }, 'public'),
  cvsQuery: of('cvs/fetch', {}, 'personal'),
  followingsQuery: of('followers/fetch', { type: 'recruiter' }, 'personal'),
  homeQuery: of('fetch-home', { type: 'job' }, 'public'),
  jobListsQuery: of('jobs/fetch', { page: '2' }, 'public'),
  jobPaymentsQuery: of('payments/my', { page: '1' }, 'personal', { gives: 'payments', quiet: true }),
  jobQuery: of('jobs/fetch-single', { id: '7' }, 'mixed'),
  meQuery: of('me', {}, 'personal', { gives: 'user', freshFor: 30_000, quiet: true }),
  myApplicationsQuery: of('jobs/my-applications', { page: '2' }, 'personal'),
  myJobsQuery: of('jobs/my', { page: '2' }, 'personal'),
  myProfileQuery: of('my-profile', {}, 'personal'),
  notificationsQuery: of('notifications/fetch', { type: 'job' }, 'personal', { freshFor: 10_000 }),
  paymentsQuery: of('payments/my', { page: '2' }, 'personal'),
  receiptsQuery: of('receipts/my', { page: '2' }, 'personal'),
  searchJobsQuery: of('jobs/search', { page: '2', ...unfiltered, nature: '[]', types: '[]' }, 'public'),
  settingsQuery: of('fetch-settings', {}, 'public', forever),
  talentQuery: of('users/fetch', { page: '2', type: 'job_seeker' }, 'public'),
  userQuery: of('users/find', { id: '7' }, 'public'),
}

const isName = (name: string): name is QueryName => name in queries
const names = Object.keys(queries).filter(isName)

/** Returns the answer to a call. The job has views, which only its owner sees, so it isn't a visitor's answer. */
function answerTo(call: string) {
  const answer = exampleAnswer(call)
  if (call === 'jobs/fetch-single') return { ...answer, job: { ...job, views: 12 } }
  if (call === 'payments/my') return { ...answer, payments: [{ ...payment, table_id: 7 }] }
  return answer
}

const job = part(exampleAnswer('jobs/fetch-single')['job'])
const [payment] = list(exampleAnswer('payments/my')['payments'])
const [cv] = list(exampleAnswer('cvs/fetch')['cvs'])
const application = part(exampleAnswer('jobs/fetch-application')['application'])

function answering(
  reply: (call: string) => Response | Promise<Response> = (call) => Response.json(answerTo(call)),
) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request)
    return Promise.resolve(reply(callOf(request)))
  })
  return requests
}

const callOf = ({ url }: Request) => url.replace('http://localhost/api/', '')

/** Returns the call and its fields, without the time zone, which the client adds. */
async function described(request: Request | undefined) {
  const form = request?.body ? await request.formData() : new FormData()
  form.delete('time_zone')
  return { call: request && callOf(request), sends: Object.fromEntries(form) }
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost', pathname: '/', search: '', hash: '' } })
  vi.spyOn(console, 'error').mockReturnValue()
  token.set('t1')
})

afterEach(() => {
  token.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the table lists every query of the app', () => {
  const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
  const exported = Object.values(files)
    .flatMap((file) => Object.keys(file))
    .filter((name) => name.endsWith('Query'))
  expect(
    exported.toSorted(),
    'Add each to `queries` in tests/support/queries.ts, and what it does to `table` here.',
  ).toEqual(names.toSorted())
})

test('no two queries share a key: each page, search and id has its own', () => {
  const keys = [...Object.values(queries), ...Object.values(otherQueries)].map(({ key }) =>
    JSON.stringify(key()),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

const firstPage = { page: '1' }

test.each([
  ['bookmarksQuery', firstPage],
  ['companyJobsQuery', { company_id: '7', ...firstPage, fetch_company: '1' }],
  ['jobListsQuery', firstPage],
  ['jobQuerySearched', { id: '7', search: 'Ada' }],
  ['myApplicationsQuery', firstPage],
  ['myApplicationsSearched', { page: '2', search: 'nurse' }],
  ['myJobsQuery', firstPage],
  ['myJobsSearched', { page: '2', search: 'nurse' }],
  ['paymentsQuery', firstPage],
  ['receiptsQuery', firstPage],
  ['searchJobsQuery', firstPage],
  ['searchJobsFiltered', { keyword: 'nurse', page: '2' }],
  ['talentQuery', firstPage],
  ['talentSearched', { page: '2', type: 'job_seeker', search: 'Ada' }],
] as const)('%s sends its parameters, by default for page 1 (rules 5)', async (name, sends) => {
  const requests = answering()
  await otherQueries[name].ask(createQueryClient())
  expect(await described(requests[0])).toMatchObject({ sends })
})

test('without numbers of pages, the page before tells whether a page is the last (rules 5)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const [card] = list(exampleAnswer('jobs/search')['jobs'])
  const client = createQueryClient()
  const ask = async (...ids: unknown[]) => {
    const jobs = ids.map((id) => ({ ...card, id }))
    answering((call) => Response.json({ ...answerTo(call), jobs, pages: undefined, total: undefined }))
    page += 1
    const answer = await client.query(searchJobsQuery({}, page))
    return [answer.jobs.length, answer.pages, answer.isOpenEnded ?? false]
  }
  let page = 0
  expect(await ask(1, 'unreadable', 3, 4, 5)).toEqual([4, 2, true])
  expect(await ask(6, 7, 8, 9, 'unreadable')).toEqual([4, 3, true])
  expect(await ask(11, 12)).toEqual([2, 3, false])
})

test('an unknown payment may be for any job, so no other is made (rules 25, 44)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  for (const payments of [{ 0: 'lost' }, 'none', [{ ...payment, table_id: 'x', job: null }]]) {
    answering((call) => Response.json({ ...answerTo(call), payments }))
    await expect(createQueryClient().query(jobPaymentsQuery(7))).rejects.toMatchObject({
      kind: 'not-an-envelope',
    })
  }
})

const paid = (...jobs: number[]) => ({
  payments: jobs.map((table_id, index) => ({ ...payment, id: index + 1, table_id })),
  pages: 9,
})

test.each([
  ['are those of the first page that has any', [paid(1), paid(7, 2, 7), paid(7)], { found: 2, asked: 2 }],
  ['are sought on three pages at most', [paid(1), paid(2), paid(3), paid(7)], { found: 0, asked: 3 }],
  ['are sought on existing pages only', [{ ...paid(1), pages: 1 }], { found: 0, asked: 1 }],
])('the payments for one job %s', async (_what, pages, expected) => {
  let next = 0
  const requests = answering((call) => Response.json({ ...answerTo(call), ...pages[next++] }))
  const found = await createQueryClient().query(jobPaymentsQuery(7))
  expect({ found: found.length, asked: requests.length }).toEqual(expected)
})

test.each([
  ['the viewer’s own job', { job: { ...job, views: 12 }, cvs: [], applications: [] }, ['jobs/fetch-single']],
  ['a job with the viewer’s CVs', { job, cvs: [cv], applications: [] }, ['jobs/fetch-single']],
  [
    'a job with the viewer’s application',
    { job, cvs: [], applications: [application] },
    ['jobs/fetch-single'],
  ],
  ['nothing private', { job, cvs: [], applications: [] }, ['jobs/fetch-single', 'me']],
])('%s shows whether the session may have expired (rules 12)', async (_what, fields, calls) => {
  const requests = answering((call) => Response.json({ ...answerTo(call), ...fields }))
  await queries.jobQuery.ask(createQueryClient())
  expect((await Promise.all(requests.map(described))).map(({ call }) => call)).toEqual(calls)
})

test('only the first request for jobs of a company also requests the company, whatever its page (product: company page)', async () => {
  const company = { name: 'Quay & Sons', cover_photo: null, profile_image: null }
  const requests = answering((call) =>
    Response.json({ ...answerTo(call), jobs: [], company, total_employees: 3 }),
  )
  const client = createQueryClient()
  await client.query(companyJobsQuery(7, 2))
  answering((call) => Response.json({ ...answerTo(call), jobs: [] }))
  const first = await client.query(companyJobsQuery(7, 1))
  expect(first).toMatchObject({ company, total_employees: 3 })
  const others = answering((call) => Response.json({ ...answerTo(call), jobs: [] }))
  await client.query({ ...companyJobsQuery(7, 2), staleTime: 0 })
  await client.query(companyJobsQuery(8))
  // As a mutation does, for example one that adds an employee.
  await client.invalidateQueries({ queryKey: companyKey(7) })
  await client.query({ ...companyJobsQuery(7, 2), staleTime: 0 })
  const asked = await Promise.all([...requests, ...others].map(described))
  expect(asked.map(({ sends }) => sends)).toEqual([
    { company_id: '7', page: '2', fetch_company: '1' },
    { company_id: '7', page: '2' },
    { company_id: '8', page: '1', fetch_company: '1' },
    { company_id: '7', page: '2', fetch_company: '1' },
  ])
})

test.each([
  ['resets the count even if the user has left', 0, () => undefined],
  ['leaves the count of a user who has logged in since', 3, () => token.set('t2')],
])('an answer with notifications %s (rules 33)', async (_, unread, change) => {
  let answer: (response: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => (answer = resolve))
  const requests = answering((call) =>
    call === 'notifications/fetch' ? late : Response.json(answerTo(call)),
  )
  const client = createQueryClient()
  const { leave } = queries.notificationsQuery.show(client)
  await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 1 })
  leave()
  change()
  client.setQueryData<object>(queries.meQuery.key(), { id: 1, jobs_notifications: 3 })
  answer(Response.json(answerTo('notifications/fetch')))
  // Once the answer to a later call has been read, the late answer has been read, too.
  await queries.cvsQuery.ask(client)
  expect(client.getQueryData(queries.meQuery.key())).toEqual({ id: 1, jobs_notifications: unread })
})

const settled = (client: QueryClient) =>
  vi.waitFor(() => expect(client.isFetching()).toBe(0), { interval: 1 })

type Return = [event: 'onFocus' | 'onOnline', what: string, scene: () => void, holds: Behaviour['holds'][]]

test.each<Return>([
  ['onFocus', 'everything except notifications', () => undefined, ['personal', 'mixed', 'public']],
  ['onOnline', 'everything except notifications', () => undefined, ['personal', 'mixed', 'public']],
  ['onFocus', 'only public data after the session expired', () => token.clear('over'), ['public']],
  ['onOnline', 'only public data after the session expired', () => token.clear('over'), ['public']],
])('returning to the page (%s) refetches %s', async (event, _what, scene, holds) => {
  answering()
  const client = createQueryClient()
  const shown = names.map((name) => queries[name].show(client))
  await settled(client)
  scene()
  await settled(client)
  for (const query of client.getQueryCache().getAll()) query.invalidate()
  const requests = answering()
  client.getQueryCache()[event]()
  await settled(client)
  const all = client.getQueryCache().getAll()
  const failed = all.filter(({ state }) => state.status === 'error')
  expect(failed.map(({ queryKey }) => queryKey)).toEqual([])
  for (const { leave } of shown) leave()
  const expected = names.filter((name) => name !== 'notificationsQuery' && holds.includes(table[name].holds))
  expect(new Set(requests.map(callOf))).toEqual(new Set(expected.map((name) => table[name].call)))
})

describe.each(names)('%s', (name) => {
  const { key, ask, show } = queries[name]
  const { holds, call, sends, gives, freshFor = 1_000, quiet = false } = table[name]
  const hasEffect = name === 'notificationsQuery'

  test(`makes its call, again after ${freshFor / 1_000} seconds, and returns the answer`, async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const requests = answering()
    const client = createQueryClient()
    const answer = part(answerTo(call))
    await expect(ask(client)).resolves.toEqual(gives === undefined ? answer : answer[gives])
    const lifetime = Math.min(freshFor, 86_400_000)
    vi.setSystemTime(Date.now() + lifetime - 1)
    await ask(client)
    expect(await Promise.all(requests.map(described))).toEqual([{ call, sends }])
    vi.setSystemTime(Date.now() + 1)
    await ask(client)
    expect(requests).toHaveLength(lifetime === freshFor ? 2 : 1)
  })

  test(`is fetched ${holds === 'personal' ? 'only after login' : 'for everybody'}`, async () => {
    token.clear()
    const requests = answering()
    const outcome = await ask(createQueryClient()).then(
      () => 'answered',
      (error: unknown) => isApiError(error) && error.kind,
    )
    expect([outcome, requests.length]).toEqual(holds === 'personal' ? ['session-over', 0] : ['answered', 1])
  })

  test(`${holds === 'public' ? 'stays on screen' : 'leaves the screen'} on logout, and leaves the cache`, async () => {
    answering()
    const [client, elsewhere] = [createQueryClient(), createQueryClient()]
    await ask(elsewhere)
    const { data, leave } = show(client)
    await vi.waitFor(() => expect(data()).toBeDefined(), { interval: 1 })
    answering(() => new Promise<Response>(() => undefined))
    token.clear()
    expect(data() !== undefined).toBe(holds === 'public')
    expect(elsewhere.getQueryData(key()) !== undefined).toBe(name === 'settingsQuery')
    leave()
  })

  test(`raises ${quiet ? 'no alert' : 'an alert'} for a refusal`, async () => {
    const isMe = name === 'meQuery'
    answering((asked) =>
      Response.json(asked === 'me' && !isMe ? answerTo(asked) : { status: 'error', message: 'No.' }),
    )
    // A refusal of `/api/me` itself means that the session has expired.
    const kind = isMe ? 'session-over' : 'refused'
    const refused = vi.fn<(title: string, message: string) => void>()
    await expect(ask(createQueryClient({ onRefused: refused }))).rejects.toMatchObject({ kind })
    expect(refused.mock.calls).toEqual(quiet ? [] : [['Error', 'No.']])
  })

  test(`${hasEffect ? 'completes' : 'aborts'} its request when it is cancelled`, async () => {
    const requests = answering(() => new Promise<Response>(() => undefined))
    const client = createQueryClient()
    const asking = ask(client).catch(() => undefined)
    await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 1 })
    await client.cancelQueries({ queryKey: key() })
    await asking
    expect(requests[0]?.signal.aborted).toBe(!hasEffect)
  })
})
