import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { answerGarbage, headersOf, openToAll, readBytes, send, waitWith } from './exchange.ts'
import { prepareUploads, tooLarge, Upload, uploadLimits } from './uploads.ts'
import { refusal } from '../../call/answers.ts'
import type { Backend } from '../../backend.ts'
import type { BackendTypes } from '../../call/types.ts'
import { Refused } from '../../call/errors.ts'
import { SystemRandom } from '../../call/random.ts'
import { isForm } from '../../contract/read-body.ts'
import { Runtime } from '../../runtime.ts'
import { SqliteStorage } from '../../storage/sqlite.ts'

/** A request to the admin pages and calls under `/-/`. */
export interface AdminRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

export interface ServerSetup<B extends BackendTypes> {
  backend: Backend<B>
  data: string
  /** Address to listen on; 127.0.0.1 by default, which excludes other machines. */
  host?: string
  /** 0, the default, chooses a free port. */
  port?: number
  /** Scenario and seed of a new world; by default the backend's first and a fixed one. */
  scenario?: string
  seed?: number
  reset?: boolean
  /** Uses the world's own generator for codes, tokens and names; for tests on a loopback address. */
  deterministic?: boolean
  /** Name of the code, which checks each stored world once. By default, each start checks it. */
  build?: string
  /** Address of the app for links in emails, with a trailing slash. */
  appUrl: string
  /** Names of the reversed assumptions; none by default. */
  otherwise?: ReadonlySet<string>
  /** Simulated scripts of third parties; without them, the server doesn't answer for third parties. */
  scripts?: (name: string) => Promise<string>
  /** Answers admin requests, such as for the clock. Must authorise them: any page in the same browser can send some. */
  adminOf?: (runtime: Runtime<B>) => (request: AdminRequest) => Promise<Response>
  /** Enables admin requests although other machines can reach the server. */
  exposeAdmin?: boolean
  /** Runs after the world was opened; the returned function runs before the store is closed. */
  attach?: (runtime: Runtime<B>) => Promise<() => Promise<void>>
  /** Timeouts in milliseconds, for tests. */
  times?: Partial<typeof timeouts>
}

export interface RunningServer<B extends BackendTypes> {
  url: string
  runtime: Runtime<B>
  /** Stops accepting calls, finishes active ones and closes the store. May be called repeatedly. */
  stop(): Promise<void>
}

const timeouts = {
  /** For a request's headers. */
  head: 20_000,
  /** For a whole request: 50 MB over a slow connection. */
  request: 300_000,
  /** Interval between checks of the timeouts. */
  look: 5_000,
  /** For active calls when the server stops. */
  stop: 10_000,
}

const loopback = '127.0.0.1'
const loopbackNames = new Set(['localhost', loopback, '::1', '[::1]'])

/** Returns whether a host name or address is the local machine. */
export function isLoopback(host = loopback): boolean {
  return loopbackNames.has(host)
}

/** The setup would expose the server to strangers. */
export class UnsafeSetup extends Error {
  override name = 'UnsafeSetup'
}

/** Maximum body size of requests to the admin pages and third parties, in bytes. */
const smallBody = 64 * 1024

/**
 * Starts the simulated backend as an HTTP server with a persistent store.
 * @throws UnsafeSetup if a deterministic server would be reachable from other machines
 * @throws StorageInUse if another server uses the folder
 * @throws the system's error if the address is unavailable
 */
export async function startServer<B extends BackendTypes>(setup: ServerSetup<B>): Promise<RunningServer<B>> {
  if (setup.deterministic && !isLoopback(setup.host)) {
    throw new UnsafeSetup('A deterministic server has predictable codes. Let it listen at 127.0.0.1.')
  }
  const times = { ...timeouts, ...setup.times }
  const storage = await SqliteStorage.open(setup.data)
  try {
    const uploads = join(setup.data, 'uploads')
    await prepareUploads(uploads)
    const runtime = await openWorld(setup, storage)
    const endpoint = new Endpoint(setup, runtime, uploads)
    const detach = await setup.attach?.(runtime)
    const server = createServer({
      headersTimeout: times.head,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.look,
    })
    const answering = new Map<ServerResponse, Promise<void>>()
    let stopping: Promise<void> | undefined

    const listener = (request: IncomingMessage, response: ServerResponse) => {
      if (stopping) response.setHeader('connection', 'close')
      const answer = endpoint.answer(request, response).finally(() => answering.delete(response))
      answering.set(response, answer)
    }
    server.on('request', listener)
    server.on('checkContinue', (request, response) => {
      waitWith(request, response)
      listener(request, response)
    })
    server.on('clientError', answerGarbage)
    server.listen(setup.port ?? 0, setup.host ?? loopback)
    await once(server, 'listening')

    const stop = async (): Promise<void> => {
      const closed = once(server, 'close')
      server.close()
      // Don't reuse active connections.
      for (const response of answering.keys()) {
        if (!response.headersSent) response.setHeader('connection', 'close')
      }
      const timeout = setTimeout(() => server.closeAllConnections(), times.stop)
      await closed
      clearTimeout(timeout)
      // Calls continue even if their client hung up.
      await Promise.all(answering.values())
      await detach?.()
      await runtime.idle()
      await storage.exclusive(() => Promise.resolve())
      storage.close()
    }
    return { url: urlOf(server), runtime, stop: () => (stopping ??= stop()) }
  } catch (error) {
    storage.close()
    throw error
  }
}

class Endpoint<B extends BackendTypes> {
  readonly #setup: ServerSetup<B>
  readonly #runtime: Runtime<B>
  readonly #uploads: string
  readonly #answerAdmin: ((request: AdminRequest) => Promise<Response>) | undefined

  constructor(setup: ServerSetup<B>, runtime: Runtime<B>, uploads: string) {
    this.#setup = setup
    this.#runtime = runtime
    this.#uploads = uploads
    if (setup.exposeAdmin || isLoopback(setup.host)) this.#answerAdmin = setup.adminOf?.(runtime)
  }

  /** Never rejects. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { answer, headers } = await this.#route(request)
      await send(request, response, answer, headers)
    } catch (error) {
      await send(request, response, refusal(error).response, openToAll)
    }
  }

  async #route(request: IncomingMessage): Promise<Routed> {
    const { method = 'GET' } = request
    const url = addressOf(request)
    const path = url.pathname.slice(1)
    if (path === '' && isLook(method) && this.#answerAdmin) {
      return { answer: new Response(null, { status: 302, headers: { location: '/-/' } }), headers: {} }
    }
    if (path.startsWith('-/third-parties/')) return await this.#thirdParty(request, url)
    // No CORS headers: other pages must not read the admin pages.
    if (path.startsWith('-/')) {
      const answer = await this.#admin(request, url).catch((error: unknown) => refusal(error).response)
      return { answer, headers: {} }
    }
    if (method === 'OPTIONS') return { answer: preflight(request), headers: openToAll }
    if (path.startsWith('api/')) return { answer: await this.#call(request, url), headers: openToAll }
    if (path.startsWith('storage/')) {
      const headers = this.#runtime.sharesFiles ? openToAll : {}
      return { answer: await this.#file(request, url), headers }
    }
    throw nothingHere()
  }

  async #call(request: IncomingMessage, url: URL): Promise<Response> {
    const path = url.pathname.slice(1)
    if (request.method !== 'POST') {
      const answer = await this.#runtime.handle(path, new Request(url))
      if (answer.status === 405) answer.headers.set('allow', 'POST, OPTIONS')
      return answer
    }
    const limits = this.#limitsOf(path.slice('api/'.length))
    const { bodySize } = limits
    if (Number(request.headers['content-length'] ?? 0) > bodySize) throw tooLarge('The form', bodySize)
    const headers = headersOf(request)
    if (isForm(headers)) {
      const upload = new Upload(request, this.#uploads, limits)
      const bare = new Request(url, { method: 'POST', headers })
      try {
        return await this.#runtime.handle(path, bare, () => upload.form())
      } finally {
        await upload.discard()
      }
    }
    // Not a form: only whether there is a body matters.
    const body = (await readBytes(request, smallBody)) ?? new Blob(['too much'])
    return await this.#runtime.handle(path, new Request(url, { method: 'POST', headers, body }))
  }

  #limitsOf(call: string) {
    const { calls } = this.#setup.backend.contract
    return uploadLimits((Object.hasOwn(calls, call) && calls[call]) || { auth: 'none', fields: {} })
  }

  async #file(request: IncomingMessage, url: URL): Promise<Response> {
    if (!isLook(request.method)) {
      const { response } = refusal(new Refused('Use GET to read files.', { httpStatus: 405 }))
      response.headers.set('allow', 'GET, HEAD, OPTIONS')
      return response
    }
    const asked = new Request(url, { headers: headersOf(request) })
    const answer = await this.#runtime.handle(url.pathname.slice(1), asked)
    // Lets pages that require this permission embed the file.
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }

  async #thirdParty(request: IncomingMessage, url: URL): Promise<Routed> {
    const { backend, scripts } = this.#setup
    if (!backend.thirdParties || !scripts) throw nothingHere()
    const { method = 'GET' } = request
    const address = `https://${url.pathname.slice('/-/third-parties/'.length)}${url.search}`
    if (!URL.canParse(address) || !['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method)) throw nothingHere()
    const headers = headersOf(request)
    const body = method === 'POST' ? await readBytes(request, smallBody) : undefined
    if (body === null) throw tooLarge('The request', smallBody)
    const asked = new Request(address, { method, headers, ...(body && { body }) })
    const answer = await backend.thirdParties.answer(this.#runtime, new URL(address), asked, scripts)
    if (!answer) throw nothingHere()
    return { answer, headers: {} }
  }

  async #admin(request: IncomingMessage, url: URL): Promise<Response> {
    const answer = this.#answerAdmin
    if (!answer) throw nothingHere()
    const { method = 'GET' } = request
    const body = await readBytes(request, smallBody)
    if (!body) throw new Refused('The request is too large.', { httpStatus: 413 })
    return await answer({
      method,
      path: url.pathname.slice('/-/'.length),
      query: url.searchParams,
      headers: headersOf(request),
      body: await body.text(),
    })
  }
}

function nothingHere(): Refused {
  return new Refused('There is nothing at this address.', { httpStatus: 404 })
}

interface Routed {
  answer: Response
  headers: Readonly<Record<string, string>>
}

function preflight(request: IncomingMessage): Response {
  const headers = new Headers({
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': 'accept, authorization, content-type, range, x-access-key',
    'access-control-max-age': '7200',
    vary: 'access-control-request-method, access-control-request-headers',
  })
  // Sent by pages of another network.
  if (request.headers['access-control-request-private-network'] === 'true') {
    headers.set('access-control-allow-private-network', 'true')
  }
  return new Response(null, { status: 204, headers })
}

/** @throws Refused if the request has no valid path */
function addressOf({ url = '/' }: IncomingMessage): URL {
  const base = 'http://localhost'
  if (!url.startsWith('/') || !URL.canParse(base + url)) {
    throw new Refused('The address cannot be read.', { httpStatus: 400 })
  }
  return new URL(base + url)
}

function isLook(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

function urlOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const { address: name, port } = address
  if (isLoopback(name)) return `http://localhost:${port}`
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function openWorld<B extends BackendTypes>(
  { backend, scenario, seed, reset = false, deterministic = false, build, appUrl, otherwise }: ServerSetup<B>,
  storage: SqliteStorage,
): Promise<Runtime<B>> {
  const random = new SystemRandom()
  const secrets = deterministic ? {} : { random, key: random.hex(64) }
  const world = { storage, scenario, seed, build, appUrl }
  const runtime = new Runtime(backend, { ...world, violations: 'report', secrets, admitFirst: true })
  if (otherwise) runtime.otherwise = otherwise
  if (storage.foundBroken) runtime.notice = 'damaged'
  if (reset) await runtime.reset(scenario, seed)
  else await runtime.open()
  return runtime
}
