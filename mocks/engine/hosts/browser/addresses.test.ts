import { getResponse } from 'msw'
import { expect, it } from 'vitest'
import { simulatedAddresses, workerAddress } from './addresses.ts'
import { handlersFor } from './handlers.ts'

const hosts = ['pay.example', 'chat.example']
const addresses = simulatedAddresses('https://example.com', '/demo/', hosts)

it('are the ones that the handlers answer', async () => {
  const handlers = handlersFor(
    { handle: () => Promise.resolve(new Response()) },
    'https://example.com',
    '/demo/',
    () => Promise.resolve(new Response()),
    hosts,
  )
  expect(addresses).toHaveLength(handlers.length)
  for (const [only, start] of addresses) {
    for (const method of only === '*' ? ['GET', 'POST'] : [only]) {
      const address = start.endsWith('/') ? `${start}something` : start
      expect((await getResponse(handlers, new Request(address, { method })))?.ok).toBe(true)
    }
  }
})

it('are listed in the worker’s address', () => {
  const address = new URL(workerAddress('/demo/', addresses), 'https://example.com')
  expect(address.pathname).toBe('/demo/mockServiceWorker.js')
  expect([...address.searchParams]).toEqual(addresses)
})
