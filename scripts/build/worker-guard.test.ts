import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { simulatedAddresses, unanswered, workerAddress } from '../../mocks/engine/hosts/browser/gate.ts'
import { guardedScript } from './worker-guard.ts'

const origin = 'https://example.com'
const script = guardedScript(
  readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8'),
)
const simulated = [
  new Request(`${origin}/demo/api/books/lend`, { method: 'POST', body: 'a' }),
  new Request(`${origin}/demo/storage/logo.svg`),
  new Request(`${origin}/demo/-/simulator`),
  new Request('https://pay.example/script.js'),
  new Request('https://pay.example/v1/intents', { method: 'POST', body: 'b' }),
]

/** The answers of a worker that blocks every simulated request. */
const kept = new Set([unanswered[1]])

interface Client {
  id: string
  frameType: 'top-level'
  visibilityState: 'visible'
  postMessage(message: { type: string; payload?: { url?: string } }, transfer?: readonly unknown[]): void
}

/** What outlives a stopped worker: its windows and caches. */
function createBrowser() {
  const windows = new Map<string, Client>()
  const stored = new Map<string, Response>()
  return { windows, stored }
}

/** A window whose page answers simulated requests and passes the rest to the network. */
function openWindow(browser: ReturnType<typeof createBrowser>, id: string): void {
  browser.windows.set(id, {
    id,
    frameType: 'top-level',
    visibilityState: 'visible',
    postMessage({ type, payload }, transfer = []) {
      if (type !== 'REQUEST') return
      const isSimulated = simulated.some(({ url }) => url === payload?.url)
      const port = transfer.find((one) => one instanceof MessagePort)
      port?.postMessage(
        isSimulated
          ? { type: 'MOCK_RESPONSE', data: { status: 200, body: 'page', headers: {} } }
          : { type: 'PASSTHROUGH', data: {} },
      )
    },
  })
}

/** Starts the real script, as the browser does when it needs a worker. */
function startWorker(
  { windows, stored }: ReturnType<typeof createBrowser>,
  addresses = simulatedAddresses(origin, '/demo/', ['pay.example']),
) {
  const listeners: [type: string, listener: (event: object) => void][] = []
  const asked: string[] = []
  const scope = {
    location: {
      href: new URL(workerAddress('/demo/', addresses), origin).href,
    },
    registration: { scope: `${origin}/demo/`, unregister: () => Promise.resolve(true) },
    fetch: (input: Request) => {
      asked.push(`${input.method} ${input.url}`)
      return Promise.resolve(new Response('network'))
    },
    clients: {
      get: (id: string) => Promise.resolve(windows.get(id)),
      matchAll: () => Promise.resolve([...windows.values()]),
    },
    caches: {
      open: () =>
        Promise.resolve({
          match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
          put: (key: string, response: Response) => Promise.resolve(stored.set(key, response)),
        }),
      delete: (): Promise<void> => {
        stored.clear()
        return Promise.resolve()
      },
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.push([type, listener]),
  }
  const platform = { Headers, MessageChannel, Request, Response, ReadableStream, URL, console, crypto }
  runInNewContext(script, Object.assign(scope, platform, { self: scope }))

  return {
    /** The worker's own network requests. */
    asked,
    async tell(clientId: string, data: string): Promise<void> {
      const done: unknown[] = []
      const event = { data, source: { id: clientId }, waitUntil: (promise: unknown) => done.push(promise) }
      for (const [type, listener] of listeners) if (type === 'message') listener(event)
      await Promise.all(done)
    },
    /** Sends a window's request; `undefined` if the worker leaves it to the browser, which sends it to the network. */
    async fetch(clientId: string, request: Request, destination = ''): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined
      let isStopped = false
      const event = {
        clientId,
        request: Object.defineProperty(request.clone(), 'destination', { value: destination }),
        respondWith(response: Response | Promise<Response>) {
          if (answer) throw new Error('The event has already been responded to.')
          answer = Promise.resolve(response)
        },
        stopImmediatePropagation() {
          isStopped = true
        },
      }
      for (const [type, listener] of listeners) {
        if (type === 'fetch' && !answer && !isStopped) listener(event)
      }
      return await answer
    },
  }
}

/** Returns a worker's answers to the simulated requests, without repeats: `page`, or the mark of a blocked request. */
async function answersOf(worker: ReturnType<typeof startWorker>): Promise<Set<string | undefined>> {
  const answers = new Set<string | undefined>()
  for (const request of simulated) {
    const response = await worker.fetch('page', request)
    answers.add(response?.headers.get(unanswered[0]) ?? (await response?.text()))
  }
  expect(worker.asked).toEqual([])
  return answers
}

/** Opens a window whose page is ready. */
async function openReady(addresses?: ReturnType<typeof simulatedAddresses>) {
  const browser = createBrowser()
  openWindow(browser, 'page')
  const worker = startWorker(browser, addresses)
  await worker.tell('page', 'MOCK_ACTIVATE')
  return { browser, worker }
}

describe('the worker never sends simulated requests to the network', () => {
  it('while the page is closing or has closed', async () => {
    const { browser, worker } = await openReady()
    openWindow(browser, 'other')
    await worker.tell('other', 'MOCK_ACTIVATE')
    await worker.tell('page', 'CLIENT_CLOSE')
    expect(await answersOf(worker)).toEqual(kept)
    browser.windows.clear()
    expect(await answersOf(worker)).toEqual(kept)
  })

  it('after it restarted and lost its state', async () => {
    const { browser } = await openReady()
    browser.stored.clear()
    expect(await answersOf(startWorker(browser))).toEqual(kept)
  })
})

it('the worker forwards calls to the page, even after a restart, and the app’s own files to the network', async () => {
  const { browser, worker: first } = await openReady()
  for (const worker of [first, startWorker(browser)])
    expect(await answersOf(worker)).toEqual(new Set(['page']))
  // Only POST requests are calls: a development server serves modules under `api/`.
  const files = [`${origin}/demo/assets/a.js`, `${origin}/demo/api/books.ts`]
  for (const address of files)
    expect(await (await first.fetch('page', new Request(address)))?.text()).toBe('network')
  expect(first.asked).toEqual(files.map((address) => `GET ${address}`))
})

describe.each([{ prefix: 'api/' }, { prefix: '', paths: 'api/*/lend' }])(
  'the worker of an open contract',
  (places) => {
    const addresses = simulatedAddresses(origin, '/demo/', [], { method: 'fetch', ...places })
    const [call] = simulated
    const address = call?.url ?? ''

    it('forwards calls of any method, and media, to the page, and none to the network', async () => {
      const { browser, worker } = await openReady(addresses)
      for (const [method, destination] of [['GET'], ['PUT'], ['DELETE'], ['GET', 'image']] as const) {
        const answer = await worker.fetch('page', new Request(address, { method }), destination)
        expect(await answer?.text()).toBe('page')
      }
      browser.windows.clear()
      const answer = await worker.fetch('page', new Request(address, { method: 'PUT' }))
      expect([answer?.headers.get(unanswered[0]), worker.asked]).toEqual([unanswered[1], []])
    })

    it.each(['document', 'script', 'style', 'worker', 'json'])('leaves a %s to the browser', async (kind) => {
      const { worker } = await openReady(addresses)
      expect([await worker.fetch('page', new Request(address), kind), worker.asked]).toEqual([undefined, []])
    })
  },
)
