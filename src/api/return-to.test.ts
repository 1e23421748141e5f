import { expect, test } from 'vitest'
import { appPath, createReturnTo } from './return-to.ts'
import { createKeptStorage } from './storage.ts'

test.each([
  '/',
  '/jobs/7?tab=applicants#top',
  '/search?keyword=https://x.org',
  '/profile/receipts',
  '/loginous',
])('%s is a place of the app', (path) => {
  expect(appPath(path)).toBe(path)
})

test.each([
  undefined,
  null,
  '',
  'jobs',
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
])('%j is none', (path) => {
  expect(appPath(path)).toBeUndefined()
})

test('a place is remembered once (rules 12, 35)', () => {
  const returnTo = createReturnTo(
    createKeptStorage(() => undefined),
    () => '/my?page=2',
  )
  returnTo.remember()
  expect(returnTo.peek()).toBe('/my?page=2')
  returnTo.remember('/login')
  expect(returnTo.take()).toBe('/my?page=2')
  expect(returnTo.take()).toBeUndefined()
})

test('what somebody else wrote there is checked when it is read', () => {
  const storage = createKeptStorage(() => undefined)
  storage.set('fieldwork.returnTo', 'https://evil.example')
  expect(createReturnTo(storage, () => '/').take()).toBeUndefined()
})
