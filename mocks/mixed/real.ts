import type { CallName } from '../operation.ts'
import { formForBackend, realPath } from './files.ts'

/** Where the real backend is. */
export interface RealSetup {
  /** `VITE_API_URL`, without a trailing slash. */
  address: string
  /** What precedes the paths of its origin in requests: its origin, or a path of the development server. */
  via: string
  /** Sent with every call as `X-Access-Key`, if not empty. */
  accessKey: string
  /** Whether files may be fetched from other origins. A server may not: anyone can name an address in a path. */
  fetchesElsewhere: boolean
  /** How long a question of the simulator may take, in milliseconds. */
  patience?: number | undefined
}

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

  /** Makes a call. @returns a network error (`Response.error()`) if there is no answer */
  async call(
    call: CallName,
    sent: Headers,
    form: FormData | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    const headers = new Headers()
    for (const name of ['accept', 'authorization', 'x-access-key']) {
      const value = sent.get(name)
      if (value !== null) headers.set(name, value)
    }
    if (this.#setup.accessKey) headers.set('x-access-key', this.#setup.accessKey)
    const body = form && formForBackend(form)
    // Some servers can't parse a form without fields.
    const isEmpty = body === undefined || body.keys().next().done === true
    try {
      const init = {
        method: 'POST',
        headers,
        signal,
        credentials: 'omit',
        ...(!isEmpty && { body }),
      } as const
      const received = await fetch(this.#calls + call, init)
      if (this.#isProxyError(received)) return Response.error()
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
    const signal = AbortSignal.timeout(this.patience)
    return await fetch(this.#calls + call, { mode: 'no-cors', signal }).then(
      () => this.#setup.via === this.#origin,
      () => false,
    )
  }

  /** Serves a file by the path or address that an answer had. Sends browsers to what may not be fetched here. */
  async file(given: string, request: Request): Promise<Response> {
    const url = this.#urlOf(given)
    if (url === undefined) return new Response('No such file', { status: 404 })
    const elsewhere = new Response(null, { status: 302, headers: { location: url.href } })
    const isOwn = url.origin === this.#origin
    if (!isOwn && !this.#setup.fetchesElsewhere) return elsewhere
    const from = isOwn ? this.#setup.via + url.pathname + url.search : url.href
    try {
      const range = request.headers.get('range')
      const init = { method: request.method, ...(range !== null && { headers: { range } }) }
      const { body, status, headers } = await fetch(from, init)
      return new Response(body, { status, headers: keptOf(headers) })
    } catch {
      return elsewhere
    }
  }

  /** Fetches a file for the simulator, by its simulated name; undefined if there is none. */
  async fileNamed(name: string): Promise<Blob | undefined> {
    const given = realPath(name)
    if (given === undefined) return undefined
    const response = await this.file(given, new Request('http://localhost/'))
    return response.ok ? await response.blob() : undefined
  }

  #urlOf(given: string): URL | undefined {
    const isAddress = /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(given)
    const text = isAddress ? given : `${this.address}/${given.replace(/^\/+/, '')}`
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url && /^https?:$/.test(url.protocol) ? url : undefined
  }
}
