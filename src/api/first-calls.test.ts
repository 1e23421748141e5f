import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('account and settings are empty at first, and each change notifies subscribers (product: session)', async () => {
  const answer = { settings: { currencies: ['EUR'], stripe_pk: null, tidio: null } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'success', message: '', ...answer })))
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
