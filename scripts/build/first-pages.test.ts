import { expect, test, vi } from 'vitest'
import { firstPages } from './first-pages.ts'

test('the loaders of public pages ask at once, and those of others wait for the account', async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  const pages = await firstPages()
  const asked = pages.map(({ route, calls, readsQuery }) => [
    readsQuery ? `${route}?` : route,
    calls.map(([call, fields]) => [call, ...fields.filter(([, value]) => value === '$id').flat()].join(' ')),
  ])
  expect(Object.fromEntries(asked)).toEqual({
    '/': ['fetch-home'],
    '/find-talent?': ['users/fetch'],
    '/jobs/?': ['jobs/fetch'],
    '/jobs/$id/': ['jobs/fetch-single id $id'],
    '/post': ['categories/fetch'],
    '/recruiter/$id?': ['jobs/search company_id $id', 'users/find id $id'],
    '/search?': ['jobs/search', 'categories/fetch'],
    '/user/$id': ['users/find id $id'],
  })
})
