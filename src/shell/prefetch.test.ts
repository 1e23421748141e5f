import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { markSettled, prefetch, preload } from './prefetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const never = () => new Promise<string>(() => {})
const late = () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20))
const failing = () => Promise.reject(new Error('no network'))

test.each([
  { visit: 'the first page starts its query without waiting', query: late, isFirst: true, known: undefined },
  { visit: 'a later page waits for fast data', query: late, known: 'late' },
  { visit: 'a later page does not wait for slow data', query: never, known: undefined },
  { visit: 'cached data is not fetched', query: late, cached: 'old', known: 'old', calls: 0 },
  { visit: 'hovering a link makes no call', query: late, hovers: true, known: undefined, calls: 0 },
  { visit: 'a screen that stays asks itself', query: late, stays: true, known: undefined, calls: 0 },
  { visit: 'failures are left to the screen', query: failing, known: undefined },
])('$visit', async ({ query, isFirst = false, cached, hovers = false, stays = false, known, calls = 1 }) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = vi.fn(query)
  if (!isFirst) markSettled(queryClient)
  if (cached !== undefined) queryClient.setQueryData(['jobs'], cached)
  const options = { queryKey: ['jobs'], queryFn, staleTime: 1000 }
  const shown = vi.fn<() => void>()
  const visit = { context: { queryClient }, preload: hovers, cause: stays ? 'stay' : 'enter' } as const
  void prefetch(visit, options).then(shown)
  await vi.advanceTimersByTimeAsync(isFirst ? 0 : 5_000)
  expect(shown).toHaveBeenCalledOnce()
  expect(queryFn).toHaveBeenCalledTimes(calls)
  expect(queryClient.getQueryData(['jobs'])).toBe(known)
})

test('code is awaited like data, and also loaded for a hovered link', async () => {
  const queryClient = new QueryClient()
  const visit = { context: { queryClient }, preload: false }
  const load = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  // In turn: the app's first page, a hovered link, and a later page with slow code.
  await preload(visit, { load })
  markSettled(queryClient)
  await preload({ ...visit, preload: true }, { load })
  const slow = preload(visit, { load })
  await vi.advanceTimersByTimeAsync(5_000)
  await slow
  expect(load).toHaveBeenCalledTimes(3)

  let isThere = false
  const soon = preload(visit, { load: async () => void (isThere = (await late()) === 'late') })
  await vi.advanceTimersByTimeAsync(20)
  await soon
  expect(isThere).toBe(true)
})
