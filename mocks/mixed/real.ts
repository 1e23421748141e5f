import type { CallName } from '../operation.ts'
import { bounded, mostFile } from './bounded.ts'
import { formForBackend, realPath } from './files.ts'

/** Where the real backend is. */
export interface RealSetup {
  /** `VITE_API_URL`, without a trailing slash. */
  address: string
  /** What precedes the paths of its origin in requests: its origin, or a path of the development server. */
  via: string
  /** Sent with every call as `X-Access-Key`; if empty, each call's own is. */
  accessKey: string
  /** What makes the requests. A server fetches from no other origins: anyone can name an address in a path. */
  host: 'page' | 'server'
  /** How long a question of the simulator may take, in milliseconds. */
  patience?: number | undefined
}

/** How many redirects of a file a server follows. */
const mostRedirects = 5

/** How long the real backend may take to answer a question of the simulator, in milliseconds. */
const longestQuestion = 10_000

/** Headers of answers that the app reads. Others, such as the encoding, are about the transport. */
const kept = ['content-type', 'content-disposition', 'content-range', 'accept-ranges', 'date', 'retry-after']

const keptOf = (headers: Headers) => new Headers([...headers].filter(([name]) => kept.includes(name)))

/** The real backend, as requests reach it. */
export class Real {
  readonly #setup: RealSetup
  readonly #origin: string
  readonly #calls: string

  constructor(setup: RealSetup) {
    this.#setup = setup
    const { origin, pathname } = new URL(setup.address)
    this.#origin = origin
    this.#calls = `${setup.via}${pathname.replace(/\/$/, '')}/api/`
  }

  get address(): string {
    return this.#setup.address
  }

  get patience(): number {
    return this.#setup.patience ?? longestQuestion
  }

  /**
   * Makes a call, which is never redirected: the token, the access key and the form are for this backend.
   * @returns a network error (`Response.error()`) if there is no answer; an empty one with HTTP 3xx for a redirect
   */
  async call(
    call: string,
    sent: Headers,
    form: FormData | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    const headers = new Headers()
    for (const name of ['accept', 'authorization', 'x-access-key']) {
      const value = sent.get(name)
      if (value !== null) headers.set(name, value)
    }
    const { accessKey } = this.#setup
    if (accessKey) headers.set('x-access-key', accessKey)
    const body = form && formForBackend(form)
    // Some servers can't parse a form without fields.
    const isEmpty = body === undefined || body.keys().next().done === true
    try {
      const init = {
        method: 'POST',
        headers,
        signal,
        credentials: 'omit',
        redirect: 'manual',
        ...(!isEmpty && { body }),
      } as const
      const received = await fetch(this.#calls + call, init)
      if (this.#isProxyError(received)) return Response.error()
      if (isRedirect(received)) return new Response(null, { status: received.status || 302 })
      return new Response(received.body, { status: received.status, headers: keptOf(received.headers) })
    } catch {
      return Response.error()
    }
  }

  /** The development server answers so if it doesn't reach the backend. */
  #isProxyError({ status, headers }: Response): boolean {
    const isEmpty = headers.get('content-length') === null && headers.get('content-type') === 'text/plain'
    return this.#setup.via !== this.#origin && [500, 502].includes(status) && isEmpty
  }

  /** Whether the backend answers at a call's path, but not to this page: browsers ask before each call (CORS). */
  async isShut(call: CallName): Promise<boolean> {
    if (this.#setup.host === 'server' || this.#setup.via !== this.#origin) return false
    const signal = AbortSignal.timeout(this.patience)
    return await fetch(this.#calls + call, { mode: 'no-cors', signal }).then(
      () => true,
      () => false,
    )
  }

  /** Serves a file by the path or address that an answer had. Sends browsers to what may not be fetched here. */
  async file(given: string, request: Request): Promise<Response> {
    const range = request.headers.get('range')
    const init = {
      method: request.method,
      redirect: 'manual',
      ...(range !== null && { headers: { range } }),
    } as const
    let url = this.#urlOf(given)
    for (let redirects = 0; url !== undefined && redirects <= mostRedirects; redirects += 1) {
      const elsewhere = new Response(null, { status: 302, headers: { location: url.href } })
      const isOwn = url.origin === this.#origin
      if (!isOwn && this.#setup.host === 'server') return elsewhere
      const from = isOwn ? this.#setup.via + url.pathname + url.search : url.href
      try {
        const received = await fetch(from, init)
        // A page can't see where a redirect leads, but the browser can follow it.
        if (received.type === 'opaqueredirect') return elsewhere
        if (!isRedirect(received)) {
          const { body, status, headers } = received
          return new Response(body, { status, headers: keptOf(headers) })
        }
        url = this.#urlOf(received.headers.get('location') ?? '', url)
      } catch {
        return elsewhere
      }
    }
    return new Response('No such file', { status: 404 })
  }

  /** Fetches a file for the simulator, by its simulated name; undefined if there is none. @throws TooLong */
  async fileNamed(name: string): Promise<Blob | undefined> {
    const given = realPath(name)
    if (given === undefined) return undefined
    let response = await this.file(given, new Request('http://localhost/'))
    const location = response.headers.get('location')
    if (location !== null && this.#setup.host === 'page') {
      response = await fetch(location).catch(() => Response.error())
    }
    return response.ok ? await bounded(response, mostFile).blob() : undefined
  }

  /** @param base of a redirect's location; paths in answers are relative to the backend's address */
  #urlOf(given: string, base?: URL): URL | undefined {
    const isAddress = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(given)
    const text = isAddress || base ? given : `${this.address}/${given.replace(/^\/+/, '')}`
    const url = URL.canParse(text, base) ? new URL(text, base) : undefined
    return url && /^https?:$/.test(url.protocol) ? url : undefined
  }
}

const isRedirect = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || [301, 302, 303, 307, 308].includes(status)
