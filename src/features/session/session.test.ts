import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { meQuery, type User } from '../../api/session.ts'
import { createSafeStorage, tabStorage } from '../../api/storage.ts'
import { token } from '../../api/token.ts'
import { clearDrafts } from './drafts.ts'
import { pendingLogin } from './pending-login.ts'
import { signIn, signOut } from './sign.ts'
import { createDraftStore, withStored } from './useDraft.ts'

const drafts = createDraftStore()

const ada: User = { ...example('me').user, name: 'Ada', jobs_notifications: 3 }

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost', pathname: '/', search: '', hash: '' } })
})

afterEach(() => {
  token.set('', 'browser')
  token.clear()
  pendingLogin.clear()
  clearDrafts()
})

test('a logout sends the token to the server, and clears token, account and drafts', async () => {
  const queryClient = createQueryClient()
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ status: 'success', message: '' })),
  )
  vi.stubGlobal('fetch', fetch)
  signIn(queryClient, { access_token: 't1', user: ada })
  drafts.save('post-job', 1, { title: 'Nurse' })
  await signOut()
  expect(fetch.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer t1')
  expect(token.get()).toBeUndefined()
  expect(queryClient.getQueryData(meQuery().queryKey)).toBeUndefined()
  expect(drafts.restore('post-job', 1)).toBeUndefined()
})

test('a logout works when the server can’t be reached or doesn’t answer', async () => {
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

const title = (words: string) => ({ title: words })
const memory = () => createSafeStorage(() => undefined)

test('a draft is returned only to its owner (rules 12)', () => {
  const store = createDraftStore(memory(), memory())
  const savedAt = store.save('post-job', 1, title('Nurse'), title(''))
  expect(store.restore('post-job', 1)).toEqual({ values: title('Nurse'), before: title(''), savedAt })
  expect(store.restore('post-job', 2)).toBeUndefined()
  store.clear('post-job', 2, savedAt)
  expect(store.restore('post-job', 1)?.values).toEqual(title('Nurse'))
  store.clear('post-job', 1, savedAt)
  expect(store.restore('post-job', 1)).toBeUndefined()
})

test('a draft that another tab has stored since is not cleared', () => {
  const store = createDraftStore(memory(), memory())
  const savedAt = store.save('post-job', 1, title('Nurse'))
  store.clear('post-job', 1, new Date(savedAt.getTime() - 1))
  expect(store.restore('post-job', 1)?.values).toEqual(title('Nurse'))
})

test('the files of a draft are cleared with it, and returned only to its owner', () => {
  const store = createDraftStore(memory(), memory())
  const file = new File(['x'], 'x.png')
  const savedAt = store.save('post', 1, { ...title('Look'), 'files[]': [file] }, { 'files[]': [] })
  expect(store.restore('post', 1)).toMatchObject({ values: { 'files[]': [file] }, before: {} })
  store.save('post', 2, title('Mine'))
  expect(store.restore('post', 2)?.values).toEqual(title('Mine'))
  expect(store.restore('post', 1)).toBeUndefined()
  store.save('post', 1, { ...title('Look'), file })
  store.clear('post', 1, new Date(savedAt.getTime() + 60_000))
  store.save('post', 1, title('Once more'))
  expect(store.restore('post', 1)?.values).toEqual(title('Once more'))
})

test('a tab’s draft and files survive an expired session, and are cleared by a logout in another tab', () => {
  const file = new File(['x'], 'x.png')
  token.set('t1')
  drafts.save('post', 1, { ...title('Look'), file })
  token.clear('over')
  token.set('t2')
  expect(drafts.restore('post', 1)?.values).toEqual({ ...title('Look'), file })
  token.clear()
  expect(tabStorage.keys().filter((key) => key.startsWith('fieldwork.draft'))).toEqual([])
  expect(drafts.restore('post', 1)?.values).toEqual(title('Look'))
})

test('a draft that cannot be read or has no owner is ignored', () => {
  const storage = memory()
  const store = createDraftStore(storage, memory())
  const values = title('Nurse')
  const stored = { values, before: {}, owner: 1, savedAt: new Date().toISOString() }
  const broken = [
    { values },
    { ...stored, savedAt: 'soon' },
    { ...stored, owner: undefined },
    { ...stored, values: 1 },
  ]
  for (const text of ['', '{', 'null', '3', ...broken.map((each) => JSON.stringify(each))]) {
    storage.set('fieldwork.draft.x', text)
    expect(store.restore('x', 1)).toBeUndefined()
  }
  storage.set('fieldwork.draft.x', JSON.stringify(stored))
  expect(store.restore('x', 1)?.values).toEqual(values)
})

test('of a stored draft, values of the form’s kinds are taken; others stay as they are', () => {
  const files: File[] = []
  const own = { title: 'Nurse', cv: undefined, is_default: false, picture: null, rows: [], files }
  const picture = new File(['x'], 'x.png')
  const rows = [{ key: 'row-1', texts: { degree: 'BSc' } }]
  const stored = { title: '', cv: 'My CV', is_default: true, picture, rows, files: [picture] }
  expect(withStored(own, { ...stored, gone: 'x' })).toEqual(stored)
  const strange = [7, null, {}, [7], [{ texts: {} }], [{ key: 'a', texts: { degree: 7 } }], [{ key: 'a' }]]
  for (const each of strange) {
    const broken = { title: each, cv: each, is_default: each, picture: 'x.png', rows: each, files: each }
    expect(withStored(own, broken)).toEqual(own)
  }
})
