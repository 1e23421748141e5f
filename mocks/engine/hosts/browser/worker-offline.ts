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
  /** Files whose content never changes under the same name, relative to the scope. */
  files: readonly string[]
  /** Files whose content may differ between builds under the same name, relative to the scope. */
  others: readonly string[]
}

/** The message with which a page that has finished loading asks the worker to cache the files. */
export const storeFiles = 'store-files'

/** The part of the worker's global scope that `offline` uses. */
export interface OfflineScope {
  fetch: typeof fetch
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  registration: { scope: string; unregister(): Promise<boolean> }
  addEventListener(
    type: 'message' | 'fetch',
    listener: (event: {
      data?: unknown
      request: Request
      waitUntil(work: Promise<void>): void
      respondWith(response: Promise<Response>): void
    }) => void,
  ): void
}

/** Caches the app's files. Call it before other scripts run. @returns a function that adds the last `fetch` listener */
export function offline(worker: OfflineScope, build: BuildFiles, message: string): () => void {
  const { scope } = worker.registration
  const prefix = `${scope}#`
  const name = prefix + build.version
  const own = new Set(build.files.map((file) => new URL(file, scope).href))
  const others = new Set(build.others.map((file) => new URL(file, scope).href))
  const pageUrl = new URL(build.page, scope).href
  const network = worker.fetch.bind(worker)
  const leave = worker.registration.unregister.bind(worker.registration)
  // MSW's worker unregisters when its last page closes, but the app must also open offline after that.
  worker.registration.unregister = () => Promise.resolve(false)

  const isOfApp = ({ method, mode, url }: Request) =>
    method === 'GET' && ((mode === 'navigate' && url.startsWith(scope)) || own.has(url) || others.has(url))

  async function stored(url: string): Promise<Response | undefined> {
    try {
      // Searches the caches of all builds, because pages of an older build may still be open.
      for (const key of await worker.caches.keys()) {
        const found = key.startsWith(prefix) && (await (await worker.caches.open(key)).match(url))
        if (found) return found
      }
    } catch {
      // The browser blocks storage.
    }
    return undefined
  }

  async function storeAll(): Promise<void> {
    const cache = await worker.caches.open(name)
    if (await cache.match(pageUrl)) return
    const page = await network(pageUrl, { cache: 'no-cache' })
    const bytes = await page.clone().arrayBuffer()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    // The host now serves another build, which its own worker will cache.
    if (!page.ok || hash !== build.pageHash) return
    // One at a time: the pages' own requests must not wait for all of them.
    for (const file of own) if (!(await cache.match(file))) await cache.add(file)
    await cache.addAll([...others])
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
