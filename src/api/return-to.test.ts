import { expect, test, vi } from 'vitest'
import { appPath, createReturnTo, herePath } from './return-to.ts'
import { createSafeStorage } from './storage.ts'

test.each([
  '/',
  '/jobs/7?tab=applicants#top',
  '/search?keyword=https://x.org',
  '/profile/receipts',
  '/loginous',
  '/jobs/login',
])('%s is a path to return to', (path) => {
  expect(appPath(path)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'jobs',
  'jobs/7',
  'javascript:/alert(1)',
  'https://evil.example/jobs',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/jobs\\..\\x',
  '/login',
  '/login?x=1',
  '/verify',
  '/signup#a',
  '/reset-password/a@b.c',
])('%j is not a path to return to', (path) => {
  expect(appPath(path)).toBeUndefined()
})

test('the current path includes query and hash, but not the host', () => {
  expect(herePath()).toBe('/')
  vi.stubGlobal('window', { location: { pathname: '/jobs/7', search: '?tab=applicants', hash: '#top' } })
  expect(herePath()).toBe('/jobs/7?tab=applicants#top')
})

test('a path is returned once, and a login screen does not replace it (rules 12, 35)', () => {
  const returnTo = createReturnTo(
    createSafeStorage(() => undefined),
    () => '/my?page=2',
  )
  returnTo.remember()
  expect(returnTo.peek()).toBe('/my?page=2')
  returnTo.remember('/login')
  expect(returnTo.take()).toBe('/my?page=2')
  expect(returnTo.take()).toBeUndefined()
})

test('a stored path is validated when read', () => {
  const storage = createSafeStorage(() => undefined)
  storage.set('fieldwork.returnTo', '/my')
  expect(createReturnTo(storage, () => '/').peek()).toBe('/my')
  storage.set('fieldwork.returnTo', 'https://evil.example')
  expect(createReturnTo(storage, () => '/').take()).toBeUndefined()
})
