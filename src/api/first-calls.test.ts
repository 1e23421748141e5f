import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobListsQuery, myJobsQuery } from './jobs.ts'
import { createQueryClient } from './query-client.ts'
import { meQuery, updateUser, type User } from './session.ts'
import { settingsQuery } from './site.ts'
import { token } from './token.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
})

afterEach(() => {
  token.clear()
  vi.unstubAllGlobals()
})

/** Answers every call with this, and notes what was asked. */
function answering(answer: object) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request.clone())
    return Promise.resolve(Response.json({ status: 'success', message: '', ...answer }))
  })
  return requests
}

test('the lists of jobs begin with page 1 (spec §2)', async () => {
  token.set('t1')
  const requests = answering({ full_time: [], part_time: [], jobs: [] })
  const client = createQueryClient()
  await client.query(jobListsQuery())
  await client.query(myJobsQuery())
  const pages = await Promise.all(requests.map(async (request) => (await request.formData()).get('page')))
  expect(pages).toEqual(['1', '1'])
})

test('account and settings are empty at first, and each change is announced (spec §3)', async () => {
  answering({ settings: { currencies: ['EUR'], stripe_pk: null, tidio: null } })
  const client = createQueryClient()
  const user = new QueryObserver(client, { ...meQuery(), enabled: false })
  const settings = new QueryObserver(client, settingsQuery())
  expect([user.getCurrentResult().data, settings.getCurrentResult().data]).toEqual([undefined, undefined])

  const heard: unknown[] = []
  const leave = [user, settings].map((observer) =>
    observer.subscribe(({ data }) => data !== undefined && heard.push(data)),
  )
  await vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ currencies: ['EUR'] })))
  const ada = { id: 1, name: 'Ada', jobs_notifications: 3 }
  client.setQueryData<Partial<User>>(['me'], ada)
  updateUser(client, { jobs_notifications: 0 })
  await vi.waitFor(() => expect(heard.at(-1)).toEqual({ ...ada, jobs_notifications: 0 }))
  for (const stop of leave) stop()
})
