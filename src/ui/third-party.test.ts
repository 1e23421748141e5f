import { beforeEach, expect, test, vi } from 'vitest'
import { seekScript } from './third-party.ts'

const script = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { head: { append: vi.fn() }, createElement: () => script })
})

test.each([
  ['is blocked or not there', 'error'],
  ['is empty or a page, and defines nothing', 'load'],
  ['never arrives', undefined],
])('a script that %s is missing in time, and found when it arrives late', (_what, event) => {
  const defined: object[] = []
  const tell = vi.fn()
  seekScript('https://x.example/a.js', () => defined[0], tell, 15_000)
  vi.advanceTimersByTime(event ? 0 : 14_999)
  expect(tell).not.toHaveBeenCalled()
  if (event) script.dispatchEvent(new Event(event))
  else vi.advanceTimersByTime(1)
  expect(tell.mock.lastCall).toEqual([undefined])
  vi.advanceTimersByTime(600_000)
  defined.push({})
  vi.advanceTimersByTime(3_000)
  expect(tell.mock.lastCall).toEqual(defined)
  expect(vi.getTimerCount()).toBe(0)
})
