import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeFiles } from '../../mocks/engine/hosts/browser/gate.ts'
import { offline } from './worker-offline.ts'

const scope = 'https://demo.example/'
const code = 'export {}'
const html = '<!doctype html><title>Fallback of the host</title>'
const page = '<!doctype html><title>The app</title>'
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
const hash = hashOf(code).slice(0, 16)

const build = {
  version: '1',
  mark: 'The app',
  page: 'index.html',
  pageHash: hashOf(page),
  files: { 'a.js': hash, 'b.js': hash, 'c.js': hash },
  others: { 'theme.js': hash },
}
const all = ['a.js', 'b.js', 'c.js', 'theme.js', 'index.html']

type Answers = Record<string, [type: string, content: string]>
const right = (): Answers => ({
  ...Object.fromEntries(all.map((file) => [file, ['text/javascript', code]])),
  'index.html': ['text/html', page],
})

/** The host's answers, by file. */
let host: Answers
/** The browser's cache, which `reload` passes. */
let browserCache: Answers
/** The stored files. */
let stored: Map<string, Response>
/** The requests to the host, in order. */
let requested: string[]
let running: number

const nameOf = (url: string) => url.slice(scope.length)
const responseOf = ([type, content]: [string, string] = ['text/html', html]) =>
  new Response(content, { headers: { 'content-type': type } })

async function network(input: string | Request, init?: RequestInit): Promise<Response> {
  const file = nameOf(typeof input === 'string' ? input : input.url)
  running += 1
  requested.push(
    `${file}${init?.cache === 'reload' ? ' anew' : ''}${running > 1 ? ', at the same time' : ''}`,
  )
  await Promise.resolve()
  running -= 1
  return responseOf((init?.cache === 'reload' ? undefined : browserCache[file]) ?? host[file])
}

/** Starts a worker of the build. */
function startWorker() {
  const cache = {
    match: (url: string) => Promise.resolve(stored.get(nameOf(url))?.clone()),
    put: (url: string, response: Response) => Promise.resolve(stored.set(nameOf(url), response)),
    delete: (url: string) => Promise.resolve(stored.delete(nameOf(url))),
    keys: () => Promise.resolve([...stored.keys()]),
  }
  const listeners: Record<string, (event: object) => void> = {}
  const worker = {
    fetch: network,
    caches: { open: () => Promise.resolve(cache), keys: () => Promise.resolve([`${scope}#1`]) },
    registration: { scope, unregister: () => Promise.resolve(true) },
    addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
  }
  // As in the worker's script, which contains the text of `offline`.
  const globals = { worker, build, storeFiles, crypto, URL, Request, Response }
  runInNewContext(`(${offline.toString()})(worker, build, storeFiles)()`, globals)
  return {
    async storeAll() {
      let work: Promise<void> | undefined
      listeners['message']?.({ data: storeFiles, waitUntil: (storing: Promise<void>) => (work = storing) })
      await work
    },
    /** Returns what a page gets for a file. */
    async load(file: string): Promise<string | undefined> {
      let answer: Promise<Response> | undefined
      const request = new Request(scope + file)
      listeners['fetch']?.({ request, respondWith: (given: Promise<Response>) => (answer = given) })
      return await (await answer)?.text()
    },
  }
}

beforeEach(() => {
  host = right()
  browserCache = {}
  stored = new Map()
  requested = []
  running = 0
})

describe('storing the files of a build', () => {
  it('loads missing files one at a time, so that other requests need not wait, and index.html last', async () => {
    stored.set('b.js', responseOf(host['b.js']))
    await startWorker().storeAll()
    expect(requested).toEqual(['index.html', 'a.js', 'c.js', 'theme.js'])
    expect([...stored.keys()].toSorted()).toEqual(all.toSorted())
    expect([...stored.keys()].at(-1)).toBe('index.html')
    requested = []
    await startWorker().storeAll()
    expect(requested).toEqual([])
  })

  it.each([
    ['a page for a script', 'b.js', ['text/html', html]],
    ['another content', 'b.js', ['text/javascript', 'export const wrong = 1']],
    ['a page for a file with a fixed name', 'theme.js', ['text/html', html]],
    ['a script of the wrong type', 'b.js', ['text/plain', code]],
  ] as const)(
    'keeps no wrong answer, and completes once the host is right: %s',
    async (_, file, [type, content]) => {
      host[file] = [type, content]
      const worker = startWorker()
      await worker.storeAll()
      expect([...stored.keys()]).not.toContain(file)
      expect([...stored.keys()]).not.toContain('index.html')
      host = right()
      await worker.storeAll()
      expect([...stored.keys()].toSorted()).toEqual(all.toSorted())
      expect(await stored.get(file)?.text()).toBe(code)
    },
  )

  it('passes a wrong answer that the browser has cached', async () => {
    browserCache['a.js'] = ['text/html', html]
    await startWorker().storeAll()
    expect(requested.slice(0, 3)).toEqual(['index.html', 'a.js', 'a.js anew'])
    expect(await stored.get('a.js')?.text()).toBe(code)
  })
})

describe('a file that a page loads', () => {
  it.each([
    ['a page', ['text/html', html]],
    ['another content', ['text/javascript', 'export const wrong = 1']],
  ] as const)(
    'comes from the network if %s is stored, which is then replaced',
    async (_, [type, content]) => {
      const worker = startWorker()
      await worker.storeAll()
      stored.set('c.js', responseOf([type, content]))
      expect(await worker.load('c.js')).toBe(code)
      await worker.storeAll()
      expect(await stored.get('c.js')?.text()).toBe(code)
    },
  )

  it('comes past the browser’s cache if that has a page for it', async () => {
    browserCache['a.js'] = ['text/html', html]
    expect(await startWorker().load('a.js')).toBe(code)
  })

  it('comes from the store otherwise', async () => {
    await startWorker().storeAll()
    host = {}
    const worker = startWorker()
    expect([await worker.load('a.js'), await worker.load('a.js')]).toEqual([code, code])
  })
})
