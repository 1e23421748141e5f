import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, onTick, serverNow, steadyNow } from './clock.ts'

const moment = Date.UTC(2026, 10, 20, 9, 30)
const hour = 3_600_000

/** Returns an answer from a server whose clock is this many milliseconds ahead of the device's. */
const answerOf = (ahead: number) =>
  new Response('', { headers: { date: new Date(Date.now() + ahead).toUTCString() } })

beforeEach(() => {
  vi.useFakeTimers({ now: moment })
})

// The clock is global, and each test must start with the device's time, also after another file.
beforeEach(() => noteServerTime(answerOf(0)))
afterEach(() => noteServerTime(answerOf(0)))

test('the time is the server’s, from its last answer', () => {
  expect(serverNow()).toBe(moment)
  noteServerTime(answerOf(3 * hour))
  expect(serverNow()).toBe(moment + 3 * hour)
  vi.advanceTimersByTime(hour)
  expect(serverNow()).toBe(moment + 4 * hour)
  noteServerTime(answerOf(-hour))
  expect(serverNow()).toBe(moment)
})

test('an answer without a time changes nothing', () => {
  noteServerTime(answerOf(hour))
  noteServerTime(new Response(''))
  noteServerTime(new Response('', { headers: { date: 'yesterday' } }))
  expect(serverNow()).toBe(moment + hour)
})

test('differences below two seconds are ignored as network delay', () => {
  noteServerTime(answerOf(1_000))
  expect(serverNow()).toBe(moment)
  noteServerTime(answerOf(-1_000))
  expect(serverNow()).toBe(moment)
  noteServerTime(answerOf(2_000))
  expect(serverNow()).toBe(moment + 2_000)
  noteServerTime(answerOf(3_000))
  expect(serverNow()).toBe(moment + 2_000)
  // The clocks agree again, so the time is exactly the device's.
  noteServerTime(answerOf(-1_000))
  expect(serverNow()).toBe(moment)
})

test('subscribers are notified every half minute, and at once if the server’s time changes', () => {
  const heard = vi.fn<() => void>()
  const other = vi.fn<() => void>()
  vi.setSystemTime(moment + 700)
  const leave = onTick(heard)
  const leaveOther = onTick(other)
  // The time is rounded down to a second, and stable between ticks.
  expect(steadyNow()).toBe(moment)
  vi.advanceTimersByTime(29_999)
  expect([heard.mock.calls.length, steadyNow()]).toEqual([0, moment])
  vi.advanceTimersByTime(1)
  expect([heard.mock.calls.length, steadyNow()]).toEqual([1, moment + 30_000])
  noteServerTime(answerOf(hour))
  expect([heard.mock.calls.length, steadyNow()]).toEqual([2, moment + 30_000 + hour])
  leaveOther()
  vi.advanceTimersByTime(30_000)
  expect([heard.mock.calls.length, other.mock.calls.length]).toEqual([3, 2])
  leave()
  vi.advanceTimersByTime(60_000)
  expect(heard).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
})
