// Lets the app open without a network: the simulator's worker also caches the files of its own build, all of them or
// none, so that no page mixes two builds. The text of `offline` is inserted into the worker's script, so this function
// uses only its parameters and globals.

/** The files of a build. The worker's script contains this list, so the browser detects a new build. */
export interface BuildFiles {
  /** Identifies this build. */
  version: string
  /** A string that every page of a build with the simulator contains, and no page of another app. */
  mark: string
  /** The HTML page, relative to the worker's scope. */
  page: string
  /** SHA-256 of the page in hexadecimal digits. */
  pageHash: string
  /** Files whose content never changes under the same name, relative to the scope, with their hashes. */
  files: FileHashes
  /** Files whose content may differ between builds under the same name, relative to the scope, with their hashes. */
  others: FileHashes
}

/** The first 16 hexadecimal digits of each file's SHA-256, by name. */
export type FileHashes = Readonly<Record<string, string>>

/** The part of the worker's global scope that this app's scripts use. */
export interface WorkerScope {
  location: { href: string }
  fetch: typeof fetch
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  registration: { scope: string; unregister(): Promise<boolean> }
  addEventListener(type: 'message' | 'fetch', listener: (event: WorkerEvent) => void): void
}

export interface WorkerEvent {
  data?: unknown
  request: Request
  waitUntil(work: Promise<void>): void
  respondWith(response: Response | Promise<Response>): void
  stopImmediatePropagation(): void
}

/** Caches the app's files. Call it before other scripts run. @returns a function that adds the last `fetch` listener */
export function offline(worker: WorkerScope, build: BuildFiles, message: string): () => void {
  const { scope } = worker.registration
  const prefix = `${scope}#`
  const name = prefix + build.version
  const byUrl = (files: FileHashes) =>
    new Map(Object.entries(files).map(([file, hash]) => [new URL(file, scope).href, hash]))
  const own = byUrl(build.files)
  const others = byUrl(build.others)
  /** Stored files that this run has compared with the build. */
  const verified = new Set<string>()
  const pageUrl = new URL(build.page, scope).href
  const network = worker.fetch.bind(worker)
  const leave = worker.registration.unregister.bind(worker.registration)
  // MSW's worker unregisters when its last page closes, but the app must also open offline after that.
  worker.registration.unregister = () => Promise.resolve(false)

  const isOfApp = ({ method, mode, url }: Request) =>
    method === 'GET' && ((mode === 'navigate' && url.startsWith(scope)) || own.has(url) || others.has(url))

  async function hashOf(response: Response): Promise<string> {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  /** Whether a response may be a file. Many hosts answer with a page, as a success, for a file that they lack. */
  function hasType(url: string, { headers }: Response): boolean {
    const type = headers.get('content-type') ?? ''
    if (url.endsWith('.js')) return type.includes('javascript')
    return url.endsWith('.css') ? type.includes('css') : !type.includes('html')
  }

  /** Whether a response is the file that this build has at its URL. Reads the response. */
  async function isRight(url: string, response: Response): Promise<boolean> {
    const hash = own.get(url) ?? others.get(url)
    if (hash === undefined || !response.ok || !hasType(url, response)) return false
    return (await hashOf(response)).startsWith(hash)
  }

  async function stored(url: string): Promise<Response | undefined> {
    try {
      // Searches the caches of all builds, because pages of an older build may still be open.
      for (const key of await worker.caches.keys()) {
        if (!key.startsWith(prefix)) continue
        const cache = await worker.caches.open(key)
        const found = await cache.match(url)
        if (!found) continue
        const place = `${key} ${url}`
        if (!own.has(url) || verified.has(place)) return found
        if (await isRight(url, found.clone())) {
          verified.add(place)
          return found
        }
        // An earlier worker stored whatever the host answered.
        await cache.delete(url)
      }
    } catch {
      // The browser blocks storage.
    }
    return undefined
  }

  /** Loads a file, past the browser's cache if that has a wrong one. @returns undefined if the host's is wrong too */
  async function load(url: string): Promise<Response | undefined> {
    for (const cache of ['default', 'reload'] as const) {
      const response = await network(url, { cache })
      if (await isRight(url, response.clone())) return response
    }
    return undefined
  }

  async function storeAll(): Promise<void> {
    const cache = await worker.caches.open(name)
    // All files and the page.
    if ((await cache.keys()).length > own.size + others.size) return
    const page = await network(pageUrl, { cache: 'no-cache' })
    // The host now serves another build, which its own worker will cache.
    if (!page.ok || (await hashOf(page.clone())) !== build.pageHash) return
    // One at a time: the pages' own requests must not wait for all of them.
    for (const url of [...own.keys(), ...others.keys()]) {
      if (own.has(url) && (await cache.match(url))) continue
      const file = await load(url)
      // The host is in the middle of a change, so the next page that is idle tries again.
      if (!file) return
      await cache.put(url, file)
    }
    // The page is cached last: it marks the build as complete.
    await cache.put(pageUrl, page)
    for (const key of await worker.caches.keys()) {
      if (key.startsWith(prefix) && key !== name) await worker.caches.delete(key)
    }
  }

  async function answer(request: Request, ask: () => Promise<Response>): Promise<Response> {
    const known = own.has(request.url) ? await stored(request.url) : undefined
    if (known) return known
    const isPage = request.mode === 'navigate'
    try {
      const response = await ask()
      // The browser may have cached a page as this file, for as long as files of builds last.
      if (own.has(request.url) && !hasType(request.url, response))
        return await network(request.url, { cache: 'reload' })
      if (!isPage || !response.ok || (await response.clone().text()).includes(build.mark)) return response
      // The host now serves another app, whose calls are not simulated, so the page loads again without the worker.
      await leave()
      return Response.redirect(request.url)
    } catch (error) {
      const found = await stored(isPage ? pageUrl : request.url)
      if (found) return found
      throw error
    }
  }

  // MSW uses `fetch` for requests that it does not answer itself.
  worker.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const ask = () => network(input, init)
    return isOfApp(request) ? await answer(request, ask) : await ask()
  }
  worker.addEventListener('message', (event) => {
    if (event.data === message) event.waitUntil(storeAll().catch(() => undefined))
  })
  return () => {
    worker.addEventListener('fetch', (event) => {
      const { request } = event
      if (isOfApp(request)) event.respondWith(answer(request, () => network(request)))
    })
  }
}
