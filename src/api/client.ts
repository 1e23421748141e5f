import createClient from 'openapi-fetch'
import { env } from '../env.ts'
import { zonedCalls } from './calls.gen.ts'
import { noteServerTime } from './clock.ts'
import { ApiError, isApiError } from './errors.ts'
import { takeFirstCall } from './first-call.ts'
import { toFormData } from './form-data.ts'
import type { Read } from './read-answer.ts'
import type { components, paths } from './schema.gen.ts'
import { browserTimeZone } from './time-zone.ts'
import { token, type TokenStore } from './token.ts'

type ApiPath = { [P in keyof paths]: P extends `/api/${string}` ? P : never }[keyof paths]
type AnyCallName = ApiPath extends `/api/${infer Name}` ? Name : never

/** The call that answers a file instead of an envelope (rules 1). */
export type FileCallName = 'jobs/download-cvs'
/** A call, named by its path without `/api/`. */
export type CallName = Exclude<AnyCallName, FileCallName>

type Operation<N extends AnyCallName> = paths[`/api/${N}`]['post']
type Payload<N extends AnyCallName> = NonNullable<Operation<N>['requestBody']>

/** A form's fields. A number that may be left out may also be sent as empty text, which says that there is none. */
type Fields<B> = { [K in keyof B]: {} extends Pick<B, K> ? (number extends B[K] ? B[K] | '' : B[K]) : B[K] }

/** What a call takes, without `time_zone`, which the client adds. `undefined` where it takes nothing. */
export type Body<N extends AnyCallName> = [Payload<N>] extends [never]
  ? undefined
  : Payload<N> extends { content: { 'multipart/form-data': infer B } }
    ? Fields<Omit<B, 'time_zone'>>
    : never

/** What a call answers when it succeeds, as it is read. */
export type Answer<N extends CallName> = {
  status: 'success'
} & Read<
  Omit<
    Extract<Operation<N>['responses'][200]['content']['application/json'], { status: 'success' }>,
    'status'
  >
>

/** A thing in an answer, by its name in the contract, as it is read. */
export type Entity<Name extends keyof components['schemas']> = Read<components['schemas'][Name]>

export type CallOptions = { signal?: AbortSignal | undefined }

/** A file that came as an answer. */
export type DownloadedFile = { blob: Blob; name: string }

export type Backend = {
  /**
   * Holds every call back until the promise has resolved: the simulator's start. If it rejects, calls fail and none
   * reaches the network.
   */
  whenReady: (started: Promise<unknown>) => void
  /**
   * Makes a call. `call('jobs/apply', { id: 7, cv_id: 3 })` answers the success envelope.
   * @throws ApiError in every other case, whatever the HTTP status is
   */
  call: <N extends CallName>(name: N, body: Body<N>, options?: CallOptions) => Promise<Answer<N>>
  /** Makes the call that answers a file. @throws ApiError, also when an envelope came instead */
  download: (name: FileCallName, body: Body<FileCallName>, options?: CallOptions) => Promise<DownloadedFile>
  /**
   * Asks `/api/me` whether the session is over: nobody else can tell, as a 401 may be about a wrong password. All who want
   * to know at the same time share one call, and its failure to be reached ends no session.
   * @throws ApiError `session-over`, if it is
   */
  checkSession: () => Promise<void>
  /** Gets a file by its address (see `fileUrl`); a simulated one can be had in no other way. @throws ApiError */
  fetchFile: (address: string, options?: CallOptions) => Promise<DownloadedFile>
}

type BackendOptions = {
  /** Address that `/api/…` is put behind; asked at each call. */
  baseUrl: () => string
  token: Pick<TokenStore, 'get'>
  /** Sent with every call as `X-Access-Key`, unless it is empty. */
  accessKey?: string
  /** Why no call may go out at all. */
  problem?: string | undefined
  timeZone?: () => string
  /** The answer to a call that was made before the app was there. */
  takeFirst?: (
    name: string,
    body: object | undefined,
    token: string | undefined,
  ) => Promise<Response> | undefined
}

/** The client of one backend. Tests make their own; the app uses `backend`. */
export function createBackend({
  baseUrl,
  token: tokens,
  accessKey,
  problem,
  timeZone = browserTimeZone,
  takeFirst = () => undefined,
}: BackendOptions): Backend {
  let ready: Promise<unknown> = Promise.resolve()
  // openapi-fetch would keep the fetch of this moment; the simulator may replace it later.
  const client = createClient<paths>({ fetch: (request) => globalThis.fetch(request) })

  async function send<T>(name: string, signal: AbortSignal | undefined, act: () => Promise<T>): Promise<T> {
    if (problem !== undefined) throw new ApiError({ kind: 'network', call: name, message: problem })
    try {
      await ready
      return await act()
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      const aborted = signal?.aborted || (cause instanceof DOMException && cause.name === 'AbortError')
      throw aborted
        ? new ApiError({ kind: 'aborted', call: name, message: 'The request was called off.', cause })
        : new ApiError({
            kind: 'network',
            call: name,
            message: 'The server could not be reached. Check your connection and try again.',
            cause,
          })
    }
  }

  function init(name: AnyCallName, sentToken: string | undefined, { signal }: CallOptions) {
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

  /** What is wrong with an answer; where it may be the session, `/api/me` is asked first. */
  async function failed(received: Received, body: unknown): Promise<ApiError> {
    const error = failure(received, body)
    const { call: name, response, sentToken } = received
    const mayBeOver = response.status === 401 || response.status === 403
    // Without a token nobody was signed in, and with an old one somebody else is by now.
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
    send(name, options.signal, async () => {
      const sentToken = tokens.get()
      const path: ApiPath = `/api/${name}`
      const first = takeFirst(name, body, sentToken)
      const reading = readAnswers()
      const { data, error, response } = await client.POST(path, {
        ...init(name, sentToken, options),
        // Without a body nothing is serialized, and no time zone added.
        body: body ?? (zonedCalls.has(path) ? {} : undefined),
        parseAs: 'text',
        ...(first && { fetch: () => first }),
      })
      // The answer to a first call may have waited for the app; its date is no longer now.
      if (!first) noteServerTime(response)
      const received = parsed(data ?? error)
      if (response.status !== 401 && isSuccess(received)) {
        const { readAnswer } = await reading
        const { answer, unread } = readAnswer(name, received)
        warn(name, unread)
        if (isAnswer(name, answer)) return answer
      }
      throw await failed({ call: name, response, sentToken }, received)
    })

  return {
    whenReady: (started) => {
      ready = started
      // Whoever starts the simulator hears of its failure; here it must only not count as unhandled.
      started.catch(() => undefined)
    },

    call,
    checkSession,

    download: (name, body, options = {}) =>
      send(name, options.signal, async () => {
        const sentToken = tokens.get()
        const { data, error, response } = await client.POST(`/api/${name}`, {
          ...init(name, sentToken, options),
          body,
          parseAs: 'blob',
        })
        noteServerTime(response)
        return readFile({ call: name, response, sentToken }, data ?? error, failed)
      }),

    fetchFile: (address, { signal } = {}) =>
      send(address, signal, async () => {
        const response = await globalThis.fetch(address, { signal: signal ?? null })
        const body = response.ok ? await response.blob() : await response.text()
        return readFile({ call: address, response, sentToken: undefined }, body, failure, address)
      }),
  }
}

/** What answers are read with comes beside the first of them, not before the first paint. */
function readAnswers() {
  const module = import('./read-answer.ts')
  // Whoever waits for it hears of its failure; a call that failed before does not.
  module.catch(() => undefined)
  return module
}

type Received = { call: string; response: Response; sentToken: string | undefined }

type Envelope = { status: string; message?: unknown; errors?: unknown }

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'
}

function isSuccess(value: unknown): boolean {
  return isEnvelope(value) && value.status === 'success'
}

/** Reading makes of an answer what the types say (`readAnswer`), or nothing. */
function isAnswer<N extends CallName>(_name: N, answer: object | undefined): answer is Answer<N> {
  return answer !== undefined
}

const warned = new Set<string>()

/** Tells developers what of an answer could not be read: each set of fields once, as lists are asked for again and again. */
function warn(name: string, unread: readonly string[]): void {
  if (unread.length === 0) return
  const fields = new Set(unread.map((entry) => entry.replace(/: .*$/s, '').replace(/\[\d+\]/g, '[]')))
  const key = [name, ...[...fields].toSorted()].join()
  if (warned.has(key)) return
  warned.add(key)
  console.warn(`${name}: the answer has values that could not be read.`, unread)
}

/** HTTP statuses with which `/api/me` says that nobody is signed in by this token. */
const deadStatuses: readonly number[] = [200, 401, 403]

/**
 * What is wrong with an answer that is not the wanted one; the envelope counts at any HTTP status (rules 2).
 * @param on401 what HTTP 401 is
 */
function failure(
  { call, response, sentToken }: Received,
  received: unknown,
  on401: 'session-over' | 'refused' = 'session-over',
): ApiError {
  const envelope = isEnvelope(received) ? received : undefined
  const httpStatus = response.status
  const said = typeof envelope?.message === 'string' ? envelope.message.trim() : ''
  const isDead =
    call === 'me' && envelope && envelope.status !== 'success' && deadStatuses.includes(httpStatus)
  if (isDead || (httpStatus === 401 && on401 === 'session-over')) {
    const message = said || 'Your session is over. Please log in again.'
    return new ApiError({ kind: 'session-over', call, httpStatus, message, sentToken })
  }
  if (httpStatus === 413 && !envelope) {
    // Said by what stands before the backend, in a page of its own.
    const message = 'This is more than the server takes. Choose a smaller file.'
    return new ApiError({ kind: 'refused', call, httpStatus, message })
  }
  if ((envelope === undefined && httpStatus !== 401) || envelope?.status === 'success') {
    const message = 'The server sent an answer that could not be read. Please try again in a moment.'
    return new ApiError({ kind: 'not-an-envelope', call, httpStatus, message })
  }
  return new ApiError({
    kind: 'refused',
    call,
    httpStatus,
    message: said || 'The server refused this and did not say why.',
    fieldErrors: readFieldErrors(envelope?.errors),
  })
}

/** Reads a file out of an answer. Few pages download anything: what only that needs comes as a chunk of its own. */
async function readFile(
  received: Received,
  body: unknown,
  wrong: (received: Received, body: unknown) => ApiError | Promise<ApiError>,
  address?: string,
): Promise<DownloadedFile> {
  const { fileOf } = await import('./downloaded-file.ts')
  const file = fileOf(received.response, body, address)
  if (file) return file
  throw await wrong(received, parsed(body instanceof Blob ? await body.text() : body))
}

function parsed(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function readFieldErrors(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {}
  const read: Record<string, string[]> = {}
  for (const [field, messages] of Object.entries(errors)) {
    const list: unknown[] = Array.isArray(messages) ? messages : [messages]
    const sentences = list.filter(
      (message): message is string => typeof message === 'string' && message !== '',
    )
    if (sentences.length > 0) read[field] = sentences
  }
  return read
}

/** The app's backend: the one of `VITE_API_URL`, or the simulator under the app's own base path. */
export const backend: Backend = createBackend({
  baseUrl: () => env.apiUrl || window.location.origin + env.basePath.replace(/\/$/, ''),
  token,
  accessKey: env.accessKey,
  problem: env.problem,
  // Spelt out, so that the demo leaves it out: nobody could answer before the simulator is there.
  ...(import.meta.env.VITE_API_URL && { takeFirst: (...asked) => takeFirstCall(globalThis, ...asked) }),
})
export const { call, checkSession, download, fetchFile } = backend
