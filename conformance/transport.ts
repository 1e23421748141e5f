import { type CallName, isCall } from '../mocks/operation.ts'
import { whenFull } from '../mocks/when-full.ts'
import { NotChecked } from './failures.ts'
import { Pace, type Patience } from './pace.ts'
import {
  contractOf,
  hasSucceeded,
  isDeep,
  isObject,
  judge,
  limitedCalls,
  mostLevels,
  secretsIn,
  type Verdict,
} from './contract.ts'
import { type Made, madeBy } from './made.ts'
import { parseJson } from '../src/api/json.ts'
import { isSecretName, mostSecrets, Secrets } from '../mocks/engine/base/secrets.ts'

export interface Target extends Patience {
  /** The base URL, without a trailing slash. */
  url: string
  fetch: (request: Request) => Promise<Response>
  accessKey?: string | undefined
  /** The timeout of a call, in milliseconds. */
  timeout: number
}

/** A call and its answer for the report, with secrets masked and long text shortened. */
export interface Exchange {
  call: CallName
  caller: string
  sent: string
  httpStatus: number | null
  received: string
  /** Why there is no answer to judge. */
  problem?: string
  verdict?: Omit<Verdict, 'answer' | 'texts'>
}

export interface Received {
  exchange: Exchange
  /** The envelope as the app reads it; undefined without one. */
  envelope: unknown
  json?: unknown
  /** Texts that may be secrets, with their places in the answer. */
  texts?: Verdict['texts']
  /** The file received instead of an envelope. */
  file?: { bytes: Uint8Array<ArrayBuffer>; headers: Headers }
}

/** Receives each exchange with its answer. */
export type Note = (exchange: Exchange, received: Pick<Received, 'envelope' | 'json' | 'texts'>) => void

/** Thrown if the backend doesn't answer, or so that the run can't go on. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The run ends after this many calls in a row get no answer. */
const mostSilent = 4
/** The maximum size of an answer, in megabytes. */
const largest = 20
/** The maximum length of a request or answer in the report, in characters. */
const longest = 3_000

/** Makes calls and judges every answer. */
export class Transport {
  readonly target: Target
  /** The calls that the backend doesn't have. */
  notBuilt: ReadonlySet<CallName> = new Set()
  /** The calls made or needed since this was last replaced. */
  used = new Set<CallName>()
  /** What the calls made since this was last replaced, without what was removed. */
  made: Made[] = []
  /** Whether calls remove what the run made. */
  tidies = false
  readonly #removed = new Set<string>()
  /** The HTTP statuses of failures after which a call answered when it was made again. */
  readonly recovered = new Map<CallName, readonly number[]>()
  readonly pace: Pace
  readonly secrets = new Secrets()
  readonly #note: Note
  #silent = 0

  constructor(target: Target, note: Note, pace = new Pace(target)) {
    this.target = target
    this.#note = note
    this.pace = pace
    if (target.accessKey !== undefined) this.secrets.add(target.accessKey, true)
  }

  /**
   * Makes a call.
   * @param caller who makes it, for the report
   * @throws Unreachable after several calls in a row without an answer, or with too many secrets
   * @throws NotChecked if the backend doesn't have the call, or answers HTTP 429 however long the kit waits
   */
  async send(call: CallName, form: FormData | null, caller: string, token?: string): Promise<Received> {
    this.used.add(call)
    if (this.notBuilt.has(call)) throw new NotChecked(`needs ${call}, which isn't built`)
    if (token !== undefined) this.secrets.add(token)
    const exchange: Exchange = { call, caller, sent: this.#shownForm(form), httpStatus: null, received: '' }
    const answer = await this.ask(`/api/${call}`, { method: 'POST', body: form }, token)
    if ('isLimit' in answer) throw new NotChecked(`/api/${call} ${answer.problem}`)
    const received = this.#read(exchange, answer)
    this.#note(exchange, received)
    this.#noteMade(call, form, received.envelope, { label: caller, token })
    if (this.secrets.areTooMany)
      throw new Unreachable(
        `${this.target.url} sends more than ${mostSecrets} secrets: passwords, tokens or codes`,
      )
    if ('problem' in answer) this.#countSilence(exchange)
    else this.#silent = 0
    return received
  }

  /** Fetches a stored file by its path in an answer. Returns undefined if that fails. */
  async file(path: string, headers: Record<string, string> = {}): Promise<Fetched | undefined> {
    const answer = await this.ask(path, { headers })
    return 'problem' in answer || answer.status >= 400 ? undefined : answer
  }

  /** Whether the backend said that it removed something. */
  isRemoved({ remove, id }: Made): boolean {
    return this.#removed.has(`${remove} ${id}`)
  }

  #noteMade(
    call: CallName,
    form: FormData | null,
    envelope: unknown,
    by: Pick<Made, 'label' | 'token'>,
  ): void {
    const made = madeBy(call, envelope)
    if (made) this.made.push({ ...made, ...by, form })
    const id = form?.get('id')
    if (hasSucceeded(envelope) && typeof id === 'string') this.#removed.add(`${call} ${id}`)
  }

  #read(exchange: Exchange, answer: Fetched | Problem): Received {
    if ('problem' in answer) {
      Object.assign(exchange, answer)
      return { exchange, envelope: undefined }
    }
    const { status, headers, bytes } = answer
    exchange.httpStatus = status
    const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '')
    if (contractOf(exchange.call).produces === 'file' && !isJson && status === 200) {
      exchange.received = `a file of ${bytes.length} bytes (${headers.get('content-type')})`
      return { exchange, envelope: undefined, file: { bytes, headers } }
    }
    const text = new TextDecoder().decode(bytes)
    const json = parseJson(text)
    if (!isDeep(json)) for (const { secret, isLive } of secretsIn(json)) this.secrets.add(secret, isLive)
    exchange.received = this.shown(text)
    if (status >= 300 && status < 400) {
      exchange.problem = `redirects to ${headers.get('location') ?? 'nowhere'}, which drops the form`
    } else if (isDeep(json)) {
      exchange.problem = `answers JSON that is nested more than ${mostLevels} levels deep`
    } else if (isBare(status, json)) {
      return { exchange, envelope: undefined }
    } else if (!isObject(json)) {
      exchange.problem = `answers HTTP ${status} without a JSON envelope (${headers.get('content-type') ?? 'no content type'})`
    } else {
      // The report includes the exchange, but the answer has secrets.
      const mayOwn = exchange.caller.includes('recruiter')
      const { answer: envelope, texts, ...verdict } = judge(exchange.call, json, status, mayOwn)
      exchange.verdict = verdict
      return { exchange, envelope, json, texts }
    }
    return { exchange, envelope: undefined }
  }

  /**
   * Makes any request to the backend, without judging its answer. Makes it again after HTTP 429 and, if the call only
   * reads, once after HTTP 5xx.
   */
  async ask(path: string, init: RequestInit, token?: string): Promise<Fetched | Problem> {
    const call = path.slice('/api/'.length)
    let fault: number | undefined
    for (let again = 0; ; again += 1) {
      await this.pace.turn()
      const answer = await this.#ask(path, init, token)
      if ('problem' in answer) return answer
      const { status } = answer
      if (status === 429 && (await this.#isForAll(call))) {
        if (await this.pace.slowDown(answer, again)) continue
        return { problem: 'answers HTTP 429, however long the kit waits', isLimit: true }
      }
      if (!isCall(call) || whenFull[call] !== 'reads') return answer
      if (status >= 500 && fault === undefined) {
        fault = status
        continue
      }
      if (fault !== undefined && status < 500)
        this.recovered.set(call, [...(this.recovered.get(call) ?? []), fault])
      return answer
    }
  }

  /** Whether HTTP 429 is about all calls: a call with a limit of its own in the contract may be the only one. */
  async #isForAll(call: string): Promise<boolean> {
    if (!limitedCalls.has(call)) return true
    const other = await this.#ask('/api/fetch-settings', { method: 'POST' })
    return 'status' in other && other.status === 429
  }

  async #ask(path: string, init: RequestInit, token?: string): Promise<Fetched | Problem> {
    const { url, fetch, accessKey, timeout, until, last } = this.target
    if (last?.aborted === true || (until?.aborted === true && !this.tidies))
      return { problem: 'isn’t asked: the run has ended' }
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(last ? [last] : [])])
    try {
      const address = new URL(path, `${url}/`)
      const headers = new Headers(init.headers)
      headers.set('accept', 'application/json')
      // An answer can name a file on another host, which must not learn the secrets of this one.
      if (address.origin === new URL(url).origin) {
        if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
        // Browsers send no headers of the app with a preflight.
        if (accessKey && init.method !== 'OPTIONS') headers.set('x-access-key', accessKey)
      }
      const request = new Request(address, { ...init, headers, signal, redirect: 'manual' })
      // The signal also aborts a body that never ends.
      const response = await fetch(request)
      const bytes = await bytesOf(response)
      if (!bytes) return { problem: `sends more than ${largest} MB, of which the rest wasn't read` }
      return { status: response.status, headers: response.headers, bytes }
    } catch (error) {
      if (signal.aborted) return { problem: `doesn't answer within ${timeout / 1000} s` }
      return { problem: `breaks the connection (${this.shown(reasonOf(error))})` }
    }
  }

  #countSilence({ call, problem }: Exchange): void {
    this.#silent += 1
    if (this.#silent < mostSilent) return
    throw new Unreachable(`${this.target.url} doesn't answer: /api/${call} ${problem}`)
  }

  #shownForm(form: FormData | null): string {
    const fields = [...(form ?? [])].map(([name, value]) => {
      if (typeof value !== 'string') return `${name}: file “${value.name}”, ${value.size} bytes`
      if (!isSecretName(name)) return `${name}: ${value}`
      this.secrets.add(value)
      return `${name}: •••`
    })
    return this.shown(fields.join('\n'))
  }

  /** Shortens a text for the report, without secrets. */
  shown(text: string): string {
    // Masked before it is shortened, which could leave only the beginning of a secret.
    const shown = this.secrets.mask(text.slice(0, 2 * longest))
    return text.length > longest ? `${shown.slice(0, longest)}…` : shown
  }
}

/** Whether an answer's HTTP status says enough: 413 and 429 often come from a server in front of the backend. */
export function isBare(httpStatus: number | null, json: unknown): boolean {
  return (httpStatus === 413 || httpStatus === 429) && !(isObject(json) && 'status' in json)
}

export interface Fetched {
  status: number
  headers: Headers
  bytes: Uint8Array<ArrayBuffer>
}

export interface Problem {
  problem: string
  /** The backend answers no call now: it limits how many it answers. */
  isLimit?: true
}

/** Returns the body of an answer; undefined if it is too large. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(Uint8Array.from(chunk))
    size += chunk.length
    if (size > largest * 1_000_000) return undefined
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error && cause.message ? cause.message : error.message
}
