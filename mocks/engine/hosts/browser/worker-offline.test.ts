import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type BuildFiles, offline, storeFiles } from './worker-offline.ts'

const scope = 'https://demo.example/'

/** Asks a worker to store a build of which some files are already stored. Returns what it requested, in order. */
async function stored(build: BuildFiles, known: readonly string[]): Promise<string[]> {
  const requested: string[] = []
  const files = new Set(known)
  let running = 0
  const load = async (url: string) => {
    running += 1
    requested.push(running > 1 ? `${url}, at the same time` : url)
    await Promise.resolve()
    files.add(url)
    running -= 1
  }
  const cache = {
    match: (url: string) => Promise.resolve(files.has(url) ? new Response() : undefined),
    add: load,
    addAll: (urls: string[]) => Promise.all(urls.map(load)),
    put: (url: string) => load(url),
  }
  let work: Promise<void> | undefined
  const worker = {
    fetch: () => Promise.resolve(new Response('page')),
    caches: { open: () => Promise.resolve(cache), keys: () => Promise.resolve([]) },
    registration: { scope, unregister: () => Promise.resolve(true) },
    addEventListener: (_type: string, listen: (event: object) => void) =>
      listen({ data: storeFiles, waitUntil: (storing: Promise<void>) => (work = storing) }),
  }
  // As in the worker's script, which contains the text of `offline`.
  const globals = { worker, build, storeFiles, crypto, URL, Request, Response }
  runInNewContext(`(${offline.toString()})(worker, build, storeFiles)`, globals)
  await work
  return requested
}

test('stores missing files one at a time, so that other requests need not wait, and index.html last', async () => {
  const pageHash = '3660315a9af3df255d8f19ab077e4797822b41488a0e2a04bc6af71213c23274'
  const build = {
    version: '1',
    mark: '',
    page: 'index.html',
    pageHash,
    files: ['a.js', 'b.js', 'c.js'],
    others: ['theme.js'],
  }
  expect(await stored(build, [`${scope}b.js`])).toEqual(
    ['a.js', 'c.js', 'theme.js', 'index.html'].map((file) => scope + file),
  )
})
