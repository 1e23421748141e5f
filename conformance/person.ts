import type * as types from '../mocks/engine/call/types.ts'
import type { Body, CallName, JobBoard } from '../mocks/operation.ts'
import { toFormData } from '../src/api/form-data.ts'
import { readBody } from '../src/api/refusal.ts'
import { Failed } from './failures.ts'
import { contractOf, hasSucceeded } from './contract.ts'
import { isBare, type Received, type Transport } from './transport.ts'

/** A payload of a call, where any field may be omitted. */
export type Payload<K extends CallName> = Partial<{ [F in keyof Body<K>]: Body<K>[F] }>

export type Success<K extends CallName> = types.Success<JobBoard, K>

export interface Refused {
  message: string
  errors: Readonly<Record<string, unknown>>
  httpStatus: number | null
}

/** Makes calls with or without a token: as a logged-in account or a visitor. */
export class Caller {
  readonly transport: Transport
  /** The name in reports, such as "recruiter A". */
  readonly label: string
  readonly token: string | undefined

  constructor(transport: Transport, label: string, token?: string) {
    this.transport = transport
    this.label = label
    this.token = token
  }

  /** Makes a call that may succeed or be refused. */
  async send<K extends CallName>(call: K, body: Payload<K> = {}): Promise<Received> {
    const zoned = 'time_zone' in contractOf(call).fields ? { time_zone: 'Europe/London', ...body } : body
    return await this.raw(call, Object.keys(zoned).length > 0 ? toFormData(zoned) : null)
  }

  /** Makes a call with any form. */
  async raw(call: CallName, form: FormData | null): Promise<Received> {
    return await this.transport.send(call, form, this.label, this.token)
  }

  /** Makes a call that must succeed. @throws Failed */
  async ok<K extends CallName>(call: K, body?: Payload<K>): Promise<Success<K>> {
    const received = await this.send(call, body)
    if (isSuccess(call, received.envelope)) return received.envelope
    const why = received.exchange.problem ?? `refuses this: “${reasonOf(received)}”`
    throw new Failed(`/api/${call} ${why} (called by ${this.label})`, call)
  }

  /** Makes a call that must be refused. @param why the reason, for the failure's message @throws Failed */
  async no<K extends CallName>(call: K, body: Payload<K>, why: string): Promise<Refused> {
    return needRefusal(await this.send(call, body), why)
  }

  /** Downloads CVs. @throws Failed if the answer is not a file */
  async download(body: Payload<'jobs/download-cvs'>): Promise<NonNullable<Received['file']>> {
    const { file, exchange } = await this.send('jobs/download-cvs', body)
    if (file) return file
    const { call, problem, received } = exchange
    throw new Failed(`/api/${call} returned no file: ${problem ?? received}`, call)
  }
}

/** A logged-in account. */
export class Person extends Caller {
  readonly id: number
  readonly name: string
  readonly email: string
  /** Empty for an account from the setup file. */
  readonly password: string
  declare readonly token: string

  constructor(transport: Transport, label: string, session: Session) {
    super(transport, label, session.token)
    this.id = session.id
    this.name = session.name
    this.email = session.email
    this.password = session.password
  }
}

type Session = Pick<Person, 'id' | 'name' | 'email' | 'password' | 'token'>

/** Encodes a payload with lists as parts of type `application/json`, which needs a file name in browsers. */
export function jsonParts<K extends CallName>(call: K, body: Payload<K>): FormData {
  const form = toFormData(body)
  for (const [name, { kind }] of Object.entries(contractOf(call).fields)) {
    const text = form.get(name)
    if (kind !== 'json' || typeof text !== 'string') continue
    form.set(name, new Blob([text], { type: 'application/json' }))
  }
  return form
}

/**
 * Returns a call's refusal, which the app also reads from the usual forms of other JSON.
 * @throws Failed if the call wasn't refused, or broke down
 */
export function needRefusal({ envelope, json, exchange, file }: Received, why: string): Refused {
  const { call, problem, httpStatus } = exchange
  const { isRefusal, message, fieldErrors: errors } = readBody(json, httpStatus ?? 0)
  const fails = isRefusal && (httpStatus ?? 0) >= 500 ? `fails with HTTP ${httpStatus}` : undefined
  if (problem === undefined && fails === undefined && (isRefusal || isBare(httpStatus, json)))
    return { message, errors, httpStatus }
  const unclear = isSuccess(call, envelope) ? 'succeeds' : 'answers without a readable status'
  const does = problem ?? fails ?? (file ? 'returns a file' : unclear)
  throw new Failed(`/api/${call} ${does}, but must refuse: ${why}`, call)
}

/** Returns the message and errors of a refusal as the app reads them, with or without the contract's `status`. */
export function refusalIn({
  json,
  exchange,
}: Pick<Received, 'json' | 'exchange'>): Omit<Refused, 'httpStatus'> | undefined {
  const { isRefusal, message, fieldErrors: errors } = readBody(json, exchange.httpStatus ?? 0)
  return isRefusal ? { message, errors } : undefined
}

/** Returns the words of a refusal, or else the whole answer. */
export function reasonOf(received: Received): string {
  return refusalIn(received)?.message ?? received.exchange.received
}

/** Whether a call succeeded. `judge` checks the rest of the answer. */
export function isSuccess<K extends CallName>(_call: K, envelope: unknown): envelope is Success<K> {
  return hasSucceeded(envelope)
}
