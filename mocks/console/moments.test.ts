import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '../services/clock.ts'
import { distanceWords } from './moments.ts'

describe('distanceWords', () => {
  it.each([
    [0, 'in step with real time'],
    [20_000, 'in step with real time'],
    [minute, '1 minute ahead of real time'],
    [30 * day + 2 * hour, '30 days, 2 hours ahead of real time'],
    [hour - 1, '1 hour ahead of real time'],
    [-(day + minute), '1 day, 1 minute behind real time'],
  ])('%d ms is %s', (milliseconds, words) => {
    expect(distanceWords(milliseconds)).toBe(words)
  })
})
