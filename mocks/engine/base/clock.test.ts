import { expect, it } from 'vitest'
import { hour, inRealTime, moved, running, simulatedNow } from './clock.ts'

const start = Date.UTC(2026, 10, 20, 9, 30)

it('stops the clock, and restarts it at the same moment', () => {
  let real = start
  const realNow = () => real
  let settings = moved(inRealTime, hour)
  settings.clock_frozen_at = simulatedNow(settings, realNow)
  real += 10 * hour
  expect(simulatedNow(settings, realNow)).toBe(start + hour)

  settings = running(simulatedNow(settings, realNow), realNow)
  expect(simulatedNow(settings, realNow)).toBe(start + hour)
  real += 5_000
  expect(simulatedNow(settings, realNow)).toBe(start + hour + 5_000)
})
