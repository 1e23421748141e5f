import { beforeEach, expect, test, vi } from 'vitest'
import { isLoadFailure } from '../shell/load-failure.ts'
import { inTime, lazyComponent, loadAgain, loadTimeout } from './lazy-component.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

const never = () => new Promise<never>(() => undefined)

test('code still loading after 120 s counts as missing (product: failures)', async () => {
  const loading = inTime(never())
  const failed = loading.catch((error: unknown) => error)
  const settled = vi.fn<() => void>()
  void failed.then(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isLoadFailure(await failed)).toBe(true)
})

test('code is requested again while it fails, until the timeout', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  const failed = loadAgain(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(loadTimeout)
  expect(await failed).toEqual(new Error('gone'))
  expect(load).toHaveBeenCalledTimes(25)
  await expect(loadAgain(() => Promise.resolve('code'))).resolves.toBe('code')
  expect(vi.getTimerCount()).toBe(0)
})

test('a replacement is rendered for missing code', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<never>>(never)
  const part = lazyComponent(load, () => null)
  const loaded = part.load()
  await vi.advanceTimersByTimeAsync(loadTimeout)
  await loaded
  await part.load()
  expect(load).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledOnce()
})
