import { expect, it } from 'vitest'
import { simulatedAddresses, workerAddress } from './addresses.ts'

const hosts = ['pay.example', 'chat.example']
const addresses = simulatedAddresses('https://example.com', '/demo/', hosts)

it('the worker’s URL lists the simulated URLs', () => {
  const address = new URL(workerAddress('/demo/', addresses), 'https://example.com')
  expect(address.pathname).toBe('/demo/mockServiceWorker.js')
  expect([...address.searchParams]).toEqual(addresses)
})
