import { afterEach, expect, test, vi } from 'vitest'
import { browserTimeZone } from './time-zone.ts'

afterEach(() => vi.restoreAllMocks())

const resolved = Intl.DateTimeFormat().resolvedOptions()

test.each([
  ['the browser’s', 'Europe/Paris', 'Europe/Paris'],
  ['UTC if the browser reports none', '', 'UTC'],
])('the time zone is %s (rules 4)', (_what, timeZone, expected) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone })
  expect(browserTimeZone()).toBe(expected)
})

test('the time zone is UTC if the browser doesn’t know it (rules 4)', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => {
    throw new RangeError('Icelandic')
  })
  expect(browserTimeZone()).toBe('UTC')
})
