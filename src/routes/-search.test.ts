import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { routeTree } from '../routeTree.gen.ts'

test('the search requests jobs and categories together, without waiting for its screen', async () => {
  const asked: string[] = []
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(new URL(url).pathname)
    return new Promise<Response>(() => {})
  })
  const history = createMemoryHistory({ initialEntries: ['/search'] })
  await createRouter({ routeTree, history, context: { queryClient: createQueryClient() } }).load()
  await vi.waitFor(() => expect(asked.toSorted()).toEqual(['/api/categories/fetch', '/api/jobs/search']))
})
