import createClient from 'openapi-fetch'
import { env } from '../env.ts'
import { zonedCalls } from './calls.gen.ts'
import { noteServerTime } from './clock.ts'
import type { DownloadedFile } from './downloaded-file.ts'
import { ApiError, isApiError } from './errors.ts'
import type { Received } from './failure.ts'
import { takeFirstCall } from './first-call.ts'
import { toFormData } from './form-data.ts'
import { parseJson } from './json.ts'
import type { Omitted, Read, ReadAnswer } from './read-answer.ts'
import type { components, paths } from './schema.gen.ts'
import { browserTimeZone } from './time-zone.ts'
import { token, type TokenStore } from './token.ts'

type ApiPath = { [P in keyof paths]: P extends `/api/${string}` ? P : never }[keyof paths]
type AnyCallName = ApiPath extends `/api/${infer Name}` ? Name : never

/** The call that answers with a file instead of an envelope (rules 1). */
export type FileCallName = 'jobs/download-cvs'
/** A call, named by its path without `/api/`. */
export type CallName = Exclude<AnyCallName, FileCallName>

type Operation<N extends AnyCallName> = paths[`/api/${N}`]['post']
type Payload<N extends AnyCallName> = NonNullable<Operation<N>['requestBody']>

/** A form's fields. An optional number may also be sent as empty text, which clears it. */
type Fields<B> = { [K in keyof B]: {} extends Pick<B, K> ? (number extends B[K] ? B[K] | '' : B[K]) : B[K] }

/** The payload of a call, without `time_zone`, which the client adds. `undefined` for a call without a payload. */
export type Body<N extends AnyCallName> = [Payload<N>] extends [never]
  ? undefined
  : Payload<N> extends { content: { 'multipart/form-data': infer B } }
    ? Fields<Omit<B, 'time_zone'>>
    : never

/** The successful answer of a call, as `readAnswer` converts it. */
export type Answer<N extends CallName> = {
  status: 'success'
  omitted?: Omitted
} & ReadAnswer<
  Omit<
    Extract<Operation<N>['responses'][200]['content']['application/json'], { status: 'success' }>,
    'status'
  >
>

/** A schema of the contract, as `readAnswer` converts it. */
export type Entity<Name extends keyof components['schemas']> = Read<components['schemas'][Name]>

export type CallOptions = { signal?: AbortSignal | undefined }

export type Backend = {
  /** Delays all calls until the simulator has started, and fails them with a `network` error if it could not start. */
  whenReady: (started: Promise<unknown>) => void
  /**
   * Makes a call. `call('jobs/apply', { id: 7, cv_id: 3 })` returns the success envelope.
   * @throws ApiError in every other case, whatever the HTTP status
   */
  call: <N extends CallName>(name: N, body: Body<N>, options?: CallOptions) => Promise<Answer<N>>
  /** Makes a call that answers with a file. @throws ApiError, even for the envelope of a success */
  download: (name: FileCallName, body: Body<FileCallName>, options?: CallOptions) => Promise<DownloadedFile>
  /**
   * Asks `/api/me` whether the session has expired; a 401 alone may mean a wrong password. Concurrent checks share one
   * call. If `/api/me` can't be reached, the session stays.
   * @throws ApiError `session-over` if the session has expired
   */
  checkSession: () => Promise<void>
  /** Fetches a file by its URL (see `fileUrl`); the only way to read a simulated file. @throws ApiError */
  fetchFile: (address: string, options?: CallOptions) => Promise<DownloadedFile>
}

type BackendOptions = {
  /** Returns the URL that precedes `/api/…`; called for each request. */
  baseUrl: () => string
  token: Pick<TokenStore, 'get'>
  /** Sent with every call as `X-Access-Key`, if not empty. */
  accessKey?: string
  /** A configuration error that prevents all calls. */
  problem?: string | undefined
  timeZone?: () => string
  /** Returns the answer to a call that the page made before the app loaded. */
  takeFirst?: (
    name: string,
    body: object | undefined,
    token: string | undefined,
  ) => Promise<Response> | undefined
}

/** Creates the client of a backend. Tests create their own; the app uses `backend`. */
export function createBackend({
  baseUrl,
  token: tokens,
  accessKey,
  problem,
  timeZone = browserTimeZone,
  takeFirst = () => undefined,
}: BackendOptions): Backend {
  let ready: Promise<unknown> = Promise.resolve()
  // By default, openapi-fetch captures the current `fetch`, which the simulator may replace later.
  const client = createClient<paths>({ fetch: (request) => globalThis.fetch(request) })

  async function send<T>(
    name: string,
    signal: AbortSignal | undefined,
    body: object | undefined,
    act: (limit: Limit) => Promise<T>,
  ): Promise<T> {
    if (problem !== undefined) throw new ApiError({ kind: 'network', call: name, message: problem })
    const limit = limitOf(body, signal)
    try {
      await ready
      return await limit.within(act)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      if (limit.isOver()) throw new ApiError({ kind: 'timeout', call: name, message: lateMessage, cause })
      const aborted = signal?.aborted || (cause instanceof DOMException && cause.name === 'AbortError')
      // Without the readers, the network is at fault.
      const fieldErrors: Record<string, string[]> = aborted
        ? {}
        : await readers()
            .then(({ unreadableFiles }) => unreadableFiles(body))
            .catch(() => ({}))
      const [message] = Object.values(fieldErrors).flat()
      if (message !== undefined)
        throw new ApiError({ kind: 'refused', call: name, message, fieldErrors, cause })
      throw aborted
        ? new ApiError({ kind: 'aborted', call: name, message: 'The request was cancelled.', cause })
        : new ApiError({
            kind: 'network',
            call: name,
            message: 'We couldn’t reach the server. Check your connection and try again.',
            cause,
          })
    }
  }

  function init(name: AnyCallName, sentToken: string | undefined, signal: AbortSignal) {
    return {
      baseUrl: baseUrl(),
      headers: {
        accept: 'application/json',
        authorization: sentToken ? `Bearer ${sentToken}` : null,
        'x-access-key': accessKey || null,
      },
      bodySerializer: (body: object | undefined = {}) =>
        toFormData(zonedCalls.has(`/api/${name}`) ? { ...body, time_zone: timeZone() } : body),
      signal,
    }
  }

  let check: { token: string; answer: Promise<void> } | undefined

  async function checkSession(): Promise<void> {
    const current = tokens.get()
    if (current === undefined) return
    if (check?.token !== current) {
      const answer = call('me', undefined).then(
        () => undefined,
        (error: unknown) => {
          if (isApiError(error, 'session-over')) throw error
        },
      )
      const own = { token: current, answer }
      check = own
      const done = () => {
        if (check === own) check = undefined
      }
      answer.then(done, done)
    }
    await check.answer
  }

  /** Returns the error for a failed answer. If it may be about the session, asks `/api/me` first. */
  async function failed(received: Received, body: unknown): Promise<ApiError> {
    const { call: name, response, sentToken } = received
    const { failure, isNotBuilt } = await readers()
    if (isNotBuilt(name, body, response.status)) {
      const message = 'The server doesn’t offer this yet.'
      return new ApiError({ kind: 'not-built', call: name, httpStatus: response.status, message })
    }
    const error = failure(received, body)
    const mayBeOver = response.status === 401 || response.status === 403
    // Without a token, nobody was logged in; an old token says nothing about the current session.
    if (!mayBeOver || name === 'me' || sentToken === undefined || sentToken !== tokens.get()) return error
    try {
      await checkSession()
    } catch (over) {
      if (isApiError(over)) return error.kind === 'session-over' ? error : over
      throw over
    }
    return error.kind === 'session-over' ? failure(received, body, 'refused') : error
  }

  const call: Backend['call'] = (name, body, options = {}) =>
    send(name, options.signal, body, async ({ signal, met }) => {
      const sentToken = tokens.get()
      const path: ApiPath = `/api/${name}`
      const first = takeFirst(name, body, sentToken)
      const reading = readers()
      const { data, error, response } = await client.POST(path, {
        ...init(name, sentToken, signal),
        // `bodySerializer` adds the time zone, but isn't called without a body.
        body: body ?? (zonedCalls.has(path) ? {} : undefined),
        parseAs: 'text',
        ...(first && { fetch: () => first }),
      })
      met()
      // The answer to a call made before the app loaded may be old, and so may its date.
      if (!first) noteServerTime(response)
      const received = parsed(data ?? error)
      const { isSuccess, readAnswer } = await reading
      if (response.status !== 401 && isSuccess(received)) {
        const { answer, unread, omitted } = readAnswer(name, received)
        warn(name, unread)
        const read = answer && omitted ? { ...answer, omitted } : answer
        if (isAnswer(name, read)) return read
      }
      throw await failed({ call: name, response, sentToken }, received)
    })

  return {
    whenReady: (started) => {
      ready = started
      // The code that starts the simulator handles the failure; this only prevents an unhandled rejection.
      started.catch(() => undefined)
    },

    call,
    checkSession,

    download: (name, body, options = {}) =>
      send(name, options.signal, body, async ({ signal, met }) => {
        const sentToken = tokens.get()
        const { data, error, response } = await client.POST(`/api/${name}`, {
          ...init(name, sentToken, signal),
          // The file itself may take longer.
          fetch: (request) => globalThis.fetch(request).finally(met),
          body,
          parseAs: 'blob',
        })
        noteServerTime(response)
        return readFile({ call: name, response, sentToken }, data ?? error, failed)
      }),

    fetchFile: (address, options = {}) =>
      send(address, options.signal, undefined, async ({ signal, met }) => {
        const response = await globalThis.fetch(address, { signal }).finally(met)
        const body = response.ok ? await response.blob() : await response.text()
        // Sent without the token: HTTP 401 is about the file.
        const refused = async (received: Received, read: unknown) =>
          (await readers()).failure(received, read, 'refused')
        return readFile({ call: address, response, sentToken: undefined }, body, refused, address)
      }),
  }
}

type Limit = {
  /** Aborted by the caller, or when the time is over. */
  signal: AbortSignal
  /** Ends the limit: the server has answered. */
  met: () => void
}

/** The longest wait for an answer, in milliseconds. */
const longestWait = 30_000
/** The slowest connection that an upload gets time for, in bytes per millisecond: 50 kB/s. */
const slowest = 50

const lateMessage = 'The server hasn’t answered in time. Please try again in a moment.'

/** Returns the limit of a call. `fetch` doesn't report progress, so that of an upload grows with its files. */
function limitOf(body: object = {}, given: AbortSignal | undefined) {
  const late = new AbortController()
  const bytes = Object.values(body)
    .flat()
    .reduce<number>((sum, value) => sum + (value instanceof Blob ? value.size : 0), 0)
  return {
    isOver: () => late.signal.aborted && !given?.aborted,
    async within<T>(act: (limit: Limit) => Promise<T>): Promise<T> {
      const timer = setTimeout(() => late.abort(), longestWait + bytes / slowest)
      const met = () => clearTimeout(timer)
      const signal = given ? AbortSignal.any([given, late.signal]) : late.signal
      // Also ends what no signal can abort, such as a call made before the app loaded.
      const over = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
      return await Promise.race([act({ signal, met }), over]).finally(met)
    },
  }
}

/** Loads the readers of answers, with the first call rather than before the first paint. */
export function readers() {
  const module = import('./read-answer.ts')
  // A call that awaits the module handles its failure; a call that failed earlier never awaits it.
  module.catch(() => undefined)
  return module
}

/** `readAnswer` has converted the answer to its type, or returned nothing. */
function isAnswer<N extends CallName>(_name: N, answer: object | undefined): answer is Answer<N> {
  return answer !== undefined
}

const warned = new Set<string>()

/** Warns developers about unreadable values, once per set of fields, as lists are fetched repeatedly. */
function warn(name: string, unread: readonly string[]): void {
  if (unread.length === 0) return
  const fields = new Set(unread.map((entry) => entry.replace(/: .*$/s, '').replace(/\[\d+\]/g, '[]')))
  const key = [name, ...[...fields].toSorted()].join()
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`${name}: the answer has values that could not be read.`, unread)
}

/** Reads a file from an answer. `fileOf` is in a separate chunk, as few pages download files. */
async function readFile(
  received: Received,
  body: unknown,
  wrong: (received: Received, body: unknown) => Promise<ApiError>,
  address?: string,
): Promise<DownloadedFile> {
  const { fileOf } = await import('./downloaded-file.ts')
  const file = fileOf(received.response, body, address)
  if (file) return file
  throw await wrong(received, parsed(body instanceof Blob ? await body.text() : body))
}

function parsed(body: unknown): unknown {
  return typeof body === 'string' ? parseJson(body) : body
}

/** The app's backend: `VITE_API_URL`, or the simulator under the app's base path. */
export const backend: Backend = createBackend({
  baseUrl: () => env.apiUrl || window.location.origin + env.basePath.replace(/\/$/, ''),
  token,
  accessKey: env.accessKey,
  problem: env.problem,
  // A literal condition, so that the demo build drops `takeFirstCall`: only a real backend can answer this early.
  ...(import.meta.env.VITE_API_URL && { takeFirst: (...asked) => takeFirstCall(globalThis, ...asked) }),
})
export const { call, checkSession, download, fetchFile } = backend
