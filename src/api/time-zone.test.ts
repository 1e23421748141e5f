import { expect, test, vi } from 'vitest'
import { browserTimeZone } from './time-zone.ts'

const resolved = Intl.DateTimeFormat().resolvedOptions()

test.each([
  ['the browser’s', () => 'Europe/Paris', 'Europe/Paris'],
  ['UTC if the browser reports none', () => '', 'UTC'],
  [
    'UTC if the browser doesn’t know it',
    () => {
      throw new RangeError('Icelandic')
    },
    'UTC',
  ],
])('the time zone is %s, with and without Temporal (rules 4)', (_what, zone, expected) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(() => ({
    ...resolved,
    timeZone: zone(),
  }))
  vi.stubGlobal('Temporal', undefined)
  expect(browserTimeZone()).toBe(expected)
  vi.stubGlobal('Temporal', { Now: { timeZoneId: zone } })
  expect(browserTimeZone()).toBe(expected)
})
