import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { markSettled, prefetch, preload } from './prefetch.ts'

const never = () => new Promise<string>(() => {})

function setup(queryFn: () => Promise<string>) {
  const queryClient = new QueryClient()
  const asked = vi.fn(queryFn)
  const options = { queryKey: ['jobs'], queryFn: asked, staleTime: 1000 }
  const visit = { context: { queryClient }, preload: false }
  return { queryClient, asked, options, visit }
}

test('the first page of the app starts its query without waiting', async () => {
  const { asked, options, visit } = setup(never)
  await prefetch(visit, options)
  expect(asked).toHaveBeenCalledOnce()
})

test('a later page waits for fast data', async () => {
  const { queryClient, options, visit } = setup(async () => 'quick')
  markSettled(queryClient)
  await prefetch(visit, options)
  expect(queryClient.getQueryData(['jobs'])).toBe('quick')
})

test('a later page does not wait long for slow data', async () => {
  const { queryClient, asked, options, visit } = setup(never)
  markSettled(queryClient)
  await prefetch(visit, options)
  expect(asked).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['jobs'])).toBeUndefined()
})

test('cached data is not fetched', async () => {
  const { queryClient, asked, options, visit } = setup(never)
  markSettled(queryClient)
  queryClient.setQueryData(['jobs'], 'old')
  await prefetch(visit, options)
  expect(asked).not.toHaveBeenCalled()
})

test('hovering a link makes no call', async () => {
  const { asked, options, visit } = setup(never)
  await prefetch({ ...visit, preload: true }, options)
  expect(asked).not.toHaveBeenCalled()
})

test('failures are left to the screen', async () => {
  const { queryClient, options, visit } = setup(() => Promise.reject(new Error('no network')))
  markSettled(queryClient)
  await expect(prefetch(visit, options)).resolves.toBeUndefined()
})

test('code is awaited like data, and also loaded for a hovered link', async () => {
  const { queryClient, visit } = setup(never)
  const load = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  // In turn: the app's first page, a hovered link, and a later page with slow code.
  await preload(visit, { load })
  markSettled(queryClient)
  await preload({ ...visit, preload: true }, { load })
  await preload(visit, { load })
  expect(load).toHaveBeenCalledTimes(3)

  let isThere = false
  await preload(visit, {
    load: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isThere = true
    },
  })
  expect(isThere).toBe(true)
})
