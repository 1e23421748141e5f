import { expect, it } from 'vitest'
import { simulatedAddresses } from './addresses.ts'
import { answererFor, simulatedHeader } from './handlers.ts'
import { covers } from './worker-guard.ts'

const hosts = ['pay.example', 'chat.example']
const asked: string[] = []
const addresses = simulatedAddresses('https://example.com', '/demo/', hosts)
const answer = answererFor(
  { handle: (path) => Promise.resolve(new Response(path)) },
  'https://example.com',
  '/demo/',
  ({ href, pathname }) => {
    asked.push(href)
    return Promise.resolve(pathname === '/there' ? new Response('there') : undefined)
  },
)
async function ask(address: string, method = 'GET'): Promise<Response | undefined> {
  const request = new Request(address, { method })
  return covers(addresses, request) ? await answer(request) : undefined
}

it('answers calls and files below the base path, and marks each answer', async () => {
  const call = await ask('https://example.com/demo/api/books/search', 'POST')
  expect(await call?.text()).toBe('api/books/search')
  expect(call?.headers.has(simulatedHeader)).toBe(true)
  expect(await (await ask('https://example.com/demo/storage/cover-1.png'))?.text()).toBe(
    'storage/cover-1.png',
  )
  // A development server serves modules under `api/`, with GET.
  expect(await ask('https://example.com/demo/api/books.ts')).toBeUndefined()
})

it('never contacts a third party, simulated or not', async () => {
  for (const host of hosts) {
    const there = await ask(`https://${host}/there`, 'POST')
    expect(await there?.text()).toBe('there')
    expect(there?.headers.has(simulatedHeader)).toBe(true)
    expect((await ask(`https://${host}/elsewhere?a=1`))?.status).toBe(404)
  }
  expect(asked).toHaveLength(2 * hosts.length)
  expect(await ask('https://example.org/there')).toBeUndefined()
})
