import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { join } from 'node:path'
import {
  answerGarbage,
  headersOf,
  isForwarded,
  openToAll,
  openWithHeaders,
  readBytes,
  send,
  waitWith,
} from './exchange.ts'
import { readForm, uploadLimits } from './uploads.ts'
import { refusal } from '../../call/answers.ts'
import type { Backend } from '../../backend.ts'
import type { Convention } from '../../call/convention.ts'
import type { BackendTypes } from '../../call/types.ts'
import { Refused, tooLarge } from '../../base/errors.ts'
import { SystemRandom } from '../../base/random.ts'
import { isForm } from '../../contract/read-body.ts'
import { Runtime, type RuntimeSetup } from '../../runtime.ts'
import { SqliteStorage } from '../../storage/sqlite.ts'

export interface ServerSetup<B extends BackendTypes> extends Pick<
  RuntimeSetup,
  'scenario' | 'seed' | 'world' | 'build' | 'appUrl'
> {
  backend: Backend<B>
  data: string
  /** Address to listen on; 127.0.0.1 by default, which excludes other machines. */
  host?: string
  /** 0, the default, chooses a free port. */
  port?: number
  reset?: boolean
  /** What happens to answers that break the contract; `report` by default. */
  violations?: RuntimeSetup['violations']
  /** Uses the world's predictable generator for codes, tokens and file names; for tests on a loopback address. */
  deterministic?: boolean
  /** Names of the reversed assumptions; none by default. */
  otherwise?: ReadonlySet<string>
  /** Simulated scripts of third parties; without them, the server doesn't answer for third parties. */
  scripts?: (name: string) => Promise<string>
  /**
   * Returns the function that answers `/-/`. It must authorise each request: any website can send one, and a proxy
   * (`isForwarded`) anyone's.
   */
  adminOf?: (runtime: Runtime<B>) => (request: Request) => Promise<Response>
  /** Enables admin requests even if other machines can reach the server. */
  exposeAdmin?: boolean
  /** Runs after the world has been opened; the returned function runs before the store is closed. */
  attach?: (runtime: Runtime<B>) => Promise<() => Promise<void>>
  /** The origin of the only pages that may read files, such as `http://localhost:5173`; by default, all may. */
  reader?: string | undefined
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
  /** For a request's headers. All values are in milliseconds. */
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

/** Returns whether a host name or IP address refers to this machine. */
export function isLoopback(host = loopback): boolean {
  return loopbackNames.has(host)
}

/**
 * Whether `Host` names this server or a proxy, whose own name is unknown here. Another name that leads here is that of
 * another site, which could read what its own origin may (DNS rebinding). That takes a name, so an IP address is safe.
 * @param own the address that the server listens at
 */
export function isNamed(request: Request, own = loopback): boolean {
  const name = hostOf(request).replace(/:\d+$/, '').toLowerCase()
  const isNumber = isIP(name.replace(/^\[|\]$/g, '')) > 0
  return (
    isLoopback(name) || (!isLoopback(own) && (isNumber || name === own.toLowerCase())) || isForwarded(request)
  )
}

/** Whether a page of another origin sent a request. */
export function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin')
  return origin !== null && !['http', 'https'].some((scheme) => origin === `${scheme}://${hostOf(request)}`)
}

const hostOf = ({ headers }: Request) => headers.get('host') ?? ''

/** The setup would expose the server to strangers. */
export class UnsafeSetup extends Error {
  override name = 'UnsafeSetup'
}

/** The beginning of paths that continue with a third party's URL, without `https://`. */
const thirdParties = '-/third-parties/'

/** Maximum body size of all requests other than calls with a form, in bytes. */
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
    // A killed server may have left uploads behind.
    await rm(uploads, { recursive: true, force: true })
    await mkdir(uploads)
    const runtime = await openWorld(setup, storage)
    const answerTo = answererOf(setup, runtime, uploads)
    const detach = await setup.attach?.(runtime)
    const server = createServer({
      headersTimeout: times.head,
      requestTimeout: times.request,
      connectionsCheckingInterval: times.look,
    })
    // Some versions of Node drop all headers after the first 2,000, and proxies add theirs last.
    server.maxHeadersCount = 0
    const answering = new Map<ServerResponse, Promise<void>>()
    const sockets = new Set<Socket>()
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    let stopping: Promise<void> | undefined

    const listener = (request: IncomingMessage, response: ServerResponse) => {
      if (stopping) response.setHeader('connection', 'close')
      const answer = answerTo(request, response).finally(() => answering.delete(response))
      answering.set(response, answer)
    }
    server.on('request', listener)
    server.on('checkContinue', (request, response) => {
      waitWith(request, response)
      listener(request, response)
    })
    server.on('clientError', (error: Error & { code?: string }, socket) =>
      answerGarbage(error, socket, (refused) => refusal(refused, undefined, runtime.convention)),
    )
    server.listen(setup.port ?? 0, setup.host ?? loopback)
    await once(server, 'listening')

    const stop = async (): Promise<void> => {
      const closed = once(server, 'close')
      server.close()
      // Clients open connections ahead of calls. Node doesn't count those as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
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
      await runtime.store.idle()
      await storage.exclusive(() => Promise.resolve())
      storage.close()
    }
    return { url: urlOf(server), runtime, stop: () => (stopping ??= stop()) }
  } catch (error) {
    storage.close()
    throw error
  }
}

/** Returns the function that answers a request. It never rejects. */
function answererOf<B extends BackendTypes>(setup: ServerSetup<B>, runtime: Runtime<B>, uploads: string) {
  const { backend, scripts } = setup
  const handle = backend.inFront?.(runtime) ?? runtime.handle.bind(runtime)
  const answerAdmin = setup.exposeAdmin || isLoopback(setup.host) ? setup.adminOf?.(runtime) : undefined
  return answer

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { convention } = runtime
    let headers: Record<string, string> = convention.headers ? openWithHeaders : openToAll
    // Operations finish even if their client hangs up, but nobody waits for another backend then.
    const left = new AbortController()
    response.once('close', () => {
      left.abort()
    })
    try {
      const asked = toRequest(request, left.signal, convention.headers ?? [])
      if (setup.deterministic && isForwarded(asked)) {
        throw new Refused('This server has predictable codes, so it answers no proxies.', { httpStatus: 403 })
      }
      const path = new URL(asked.url).pathname.slice(1)
      const isFile = path.startsWith('storage/')
      if (isFile && setup.reader !== undefined) {
        headers = { ...openToAll, 'access-control-allow-origin': setup.reader, vary: 'origin' }
        refuseStrangers(asked, setup)
      }
      // Pages of other origins must read neither the admin pages nor files that are not shared.
      if (path.startsWith('-/') || (isFile && !runtime.sharesFiles)) headers = {}
      const routed = await route(path, asked, request)
      // Lets pages of other origins embed the file, even with `Cross-Origin-Embedder-Policy: require-corp`.
      if (isFile) routed.headers.set('cross-origin-resource-policy', 'cross-origin')
      await send(request, response, routed, headers)
    } catch (error) {
      if (response.destroyed) return
      await send(request, response, refusal(error, undefined, convention).response, headers)
    }
  }

  async function route(path: string, asked: Request, request: IncomingMessage): Promise<Response> {
    if (path === '' && isLook(asked.method) && answerAdmin) {
      return new Response(null, { status: 302, headers: { location: '/-/' } })
    }
    if (path.startsWith(thirdParties)) return await thirdParty(path, asked, request)
    if (path.startsWith('-/')) {
      if (!answerAdmin) throw nothingHere()
      return await answerAdmin(await withBody(asked, request))
    }
    const { method, prefix } = runtime.convention
    if (asked.method === 'OPTIONS') return preflight(request, runtime.convention)
    if (path.startsWith('storage/')) return allowing('GET, HEAD', await handle(path, asked))
    if (path.startsWith(prefix)) {
      const answered = await call(path, asked, request)
      return allowing(answered.headers.get('allow') ?? (method === 'fetch' ? null : method), answered)
    }
    throw nothingHere()
  }

  async function call(path: string, asked: Request, request: IncomingMessage): Promise<Response> {
    const { convention } = runtime
    if (isLook(asked.method)) {
      if (hasBody(request)) throw new Refused('GET takes no body.', { httpStatus: 400 })
      return await handle(path, asked)
    }
    const limits = uploadLimits(contractOf(path, asked.method))
    const { bodySize } = limits
    if (Number(request.headers['content-length'] ?? 0) > bodySize) throw tooLarge('The form', bodySize)
    if (isForm(asked.headers)) {
      const files: string[] = []
      try {
        return await handle(path, asked, () => readForm(request, limits, uploads, files))
      } finally {
        await Promise.allSettled(files.map((file) => rm(file, { force: true })))
      }
    }
    // Not a form: the answer only depends on whether the body is empty.
    const body = await readBytes(request, convention.bodySize)
    return await handle(
      path,
      new Request(asked, { method: asked.method, body: body.size === 0 ? null : body }),
    )
  }

  /** What limits the forms of a call; of one that doesn't exist, it takes nothing large. */
  function contractOf(path: string, method: string): Parameters<typeof uploadLimits>[0] {
    try {
      return runtime.convention.find(path, method).contract
    } catch {
      return { auth: 'none', fields: {} }
    }
  }

  async function thirdParty(path: string, asked: Request, request: IncomingMessage): Promise<Response> {
    const address = `https://${path.slice(thirdParties.length)}${new URL(asked.url).search}`
    if (!backend.thirdParties || !scripts || !URL.canParse(address)) throw nothingHere()
    const forwarded = await withBody(asked, request, address)
    const answered = await backend.thirdParties.answer(runtime, new URL(address), forwarded, scripts)
    if (!answered) throw nothingHere()
    return answered
  }
}

/** @throws Refused if a page of neither the reader nor this server asks, or one at a name that isn’t this server’s */
function refuseStrangers(
  request: Request,
  { reader = '', host }: Pick<ServerSetup<BackendTypes>, 'reader' | 'host'>,
): void {
  const isStranger = isForeign(request) && request.headers.get('origin') !== reader
  if (!isStranger && (isNamed(request, host) || isNamed(request, new URL(reader).hostname))) return
  throw new Refused(`Only pages of ${reader} may read files here.`, { httpStatus: 403 })
}

function nothingHere(): Refused {
  return new Refused('There is nothing at this address.', { httpStatus: 404 })
}

function preflight(request: IncomingMessage, { method, headers: read }: Convention): Response {
  const asked = request.headers['access-control-request-headers'] ?? ''
  const usual = 'accept, authorization, content-type, range, x-access-key'
  const headers = new Headers({
    'access-control-allow-methods':
      method === 'fetch' ? 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' : 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': read ? asked : usual,
    'access-control-max-age': '7200',
    vary: 'access-control-request-method, access-control-request-headers',
  })
  return new Response(null, { status: 204, headers })
}

/** Returns the request without its body. @throws Refused if normalization changes the path, or the method is TRACE */
function toRequest(request: IncomingMessage, signal: AbortSignal, headerNames: readonly string[]): Request {
  const { url = '/', method = 'GET' } = request
  const base = 'http://localhost'
  const [path] = url.split('?', 1)
  // Proxies decide by the path that they received: one like `/api/..\-/` must not become `/-/` here.
  if (!url.startsWith('/') || !URL.canParse(base + url) || new URL(base + url).pathname !== path) {
    throw new Refused('The address cannot be read.', { httpStatus: 400 })
  }
  if (method === 'TRACE') throw new Refused('This method is not supported.', { httpStatus: 501 })
  return new Request(base + url, { method, headers: headersOf(request, headerNames), signal })
}

async function withBody(
  { method, headers, url }: Request,
  request: IncomingMessage,
  to = url,
): Promise<Request> {
  const body = isLook(method) ? null : await readBytes(request, smallBody)
  if (body && body.size > smallBody) throw tooLarge('The request', smallBody)
  return new Request(to, { method, headers, body })
}

/** Adds the allowed methods to the refusal of a wrong method, if they are known. */
function allowing(methods: string | null, answer: Response): Response {
  if (answer.status !== 405 || methods === null || /\boptions\b/i.test(methods)) return answer
  const headers = new Headers(answer.headers)
  headers.set('allow', `${methods}, OPTIONS`)
  // An answer of another backend can't be changed.
  return new Response(answer.body, { status: 405, headers })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

function isLook(method: string): boolean {
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
  setup: ServerSetup<B>,
  storage: SqliteStorage,
): Promise<Runtime<B>> {
  const { scenario, seed, world, violations = 'report' } = setup
  const random = new SystemRandom()
  const secrets = setup.deterministic ? {} : { random, key: random.hex(64) }
  const runtime = new Runtime(setup.backend, { ...setup, storage, violations, secrets, admitFirst: true })
  if (setup.otherwise) runtime.otherwise = setup.otherwise
  if (storage.foundBroken) runtime.store.notice = 'damaged'
  if (setup.reset) await runtime.store.reset(scenario, seed, world && { world })
  else await runtime.open()
  return runtime
}
