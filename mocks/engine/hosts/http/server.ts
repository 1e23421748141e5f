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

/** What is asked of the pages and calls outside of the contract, under `/-/`. */
export interface AdminRequest {
  method: string
  /** The part of the address after `/-/`. */
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

export interface ServerSetup<B extends BackendTypes> {
  backend: Backend<B>
  data: string
  /** The address to listen at; a loopback one keeps other machines out. Left out, 127.0.0.1. */
  host?: string
  /** Left out or 0, any free one. */
  port?: number
  /** The scenario and the seed of a world that is not stored yet; left out, the backend's first and a fixed one. */
  scenario?: string
  seed?: number
  /** Makes a new world even where one is stored. */
  reset?: boolean
  /** Draws codes, tokens and names from the world's own generator, for tests on a loopback address. */
  deterministic?: boolean
  /** Names the code: what it has checked once, it does not check again. Left out, each start checks the world. */
  build?: string
  /** The address of the app, ending with a slash, for links in emails. */
  appUrl: string
  /** The names of the assumptions that are turned round; left out, none. */
  otherwise?: ReadonlySet<string>
  /** The look-alike scripts of the third parties; left out where the server does not answer for these. */
  scripts?: (name: string) => Promise<string>
  /**
   * Answers what is outside of the contract and needed to use it, such as the clock. It has to check who asks: every page
   * in the same browser can.
   */
  adminOf?: (runtime: Runtime<B>) => (request: AdminRequest) => Promise<Response>
  /** Whether that can be reached although other machines can reach the server. */
  exposeAdmin?: boolean
  /** Runs when the world is open; what it gives is run before the store is closed. */
  attach?: (runtime: Runtime<B>) => Promise<() => Promise<void>>
  /** Limits of time in milliseconds, for tests that cannot wait as long as a slow client may. */
  times?: Partial<typeof timeouts>
}

export interface RunningServer<B extends BackendTypes> {
  /** Where it listens, without a slash at the end. */
  url: string
  runtime: Runtime<B>
  /** Takes no more calls, finishes those in hand, and closes the store. May be called more than once. */
  stop(): Promise<void>
}

const timeouts = {
  /** Until the head of a request is there. */
  head: 20_000,
  /** Until the whole request is there: 50 MB over a slow line. */
  request: 300_000,
  /** Between two looks at the clock. */
  look: 5_000,
  /** For the calls in hand when the server is stopped. */
  stop: 10_000,
}

const loopback = '127.0.0.1'
const loopbackNames = new Set(['localhost', loopback, '::1', '[::1]'])

/** Whether a name or address leads to the machine that it is used on, whoever uses it. */
export function isLoopback(host = loopback): boolean {
  return loopbackNames.has(host)
}

/** The setup would let strangers in. */
export class UnsafeSetup extends Error {
  override name = 'UnsafeSetup'
}

/** What the admin pages and the third parties take of a request, in bytes. */
const smallBody = 64 * 1024

/**
 * Starts the simulated backend as an HTTP server, with a store that outlives the process.
 * @throws UnsafeSetup when it is to be deterministic where strangers can reach it
 * @throws StorageInUse while another server works in the folder
 * @throws the system's error when the address cannot be listened at
 */
export async function startServer<B extends BackendTypes>(setup: ServerSetup<B>): Promise<RunningServer<B>> {
  if (setup.deterministic && !isLoopback(setup.host)) {
    throw new UnsafeSetup(
      'A deterministic server has codes that can be computed. Let it listen at 127.0.0.1.',
    )
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
      // Connections in use are not kept for another call.
      for (const response of answering.keys()) {
        if (!response.headersSent) response.setHeader('connection', 'close')
      }
      const late = setTimeout(() => {
        server.closeAllConnections()
      }, times.stop)
      await closed
      clearTimeout(late)
      // A call goes on where its client has hung up.
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
  /** The folder for files on their way. */
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
    // Nothing of the admin pages is for other pages to read.
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
    // No form: all that matters is whether there is something at all.
    const body = (await readBytes(request, smallBody)) ?? new Blob(['too much'])
    return await this.#runtime.handle(path, new Request(url, { method: 'POST', headers, body }))
  }

  #limitsOf(call: string) {
    const { calls } = this.#setup.backend.contract
    return uploadLimits((Object.hasOwn(calls, call) && calls[call]) || { auth: 'none', fields: {} })
  }

  async #file(request: IncomingMessage, url: URL): Promise<Response> {
    if (!isLook(request.method)) {
      const { response } = refusal(new Refused('Files are read by GET.', { httpStatus: 405 }))
      response.headers.set('allow', 'GET, HEAD, OPTIONS')
      return response
    }
    const answer = await this.#runtime.handle(
      url.pathname.slice(1),
      new Request(url, { headers: headersOf(request) }),
    )
    // A picture or video of this address may stand in any page, also one that asks for such permission.
    answer.headers.set('cross-origin-resource-policy', 'cross-origin')
    return answer
  }

  async #thirdParty(request: IncomingMessage, url: URL): Promise<Routed> {
    const { backend, scripts } = this.#setup
    if (!backend.thirdParties || !scripts) throw nothingHere()
    const { method = 'GET' } = request
    const address = `https://${url.pathname.slice('/-/third-parties/'.length)}${url.search}`
    if (!URL.canParse(address) || !['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method)) {
      throw nothingHere()
    }
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
    if (!body) throw new Refused('This is too much.', { httpStatus: 413 })
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
  // A page of another network asks for this in addition.
  if (request.headers['access-control-request-private-network'] === 'true') {
    headers.set('access-control-allow-private-network', 'true')
  }
  return new Response(null, { status: 204, headers })
}

/** @throws Refused for what is no path */
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
