import type { Convention } from '../../call/convention.ts'

/**
 * The requests that the simulator answers: a method, and the beginning of the URL. `*` is any request; `fetch` has any
 * method too, but is no request of a page, a module, a style sheet or a worker; and so is `paths`, whose URLs have a
 * beginning and, after a space, a regular expression for the rest.
 */
export type Simulated = readonly [method: string, start: string]

/** The header, with its value, of responses to requests that the worker blocked. A blocked call has not run. */
export const unanswered = ['x-simulated', 'unanswered'] as const

/** The message with which a page that has no controller asks the worker to control it. */
export const claimPages = 'claim-pages'

/** The message with which a page that has finished loading asks the worker to cache the files. */
export const storeFiles = 'store-files'

/** Whether the simulator answers a request. The worker's script contains this function as text. */
export function covers(
  addresses: readonly Simulated[],
  { method, url, destination }: Pick<Request, 'method' | 'url' | 'destination'>,
): boolean {
  // Pictures, sounds and videos may be answers of calls.
  const isCall = /^(?:|image|audio|video)$/.test(destination)
  return addresses.some(([only, start]) => {
    const [base = '', paths] = start.split(' ')
    if (!url.startsWith(base)) return false
    const pattern = `^(?:${paths?.replaceAll('*', '[^/?#]+')})(?:[?#]|$)`
    if (paths !== undefined) return isCall && new RegExp(pattern).test(url.slice(base.length))
    return only === '*' || only === method || (only === 'fetch' && isCall)
  })
}

/** Where calls are. */
export type Places = Pick<Convention, 'method' | 'prefix' | 'paths' | 'servers'>

/** The path that a page requests to find out whether the simulator answers. */
export const probePath = '-/simulator'

/**
 * Returns the requests, by method and URL prefix, that the simulator answers and that must never reach the network.
 * @param origin of the app, without a trailing slash: `https://example.com`
 * @param basePath of the app, with slashes: `/` or `/demo/`
 * @param hosts of third parties
 * @param calls where calls are
 */
export function simulatedAddresses(
  origin: string,
  basePath: string,
  hosts: readonly string[],
  { method, prefix, paths, servers = {} }: Places = { method: 'POST', prefix: 'api/' },
): Simulated[] {
  const base = origin + basePath
  return [
    // A development server serves modules at such addresses too, such as those of src/api/.
    paths === undefined ? [method, `${base}${prefix}`] : ['paths', `${base} ${paths}`],
    ['GET', `${base}storage/`],
    ['GET', `${base}${probePath}`],
    ...hosts.map((host): Simulated => ['*', `https://${host}/`]),
    // Not all files of this origin are calls.
    ...Object.keys(servers)
      .filter((server) => !server.startsWith(`${origin}/`))
      .map((server): Simulated => ['fetch', server]),
  ]
}

/** Returns the worker script's URL. Its query lists the guarded URLs, as a restarted worker has no other state. */
export function workerAddress(folder: string, addresses: readonly Simulated[]): string {
  const query = new URLSearchParams(addresses.map(([method, start]) => [method, start]))
  return `${folder}mockServiceWorker.js?${query.toString()}`
}

/** The header that distinguishes responses of the simulator from those of the network. */
export const simulatedHeader = unanswered[0]

/** Value of `simulatedHeader` for answered requests; the worker's guard sends another value (`unanswered`). */
export const answeredMark = '1'

/** Upper bound on the length of a form's closing boundary, in bytes: at most 70, plus hyphens (RFC 2046). */
const longestClosing = 80

/**
 * Returns the function that answers requests to the simulated URLs, with or without a worker, and in tests.
 * @param origin of the app, without a trailing slash: `https://example.com`
 * @param basePath of the app, with slashes: `/` or `/demo/`
 * @param elsewhere answers for third parties; resolves to undefined if the URL is unknown
 * @param servers where calls are, besides this origin (`Convention.servers`)
 */
export function answererFor(
  runtime: { handle(path: string, request: Request, readForm: () => Promise<FormData>): Promise<Response> },
  origin: string,
  basePath: string,
  elsewhere: (url: URL, request: Request) => Promise<Response | undefined>,
  servers: Convention['servers'] = {},
): (request: Request) => Promise<Response> {
  const longestFirst = Object.entries(servers).sort(([one], [other]) => other.length - one.length)
  return async (request) => {
    const url = new URL(request.url)
    const at = url.origin === origin ? undefined : longestFirst.find(([each]) => request.url.startsWith(each))
    const [server, prefix] = at ?? []
    const path =
      server === undefined
        ? url.pathname.slice(basePath.length)
        : prefix + url.pathname.slice(new URL(server).pathname.length)
    // Unknown URLs get 404: a demo must never reach the real third party.
    if (url.origin !== origin && server === undefined)
      return marked((await elsewhere(url, request)) ?? new Response(null, { status: 404 }))
    if (path === probePath) return marked(new Response(null, { status: 204 }))
    return marked(await runtime.handle(path, request, () => readForm(request)))
  }
}

function marked(response: Response): Response {
  // The headers of a simulated network error (`Response.error()`) are immutable.
  if (response.type !== 'error') response.headers.set(simulatedHeader, answeredMark)
  return response
}

/** Reads a form as a server does, even one without fields, which Chromium can't parse. */
async function readForm(request: Request): Promise<FormData> {
  const body = await request.blob()
  const isEmpty = body.size < longestClosing && /^--[^\r\n]+--(?:\r\n)?$/.test(await body.text())
  if (isEmpty) return new FormData()
  const type = request.headers.get('content-type') ?? ''
  return await new Response(body, { headers: { 'content-type': type } }).formData()
}

interface GateSetup {
  addresses: readonly Simulated[]
  answer: (request: Request) => Promise<Response>
  /** The browser's own `fetch`, which a controlling worker intercepts. */
  network: (request: Request) => Promise<Response>
  controller: () => object | null
  onUnanswered: () => void
}

/** Wraps `fetch`: calls go to the worker while it is trusted, otherwise they are answered in this page. */
export function createGate({ addresses, answer, network, controller, onUnanswered }: GateSetup) {
  let trusted: object | null = null
  return {
    /** @param worker the worker that is known to answer; null to trust none */
    trust(worker: object | null): void {
      trusted = worker
    },
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init)
      if (!covers(addresses, request)) return await network(request)
      // `controller()` is checked too: a new worker takes control shortly before the page's `controllerchange` event.
      if (trusted !== null && trusted === controller()) {
        const response = await network(request.clone())
        if (response.headers.get(simulatedHeader) !== unanswered[1]) return response
        // The call has not run, so running it in the page is safe.
        onUnanswered()
      }
      request.signal.throwIfAborted()
      const response = await answer(request)
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return response
    },
  }
}
