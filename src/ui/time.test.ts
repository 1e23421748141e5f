import { describe, expect, it, vi } from 'vitest'
import { formatDay, formatMoment, formatRelative, parseInstant } from './time.ts'

const now = '2026-11-20T12:00:00Z'

describe('formatRelative', () => {
  it.each([
    ['2026-11-20T11:59:31Z', 'just now'],
    ['2026-11-20T11:57:00Z', '3 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-15T12:00:00Z', '5 days ago'],
    ['2026-08-20T12:00:00Z', '3 months ago'],
    ['2026-12-20T12:00:00Z', 'next month'],
  ])('%s is %s', (value, expected) => {
    expect(formatRelative(value, now, 'en-GB')).toBe(expected)
  })

  it.each([
    ['UTC', '2026-11-18T23:00Z', '2026-11-20T01:00Z', '2 days ago'],
    ['UTC', '2026-01-01T12:00Z', '2026-01-31T12:00Z', '4 weeks ago'],
    ['UTC', '2024-01-01T12:00Z', '2024-12-31T12:00Z', '11 months ago'],
    ['UTC', '2026-12-02T01:00Z', '2026-11-30T22:00Z', 'in 2 days'],
    ['UTC', '2026-12-06T12:00Z', '2026-11-28T12:00Z', 'next week'],
    ['UTC', '2026-12-07T12:00Z', '2026-11-28T12:00Z', 'in 2 weeks'],
    ['Asia/Kolkata', '2026-11-18T18:00Z', '2026-11-19T19:00Z', '2 days ago'],
    ['America/New_York', '2026-11-01T04:10Z', '2026-11-02T04:55Z', '24 hours ago'],
    ['Pacific/Kiritimati', '2025-12-31T09:00Z', '2027-01-01T10:00Z', '2 years ago'],
  ])(
    'counts days, weeks, months and years of the calendar in %s from %s at %s (rules 51)',
    (zone, ...row) => {
      vi.stubEnv('TZ', zone)
      expect(formatRelative(row[0], row[1], 'en-GB')).toBe(row[2])
    },
  )

  it.each(['', 'soon'])('says that the date %j is unknown (rules 50)', (value) => {
    expect(formatRelative(value, now, 'en-GB')).toBe('Date unknown')
    expect(formatMoment(value, 'en-GB')).toBe('Date unknown')
    expect(formatDay(value, 'en-GB')).toBe('Date unknown')
  })
})

describe('absolute times', () => {
  it('are formatted in the given zone', () => {
    expect(formatMoment('2026-11-14T23:30:00Z', 'en-GB', 'Asia/Tokyo')).toBe('15 November 2026 at 08:30')
    expect(formatDay('2026-11-14T23:30:00Z', 'en-GB', 'UTC')).toBe('14 Nov 2026')
  })

  it('are parsed as UTC from a date alone, and as null from an invalid date', () => {
    expect(parseInstant('2026-11-14')).toBe(Date.UTC(2026, 10, 14))
    expect(parseInstant(new Date(Number.NaN))).toBeNull()
  })
})
