import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seekScript } from './third-party.ts'

const script: { onload?: () => void; onerror?: () => void } = {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { head: { append: vi.fn() }, createElement: () => script })
})
afterEach(() => vi.useRealTimers())

test.each([
  ['is blocked or not there', 'onerror'],
  ['is empty or a page, and defines nothing', 'onload'],
  ['never arrives', undefined],
] as const)('a script that %s is missing in time, and found when it arrives late', (_what, event) => {
  let library: object | undefined
  const tell = vi.fn()
  seekScript('https://x.example/a.js', () => library, tell, 15_000)
  vi.advanceTimersByTime(event ? 0 : 14_999)
  expect(tell).not.toHaveBeenCalled()
  if (event) script[event]?.()
  else vi.advanceTimersByTime(1)
  expect(tell.mock.lastCall).toEqual([undefined])
  vi.advanceTimersByTime(600_000)
  library = {}
  vi.advanceTimersByTime(3_000)
  expect(tell.mock.lastCall).toEqual([library])
  expect(vi.getTimerCount()).toBe(0)
})
