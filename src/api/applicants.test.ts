import { MutationObserver, type QueryKey } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { example } from '../../tests/support/examples.ts'
import { changeApplicationStatusesMutation, type StatusChange } from './applicants.ts'
import { applicationQuery, type Application } from './applications.ts'
import { jobQuery } from './jobs.ts'
import { createQueryClient } from './query-client.ts'

const application: Application = {
  ...example('jobs/fetch-application').application,
  id: 5,
  status: 'applied',
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
})

/** Changes a status that two cached answers contain; `answer` sends the server's answer. */
function change() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const queryClient = createQueryClient()
  const job = jobQuery(7).queryKey
  const single = applicationQuery(5).queryKey
  queryClient.setQueryData(single, application)
  queryClient.setQueryDefaults(job, { staleTime: Number.POSITIVE_INFINITY })
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: job })
    .setData({
      applications: [application, { ...application, id: 6 }],
    })
  const observer = new MutationObserver(queryClient, changeApplicationStatusesMutation)
  const done = observer.mutate([{ id: 5, status: 'shortlisted' }])
  const statuses = () => [
    queryClient.getQueryData(single)?.status,
    ...(queryClient.getQueryData(job)?.applications.map(({ status }) => status) ?? []),
  ]
  return {
    statuses,
    done,
    answer: (body: object) => resolve(Response.json(body)),
  }
}

/** `reply` answers each call by application id. */
function changeSeven(reply: (id: number) => Promise<Response>) {
  const sent: number[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const id = Number((await request.formData()).get('id'))
    sent.push(id)
    return await reply(id)
  })
  const changes = [1, 2, 3, 4, 5, 6, 7].map((id): StatusChange => ({ id, status: 'shortlisted' }))
  const observer = new MutationObserver(createQueryClient(), changeApplicationStatusesMutation)
  return { sent, done: observer.mutate(changes) }
}

const agreed = () => Promise.resolve(Response.json({ status: 'success', message: 'Changed.' }))
const idsOf = (changes: readonly StatusChange[]) => changes.map(({ id }) => id).toSorted((a, b) => a - b)

test('several changes are sent once each, four at a time', async () => {
  const held = Promise.withResolvers<Response>()
  const { sent, done } = changeSeven(async () => (await held.promise).clone())
  await vi.waitFor(() => expect(sent).toEqual([1, 2, 3, 4]))
  held.resolve(Response.json({ status: 'success', message: 'Changed.' }))
  await expect(done).resolves.toEqual({ failed: [], error: undefined })
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a refused change is reported, and the others continue', async () => {
  const { sent, done } = changeSeven((id) =>
    id === 2 || id === 5
      ? Promise.resolve(Response.json({ status: 'error', message: `Not ${id}.` }))
      : agreed(),
  )
  const { failed, error } = await done
  expect(idsOf(sent.map((id) => ({ id, status: 'applied' })))).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(idsOf(failed)).toEqual([2, 5])
  expect(error).toMatchObject({ kind: 'refused', message: 'Not 2.' })
})

test('after a network failure, waiting changes are not sent', async () => {
  const { sent, done } = changeSeven(() => Promise.reject(new TypeError('Failed to fetch')))
  const { failed, error } = await done
  expect(sent).toEqual([1, 2, 3, 4])
  expect(idsOf(failed)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(error).toMatchObject({ kind: 'network' })
})

test.each([
  [() => new Response('<h1>Busy'), 'not-an-envelope', 'Check before you try again.'],
  [() => new Response('<h1>Not here', { status: 404 }), 'not-built', 'Nothing was changed.'],
] as const)('the screen gets to know whether a failed change may have worked', async (reply, kind, words) => {
  const { done } = changeSeven(() => Promise.resolve(reply()))
  await expect(done).resolves.toMatchObject({ error: { kind, message: expect.stringContaining(words) } })
})

test('an expired session ends all changes, and is not reported as a failed change (rules 12)', async () => {
  const { done } = changeSeven(() =>
    Promise.resolve(Response.json({ status: 'error', message: 'Log in.' }, { status: 401 })),
  )
  await expect(done).rejects.toMatchObject({ kind: 'session-over', message: 'Log in.' })
})

test('an answer requested before a change of status replaces no newer data, but fills an empty page', async () => {
  vi.stubGlobal('fetch', agreed)
  const client = createQueryClient()
  const older = { applications: [application] }
  const late = Promise.withResolvers<typeof older>()
  const ask = (queryKey: QueryKey) =>
    client.query({ queryKey, queryFn: () => late.promise, staleTime: 0 }).catch(() => undefined)
  const [shown, loading] = [jobQuery(7).queryKey, jobQuery(8).queryKey]
  client.getQueryCache().build(client, { queryKey: shown }).setData(older)
  const asking = [ask(shown), ask(loading)]
  const observer = new MutationObserver(client, changeApplicationStatusesMutation)
  await observer.mutate([{ id: 5, status: 'shortlisted' }])
  late.resolve(older)
  await Promise.all(asking)
  const statusOf = (key: typeof shown) => client.getQueryData(key)?.applications.map(({ status }) => status)
  expect([statusOf(shown), statusOf(loading)]).toEqual([['shortlisted'], ['applied']])
})

test('a refused status is reverted, and the screen gets the reason', async () => {
  const { statuses, done, answer } = change()
  await vi.waitFor(() => expect(statuses()).toEqual(['shortlisted', 'shortlisted', 'applied']))
  answer({ status: 'error', message: 'Not your job.' })
  await expect(done).resolves.toMatchObject({
    failed: [{ id: 5, status: 'shortlisted' }],
    error: { kind: 'refused', message: 'Not your job.' },
  })
  expect(statuses()).toEqual(['applied', 'applied', 'applied'])
})
