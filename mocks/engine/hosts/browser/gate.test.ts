import { describe, expect, it } from 'vitest'
import {
  answeredMark,
  answererFor,
  createGate,
  simulatedAddresses,
  simulatedHeader,
  unanswered,
} from './gate.ts'

const origin = 'https://example.com'
const hosts = ['pay.example']
const servers = {
  'https://api.example/v1/': 'api/',
  'https://api.example/v1/eu/': 'api/',
  [`${origin}/`]: 'api/',
}
const calls = { method: 'POST', prefix: 'api/', servers } as const
const call = `${origin}/demo/api/books/lend`
const own = 'page api/books/lend'

/** A page with a worker: `carried` lists what the worker received, `run` what the page's own handlers received. */
function open(carry: (request: Request) => Promise<Response> = () => Promise.resolve(answer('worker'))) {
  const worker = {}
  const page = {
    carried: [] as string[],
    run: [] as string[],
    unanswered: 0,
    worker,
    controller: worker as object | null,
  }
  const gate = createGate({
    answer: answererFor(
      {
        handle: async (path, request) => {
          page.run.push(await request.text())
          return new Response(`page ${path}`)
        },
      },
      origin,
      '/demo/',
      ({ pathname }) => Promise.resolve(pathname === '/there' ? new Response('there') : undefined),
      calls.servers,
    ),
    addresses: simulatedAddresses(origin, '/demo/', hosts, calls),
    network: async (request) => {
      page.carried.push(request.url)
      return await carry(request)
    },
    controller: () => page.controller,
    onUnanswered: () => {
      page.unanswered += 1
      gate.trust(null)
    },
  })
  return { gate, page }
}

const answer = (text: string) => new Response(text, { headers: { [simulatedHeader]: answeredMark } })
const refusal = () => new Response('', { status: 503, headers: [[...unanswered]] })
const post = (body: string, init: RequestInit = {}) => ({ method: 'POST', body, ...init })

describe('a call', () => {
  it('stays in the page after the worker was replaced or lost without notice', async () => {
    const { gate, page } = open()
    gate.trust(page.worker)
    for (const controller of [{}, null]) {
      page.controller = controller
      expect(await (await gate.fetch(call, post('a'))).text()).toBe(own)
    }
    expect(page.carried).toEqual([])
  })

  it('runs in the page, unchanged, if the worker found no page to answer it', async () => {
    const { gate, page } = open(async (request) => {
      await request.text()
      return refusal()
    })
    gate.trust(page.worker)
    expect(await (await gate.fetch(new Request(call, post('a')))).text()).toBe(own)
    expect(page).toMatchObject({ carried: [call], run: ['a'], unanswered: 1 })
    // The worker is no longer trusted, so the next call runs in the page right away.
    await gate.fetch(call, post('b'))
    expect(page).toMatchObject({ carried: [call], run: ['a', 'b'], unanswered: 1 })
  })

  it('does not run again if its answer was lost', async () => {
    const { gate, page } = open(() => Promise.reject(new TypeError('Failed to fetch')))
    gate.trust(page.worker)
    await expect(gate.fetch(call, post('a'))).rejects.toThrow('Failed to fetch')
    expect(page).toMatchObject({ run: [], unanswered: 0 })
  })

  it('does not run if it was cancelled in the meantime', async () => {
    const control = new AbortController()
    const { gate, page } = open(() => {
      control.abort()
      return Promise.resolve(refusal())
    })
    gate.trust(page.worker)
    await expect(gate.fetch(call, post('a', { signal: control.signal }))).rejects.toThrow('abort')
    expect(page.run).toEqual([])
  })
})

it('the page answers for third parties, simulated or not, and marks each answer', async () => {
  const { gate, page } = open()
  const answers = await Promise.all(
    ['there', 'elsewhere?a=1'].map((path) => gate.fetch(`https://pay.example/${path}`, post('a'))),
  )
  expect(answers.map(({ status, headers }) => [status, headers.get(simulatedHeader)])).toEqual([
    [200, answeredMark],
    [404, answeredMark],
  ])
  expect(page.carried).toEqual([])
})

it.each(['v1', 'v1/eu'])('the page answers at the address of a server in the contract: %s', async (path) => {
  const { gate } = open()
  expect(await (await gate.fetch(`https://api.example/${path}/books?q=a`)).text()).toBe('page api/books')
})

it('the gate sends other requests to the network, with or without a worker', async () => {
  const { gate, page } = open(() => Promise.resolve(new Response('network')))
  const others = [`${origin}/demo/assets/a.js`, `${origin}/demo/api/books.ts`, 'https://api.example/v2/books']
  for (const trusted of [page.worker, null]) {
    gate.trust(trusted)
    for (const address of others) expect(await (await gate.fetch(address)).text()).toBe('network')
  }
  expect(page.carried).toEqual([...others, ...others])
})
