import { expect, test } from 'vitest'
import { isCodeOver, secondsUntilResend } from './code-times.ts'

const sentAt = Date.UTC(2026, 10, 20, 9, 30)

test.each([
  [0, 60],
  [400, 60],
  [1_000, 59],
  [59_001, 1],
  [60_000, 0],
  [3_600_000, 0],
  // The clock was set back after the code was sent.
  [-3_600_000, 60],
])('%i ms after a code, a new one can be requested in %i s', (passed, left) => {
  expect(secondsUntilResend(sentAt, sentAt + passed)).toBe(left)
})

test('a code expires after ten minutes', () => {
  expect(isCodeOver(sentAt, sentAt)).toBe(false)
  expect(isCodeOver(sentAt, sentAt + 599_999)).toBe(false)
  expect(isCodeOver(sentAt, sentAt + 600_000)).toBe(true)
})
