import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { currentUser, meQuery, type User } from '../../api/session.ts'
import { createKeptStorage } from '../../api/storage.ts'
import { token } from '../../api/token.ts'
import { createDraftStore, drafts } from './drafts.ts'
import { pendingLogin } from './pending-login.ts'
import { signIn, signOut } from './sign.ts'

const ada: User = {
  id: 1,
  name: 'Ada',
  email: 'ada@example.org',
  type: 'recruiter',
  profile_image: null,
  cover_photo: null,
  about: null,
  currently_working: null,
  currently_located: null,
  summary: null,
  desired_job_title: null,
  desired_salary: null,
  desired_cities: null,
  desired_skills: null,
  jobs_notifications: 0,
  education: [],
  experiences: [],
  certificates: [],
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost', pathname: '/', search: '', hash: '' } })
})

afterEach(() => {
  token.set('', 'browser')
  token.clear()
  pendingLogin.clear()
  drafts.clearAll()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('signing in keeps the token and the person, and ends the waiting for the code', async () => {
  const queryClient = createQueryClient()
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  pendingLogin.set({ email: 'ada@example.org', type: 'recruiter' })
  signIn(queryClient, { access_token: 't1', user: ada })
  expect(token.get()).toBe('t1')
  expect(await currentUser(queryClient)).toEqual(ada)
  expect(pendingLogin.get()).toBeUndefined()
  // Nobody has to be asked who that is.
  expect(fetch).not.toHaveBeenCalled()
})

test('a visitor is not asked about', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const queryClient = createQueryClient()
  expect(await currentUser(queryClient)).toBeUndefined()
  await expect(queryClient.query(meQuery())).rejects.toMatchObject({ kind: 'session-over' })
  expect(fetch).not.toHaveBeenCalled()
})

test('signing out tells the server with the token, and forgets token, person and drafts', async () => {
  const queryClient = createQueryClient()
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ status: 'success', message: '' })),
  )
  vi.stubGlobal('fetch', fetch)
  signIn(queryClient, { access_token: 't1', user: ada })
  drafts.save('post-job', { title: 'Nurse' }, 1)
  await signOut()
  expect(fetch.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer t1')
  expect(token.get()).toBeUndefined()
  expect(queryClient.getQueryData(meQuery().queryKey)).toBeUndefined()
  expect(drafts.restore('post-job', 1)).toBeUndefined()
})

test('signing out works when the server does not answer, or refuses', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  token.set('t1')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await signOut()
  expect(token.get()).toBeUndefined()

  vi.useFakeTimers()
  token.set('t2')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const leaving = signOut()
  await vi.advanceTimersByTimeAsync(3000)
  await leaving
  expect(token.get()).toBeUndefined()
})

test('the pending e-mail is kept until it is verified', () => {
  expect(pendingLogin.get()).toBeUndefined()
  pendingLogin.set({ email: 'ada@example.org', type: 'job_seeker' })
  expect(pendingLogin.get()).toEqual({ email: 'ada@example.org', type: 'job_seeker' })
  pendingLogin.set({ email: 'ada@example.org', type: 'job_seeker', sentAt: 7 })
  expect(pendingLogin.get()?.sentAt).toBe(7)
  pendingLogin.clear()
  expect(pendingLogin.get()).toBeUndefined()
})

test('a draft is its owner’s, and is still there after the session has died', () => {
  let interrupted = false
  const store = createDraftStore(
    createKeptStorage(() => undefined),
    () => interrupted,
  )
  store.save('post-job', { title: 'Nurse' }, 1)
  expect(store.restore('post-job', 1)?.values).toEqual({ title: 'Nurse' })
  expect(store.restore('post-job', 2)).toBeUndefined()
  expect(store.restore('post-job', undefined)).toBeUndefined()
  interrupted = true
  store.save('post-job', { title: 'Nurses' }, undefined)
  expect(store.restore('post-job', undefined)?.values).toEqual({ title: 'Nurses' })
  interrupted = false
  expect(store.restore('post-job', 1)?.values).toEqual({ title: 'Nurses' })
  expect(store.restore('post-job', 1)?.savedAt.getTime()).toBeCloseTo(Date.now(), -4)
  store.clear('post-job')
  expect(store.restore('post-job', 1)).toBeUndefined()
})

test('a broken draft is none', () => {
  const storage = createKeptStorage(() => undefined)
  const store = createDraftStore(storage, () => false)
  for (const text of ['', '{', 'null', '3', '{"values":1}', '{"values":1,"savedAt":"soon"}']) {
    storage.set('fieldwork.draft.x', text)
    expect(store.restore('x', undefined)).toBeUndefined()
  }
})
