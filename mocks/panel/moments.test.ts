import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '../engine/base/clock.ts'
import { distanceWords, stampOf } from './moments.ts'

describe('distanceWords', () => {
  it.each([
    [0, 'in sync with real time'],
    [20_000, 'in sync with real time'],
    [minute, '1 minute ahead of real time'],
    [30 * day + 2 * hour, '30 days, 2 hours ahead of real time'],
    [hour - 1, '1 hour ahead of real time'],
    [-(day + minute), '1 day, 1 minute behind real time'],
  ])('%d ms is %s', (milliseconds, words) => {
    expect(distanceWords(milliseconds)).toBe(words)
  })
})

it('shows the year only if it is not the current one', () => {
  const now = new Date(2026, 10, 20, 9, 30).getTime()
  expect(stampOf(new Date(2026, 1, 3, 8, 5, 9).getTime(), now)).toBe('3 Feb, 08:05:09')
  expect(stampOf(new Date(2025, 11, 31, 23, 0, 0).getTime(), now)).toBe('31 Dec 2025, 23:00:00')
})
