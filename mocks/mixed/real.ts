import { bounded, mostFile } from './bounded.ts'
import { formForBackend } from './files.ts'
import { inertResponse } from './inert.ts'

/** Where the real backend is. */
export interface RealSetup {
  /** `VITE_API_URL`, without a trailing slash. */
  address: string
  /** The prefix of all requests: the backend's origin, or a path of the development server. */
  via: string
  /** Sent with every call as `X-Access-Key`; if empty, each call's own is. */
  accessKey: string
  /** Makes the requests. A server fetches from no other origins, which a backend may name but not reach. */
  host: 'page' | 'server'
  /** How long a question of the simulator may take, in milliseconds. */
  patience?: number | undefined
}

/** How many redirects of a file a server follows. */
const mostRedirects = 5

/** How long the real backend may take to answer a question of the simulator, in milliseconds. */
const longestQuestion = 10_000

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

  get isInPage(): boolean {
    return this.#setup.host === 'page'
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
      return await inertResponse(received)
    } catch {
      return Response.error()
    }
  }

  /** The development server answers so if it doesn't reach the backend. */
  #isProxyError({ status, headers }: Response): boolean {
    const isEmpty = headers.get('content-length') === null && headers.get('content-type') === 'text/plain'
    return this.#setup.via !== this.#origin && [500, 502].includes(status) && isEmpty
  }

  /** Whether the backend answers at a path, although this page can't read it (CORS). */
  async isShut(call: string): Promise<boolean> {
    if (this.#setup.host === 'server' || this.#setup.via !== this.#origin) return false
    const signal = AbortSignal.timeout(this.patience)
    return await fetch(this.#calls + call, { mode: 'no-cors', signal }).then(
      () => true,
      () => false,
    )
  }

  /** Serves a file of the backend by the path that an answer had. Leads to no other origin. */
  async file(given: string, request: Request): Promise<Response> {
    const { method, signal } = request
    const range = request.headers.get('range')
    const headers = new Headers(range === null ? {} : { range })
    const init = { method, signal, headers, credentials: 'omit', redirect: 'manual' } as const
    let url = this.#urlOf(given)
    for (let redirects = 0; url?.origin === this.#origin && redirects <= mostRedirects; redirects += 1) {
      const path = url.pathname + url.search
      const received = await fetch(this.#setup.via + path, init)
        .then((answer) => (isRedirect(answer) ? answer : inertResponse(answer)))
        .catch(() => Response.error())
      // A page sees neither where a redirect leads nor a file without CORS headers, but pictures of the backend show both.
      if (this.#setup.host === 'page' && /^(?:opaqueredirect|error)$/.test(received.type))
        return new Response(null, { status: 302, headers: { location: this.#origin + path } })
      if (received.type === 'error') return new Response('The backend can’t be reached.', { status: 502 })
      if (!isRedirect(received)) return received
      url = this.#urlOf(received.headers.get('location') ?? '', url)
    }
    return new Response('No such file', { status: 404 })
  }

  /** Fetches a file for the simulator; undefined if there is none. A page also fetches from elsewhere. @throws TooLong */
  async fileFrom(given: string): Promise<Blob | undefined> {
    let response = await this.file(given, new Request('http://localhost/'))
    const url = this.#urlOf(given)
    if (!response.ok && url && this.#setup.host === 'page')
      response = await fetch(url, { credentials: 'omit' }).catch(() => Response.error())
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
