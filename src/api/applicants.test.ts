import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeApplicationStatusesMutation, type StatusChange } from './applicants.ts'
import { applicationQuery, type Application } from './applications.ts'
import { jobQuery } from './jobs.ts'
import { createQueryClient } from './query-client.ts'

const application: Application = {
  id: 5,
  status: 'applied',
  created_at: '2026-03-01T09:00:00Z',
  user: { id: 2, name: 'Grace', email: 'grace@example.org', about: null, profile_image: null },
  cv: { id: 3, title: 'CV', path: '/storage/cv.pdf', is_default: true },
  company: { name: 'Ada & Co', profile_image: null },
  job: { id: 7, title: 'Nurse' },
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
})

afterEach(() => vi.unstubAllGlobals())

/** Changes the status in two caches while the server thinks; `answer` ends its thinking. */
function change() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
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
    fail: () => reject(new TypeError('Failed to fetch')),
    again: (changes: StatusChange[]) =>
      new MutationObserver(queryClient, changeApplicationStatusesMutation).mutate(changes),
  }
}

test('a status is shown at once, and stays when the server agrees', async () => {
  const { statuses, done, answer } = change()
  await vi.waitFor(() => expect(statuses()).toEqual(['shortlisted', 'shortlisted', 'applied']))
  answer({ status: 'success', message: 'Changed.' })
  await done
  expect(statuses()).toEqual(['shortlisted', 'shortlisted', 'applied'])
})

test('two changes of one that reach nobody bring back what was there before both', async () => {
  const { statuses, done, fail, again } = change()
  await vi.waitFor(() => expect(statuses()).toEqual(['shortlisted', 'shortlisted', 'applied']))
  const second = again([{ id: 5, status: 'accepted' }])
  await vi.waitFor(() => expect(statuses()).toEqual(['accepted', 'accepted', 'applied']))
  fail()
  await done
  expect(statuses()).toEqual(['accepted', 'accepted', 'applied'])
  await expect(second).resolves.toMatchObject({ error: { kind: 'network' } })
  expect(statuses()).toEqual(['applied', 'applied', 'applied'])
})

test('a status that is refused is taken back, and why is told to the screen', async () => {
  const { statuses, done, answer } = change()
  await vi.waitFor(() => expect(statuses()).toEqual(['shortlisted', 'shortlisted', 'applied']))
  answer({ status: 'error', message: 'Not your job.' })
  await expect(done).resolves.toMatchObject({
    failed: [{ id: 5, status: 'shortlisted' }],
    error: { kind: 'refused', message: 'Not your job.' },
  })
  expect(statuses()).toEqual(['applied', 'applied', 'applied'])
})
