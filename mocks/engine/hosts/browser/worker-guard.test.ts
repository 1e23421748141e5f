import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { simulatedAddresses, workerAddress } from './addresses.ts'
import { guardedScript, unanswered } from './worker-guard.ts'

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

/** The answers of a worker that has kept everything from the network. */
const kept = new Set([unanswered[1]])

interface Client {
  id: string
  frameType: 'top-level'
  visibilityState: 'visible'
  postMessage(message: { type: string; payload?: { url?: string } }, transfer?: readonly unknown[]): void
}

/** What the browser keeps of a worker while it is stopped: its windows and its caches. */
function createBrowser() {
  const windows = new Map<string, Client>()
  const stored = new Map<string, Response>()
  return { windows, stored }
}

/** A window whose page answers what is simulated, and leaves the rest to the network. */
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

/** Starts the real script, as the browser does whenever it needs a worker that is not running. */
function startWorker({ windows, stored }: ReturnType<typeof createBrowser>) {
  const listeners: [type: string, listener: (event: object) => void][] = []
  const asked: string[] = []
  const scope = {
    location: {
      href: new URL(workerAddress('/demo/', simulatedAddresses(origin, '/demo/', ['pay.example'])), origin)
        .href,
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
    /** What the worker itself has asked of the network. */
    asked,
    async tell(clientId: string, data: string): Promise<void> {
      const done: unknown[] = []
      const event = { data, source: { id: clientId }, waitUntil: (promise: unknown) => done.push(promise) }
      for (const [type, listener] of listeners) if (type === 'message') listener(event)
      await Promise.all(done)
    },
    /** A request of a window; `undefined` where the worker leaves it to the browser, which then asks the network. */
    async fetch(clientId: string, request: Request): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined
      const event = {
        clientId,
        request: request.clone(),
        respondWith(response: Response | Promise<Response>) {
          if (answer) throw new Error('The event has already been responded to.')
          answer = Promise.resolve(response)
        },
      }
      for (const [type, listener] of listeners) if (type === 'fetch' && !answer) listener(event)
      return await answer
    },
  }
}

/** How a worker answers all that is simulated: `page`, or the mark of what it has kept from the network. */
async function answersOf(worker: ReturnType<typeof startWorker>): Promise<Set<string | undefined>> {
  const answers = new Set<string | undefined>()
  for (const request of simulated) {
    const response = await worker.fetch('page', request)
    answers.add(response?.headers.get(unanswered[0]) ?? (await response?.text()))
  }
  return answers
}

describe('of what the simulator answers, nothing reaches the network', () => {
  it('before the page says that it is ready', async () => {
    const browser = createBrowser()
    openWindow(browser, 'page')
    const worker = startWorker(browser)
    expect(await answersOf(worker)).toEqual(kept)
    // The worker knows now that there is nobody.
    expect(await answersOf(worker)).toEqual(kept)
    expect(worker.asked).toEqual([])
  })

  it('while the page is being left: it has said so, or is gone', async () => {
    const browser = createBrowser()
    openWindow(browser, 'page')
    openWindow(browser, 'other')
    const worker = startWorker(browser)
    await worker.tell('page', 'MOCK_ACTIVATE')
    await worker.tell('other', 'MOCK_ACTIVATE')
    await worker.tell('page', 'CLIENT_CLOSE')
    expect(await answersOf(worker)).toEqual(kept)
    browser.windows.clear()
    expect(await answersOf(worker)).toEqual(kept)
    expect(worker.asked).toEqual([])
  })

  it('when the worker starts anew and its memory could not be kept', async () => {
    const browser = createBrowser()
    openWindow(browser, 'page')
    await startWorker(browser).tell('page', 'MOCK_ACTIVATE')
    browser.stored.clear()
    const worker = startWorker(browser)
    expect(await answersOf(worker)).toEqual(kept)
    expect(worker.asked).toEqual([])
  })
})

describe('otherwise the worker is as it was', () => {
  it('carries calls to the page, also after a new start', async () => {
    const browser = createBrowser()
    openWindow(browser, 'page')
    const first = startWorker(browser)
    await first.tell('page', 'MOCK_ACTIVATE')
    for (const worker of [first, startWorker(browser)]) {
      expect(await answersOf(worker)).toEqual(new Set(['page']))
      expect(worker.asked).toEqual([])
    }
  })

  it("asks the network for the app's own files", async () => {
    const browser = createBrowser()
    openWindow(browser, 'page')
    const worker = startWorker(browser)
    await worker.tell('page', 'MOCK_ACTIVATE')
    // Only POST is a call: a development server has modules there.
    const files = [`${origin}/demo/assets/a.js`, `${origin}/demo/api/books.ts`]
    for (const address of files) {
      const response = await worker.fetch('page', new Request(address))
      expect(await response?.text()).toBe('network')
    }
    expect(worker.asked).toEqual(files.map((address) => `GET ${address}`))
  })
})
