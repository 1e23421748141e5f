import { describe, expect, it } from 'vitest'
import { formatDay, formatMoment, formatRelative, parseInstant } from './time.ts'

const now = '2026-11-20T12:00:00Z'

describe('formatRelative', () => {
  it.each([
    ['2026-11-20T11:59:31Z', 'just now'],
    ['2026-11-20T11:57:00Z', '3 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-15T12:00:00Z', '5 days ago'],
    ['2026-11-06T12:00:00Z', '2 weeks ago'],
    ['2026-08-20T12:00:00Z', '3 months ago'],
    ['2024-11-20T12:00:00Z', '2 years ago'],
    ['2026-12-20T12:00:00Z', 'next month'],
    ['2026-11-22T12:00:00Z', 'in 2 days'],
    ['2026-11-20 09:00:00Z', '3 hours ago'],
  ])('%s is %s', (value, expected) => {
    expect(formatRelative(value, now, 'en-GB')).toBe(expected)
  })

  it.each(['3 days ago', '', 'soon', '2026-99-99T00:00:00Z', '2026-02-31T09:30:00Z', '12/11/2026'])(
    'shows %j unchanged (rules 4)',
    (value) => {
      expect(formatRelative(value, now, 'en-GB')).toBe(value)
      expect(formatMoment(value, 'en-GB')).toBe(value)
      expect(formatDay(value, 'en-GB')).toBe(value)
    },
  )
})

describe('absolute times', () => {
  it('are formatted in the given zone', () => {
    expect(formatMoment('2026-11-14T23:30:00Z', 'en-GB', 'Asia/Tokyo')).toBe('15 November 2026 at 08:30')
    expect(formatDay('2026-11-14T23:30:00Z', 'en-GB', 'UTC')).toBe('14 Nov 2026')
  })

  it('are parsed as UTC from a date alone, and as null from an invalid date', () => {
    expect(parseInstant('2026-11-14')).toBe(Date.UTC(2026, 10, 14))
    expect(parseInstant(new Date(Number.NaN))).toBeNull()
    expect(parseInstant('5')).toBeNull()
  })
})
