import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls, exampleAnswer, list, part } from '../../tests/support/answers.ts'
import { queriesOf, searched, type QueryName } from '../../tests/support/queries.ts'
import { isApiError } from './errors.ts'
import { companyJobsQuery, companyKey, searchJobsQuery } from './jobs.ts'
import { jobPaymentsQuery } from './payments.ts'
import { createQueryClient } from './query-client.ts'
import { token } from './token.ts'

const sevens = { job: 7, account: 7, application: 7 }
const queries = queriesOf(sevens, 2)

const isName = (name: string): name is QueryName => name in queries
const names = Object.keys(queries).filter(isName)

const needsLogin = (call: string) => calls.find(({ name }) => name === call)?.meta.auth === 'required'
/** Whether the answer to a call is the same for everybody: a job's also has the viewer's own data. */
const isPublic = (call: string) => !needsLogin(call) && call !== 'jobs/fetch-single'

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

afterEach(() => token.clear())

test('every query of the app is tested', () => {
  const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
  const exported = Object.values(files)
    .flatMap((file) => Object.keys(file))
    .filter((name) => name.endsWith('Query'))
  expect(exported.toSorted(), 'Add each to `queriesOf` in tests/support/queries.ts.').toEqual(
    names.toSorted(),
  )
})

test('queries that send or return something else have other keys', async () => {
  const seen = new Map<string, string>()
  for (const all of [
    queries,
    queriesOf(sevens, 1),
    queriesOf({ job: 8, account: 8, application: 8 }, 2),
    searched,
  ]) {
    for (const [name, { key, ask }] of Object.entries(all)) {
      const requests = answering()
      const answer = await ask(createQueryClient())
      const known = JSON.stringify([name, await described(requests[0]), answer])
      const queryKey = JSON.stringify(key())
      expect(seen.get(queryKey) ?? known).toBe(known)
      seen.set(queryKey, known)
    }
  }
})

const { jobPaymentsQuery: _startsAtPageOne, ...paged } = queries
const wanted = { id: '7', page: '2' }

test.each([
  ...Object.entries(paged).map(([name, query]) => ({ name, query, wanted })),
  ...Object.entries(searched).map(([name, query]) => ({
    name: `${name} for a text`,
    query,
    wanted: { ...wanted, search: 'Ada', keyword: 'Ada' },
  })),
])('$name sends the id, page and text that it is for, if its call takes them', async (each) => {
  const requests = answering()
  await each.query.ask(createQueryClient())
  const { call, sends } = await described(requests[0])
  const fields = calls.find(({ name }) => name === call)?.meta.fields ?? {}
  expect(sends).toMatchObject(
    Object.fromEntries(Object.entries(each.wanted).filter(([field]) => field in fields)),
  )
})

test('a search is sent with all keys, including empty ones (product: search)', async () => {
  const requests = answering()
  await queries.searchJobsQuery.ask(createQueryClient())
  const unfiltered = { keyword: '', category: '', location: '', salary_from: '', salary_to: '' }
  // The type of the filters adds later ones.
  expect((await described(requests[0])).sends).toMatchObject({
    page: '2',
    ...unfiltered,
    nature: '[]',
    types: '[]',
  })
})

test('without numbers of pages, the page before tells whether a page is the last (rules 5)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const [card] = list(exampleAnswer('jobs/search')['jobs'])
  const client = createQueryClient()
  const ask = async (...ids: unknown[]) => {
    const jobs = ids.map((id) => ({ ...card, id }))
    answering((call) => Response.json({ ...answerTo(call), jobs, pages: undefined, total: undefined }))
    page += 1
    const answer = await client.query(searchJobsQuery({ page }))
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
  ['are unknown beyond three pages', [paid(1), paid(2), paid(3), paid(7)], { found: undefined, asked: 3 }],
  ['are sought on existing pages only', [{ ...paid(1), pages: 1 }], { found: 0, asked: 1 }],
])('the payments for one job %s', async (_what, pages, expected) => {
  let next = 0
  const requests = answering((call) => Response.json({ ...answerTo(call), ...pages[next++] }))
  const found = await createQueryClient().query(jobPaymentsQuery(7))
  expect({ found: found?.length, asked: requests.length }).toEqual(expected)
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
])('%s shows whether the session may have expired (rules 12)', async (_what, fields, made) => {
  const requests = answering((call) => Response.json({ ...answerTo(call), ...fields }))
  await queries.jobQuery.ask(createQueryClient())
  expect((await Promise.all(requests.map(described))).map(({ call }) => call)).toEqual(made)
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

test.each<[what: string, before: number, unread: number | undefined, change: () => void]>([
  ['resets the count even if the user has left', 1, 0, () => undefined],
  ['does not say that those are read which it leaves out', 82, undefined, () => undefined],
  ['leaves the count of a user who has logged in since', 3, 3, () => token.set('t2')],
])('an answer with notifications %s (rules 33)', async (_, before, unread, change) => {
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
  client.setQueryData<object>(queries.meQuery.key(), { id: 1, jobs_notifications: before })
  answer(Response.json(answerTo('notifications/fetch')))
  // Once the answer to a later call has been read, the late answer has been read, too.
  await queries.cvsQuery.ask(client)
  expect(client.getQueryData(queries.meQuery.key())).toEqual({ id: 1, jobs_notifications: unread })
})

const settled = (client: QueryClient) =>
  vi.waitFor(() => expect(client.isFetching()).toBe(0), { interval: 1 })

const always = () => true
const expire = () => token.clear('over')

test.each<[event: 'onFocus' | 'onOnline', what: string, scene: () => void, isAsked: typeof isPublic]>([
  ['onFocus', 'everything', () => undefined, always],
  ['onOnline', 'everything', () => undefined, always],
  ['onFocus', 'only public data after the session expired', expire, isPublic],
  ['onOnline', 'only public data after the session expired', expire, isPublic],
])('returning to the page (%s) refetches %s, except notifications', async (event, _what, scene, isAsked) => {
  const first = answering()
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
  const expected = first.map(callOf).filter((call) => call !== 'notifications/fetch' && isAsked(call))
  expect(new Set(requests.map(callOf))).toEqual(new Set(expected))
})

test('an answer is fresh for a second; longer if it rarely changes, or if asking has an effect', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lasting: Partial<Record<QueryName, number>> = {}
  for (const name of names) {
    const requests = answering()
    const client = createQueryClient()
    const opened = Date.now()
    let seconds = 0
    for (seconds of [0, 0.999, 1, 10, 30, 60, 86_400]) {
      vi.setSystemTime(opened + seconds * 1_000)
      await queries[name].ask(client)
      if (requests.length > 1) break
    }
    if (seconds !== 1) lasting[name] = seconds
  }
  expect(lasting).toEqual({
    categoriesQuery: 60,
    homeQuery: 10,
    meQuery: 30,
    notificationsQuery: 10,
    settingsQuery: 86_400,
  })
})

test('a refused refetch raises an alert, unless the screen reports it', async () => {
  const silent: string[] = []
  const refusal = { status: 'error', message: 'No.' }
  for (const name of names) {
    const refused = vi.fn<() => undefined>()
    const client = createQueryClient({ onRefused: refused })
    token.set('t1')
    answering()
    await queries[name].ask(client)
    answering((call) => Response.json(call === 'me' && name !== 'meQuery' ? answerTo(call) : refusal))
    await client.invalidateQueries()
    await expect(queries[name].ask(client)).rejects.toBeDefined()
    if (refused.mock.calls.length === 0) silent.push(name)
  }
  expect(silent).toEqual([
    'applicationQuery',
    'companyJobsQuery',
    'jobPaymentsQuery',
    'jobQuery',
    'meQuery',
    'myJobsQuery',
    'userQuery',
  ])
})

test.each(names)('%s leaves the screen on logout unless it is public, and leaves the cache', async (name) => {
  const { key, ask, show } = queries[name]
  const [client, elsewhere] = [createQueryClient(), createQueryClient()]
  const requests = answering()
  await ask(elsewhere)
  const [call = ''] = requests.map(callOf)
  const { data, leave } = show(client)
  await vi.waitFor(() => expect(data()).toBeDefined(), { interval: 1 })
  answering(() => new Promise<Response>(() => undefined))
  token.clear()
  const isShown = data() !== undefined
  leave()
  expect(isShown).toBe(isPublic(call))
  expect(elsewhere.getQueryData(key()) !== undefined).toBe(name === 'settingsQuery')
})

test.each(names)('%s is sent without a token only if its call needs none', async (name) => {
  const { ask } = queries[name]
  const requests = answering()
  await ask(createQueryClient())
  const [call = ''] = requests.map(callOf)
  token.clear()
  const sent = answering()
  const outcome = await ask(createQueryClient()).then(
    () => 'answered',
    (error: unknown) => isApiError(error) && error.kind,
  )
  expect([outcome, sent.length]).toEqual(needsLogin(call) ? ['session-over', 0] : ['answered', 1])
})

test.each(names)('%s aborts its request when it is cancelled, unless it has an effect', async (name) => {
  const { key, ask } = queries[name]
  const requests = answering(() => new Promise<Response>(() => undefined))
  const client = createQueryClient()
  const asking = ask(client).catch(() => undefined)
  await vi.waitFor(() => expect(requests).toHaveLength(1), { interval: 1 })
  await client.cancelQueries({ queryKey: key() })
  await asking
  expect(requests[0]?.signal.aborted).toBe(name !== 'notificationsQuery')
})
