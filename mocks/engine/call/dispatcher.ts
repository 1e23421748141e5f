import * as v from 'valibot'
import type { Backend } from '../backend.ts'
import type { ReceivedForm } from '../contract/read-body.ts'
import type { CallContract } from '../contract/types.ts'
import type { Network } from '../network/network.ts'
import { StorageBroken, StoreMoved } from '../storage/storage.ts'
import type { CommitOptions, WhenFull } from '../storage/world-setup.ts'
import type { WorldStore } from '../storage/world-store.ts'
import { faulty, pinnedAnswer, refusal, type Settled } from './answers.ts'
import type { Convention, Found } from './convention.ts'
import { ContractViolation, Refused } from '../base/errors.ts'
import { unwrittenHeader } from '../network/request-log.ts'
import type { Context, Operation } from './operation.ts'
import type { Trace } from '../network/trace.ts'
import type { BackendTypes, Chosen } from './types.ts'

export interface DispatcherSetup {
  /** Handles answers that break the contract: `refuse`, the default, sends HTTP 500 instead, `report` sends and logs them. */
  violations?: 'refuse' | 'report'
  /** Checks access before reading the form, so that strangers can't fill a server's disk. */
  admitFirst?: boolean
}

/** One unit of work with its time, random numbers and files. */
export interface Begun<B extends BackendTypes> {
  context: Context<B>
  /** Commits the changes; writes nothing if there are none. */
  commit(options?: CommitOptions): Promise<void>
}

interface Answering<B extends BackendTypes> {
  readonly backend: Backend<B>
  readonly convention: Convention
  readonly store: WorldStore<B['tables']>
  readonly network: Network
  readonly otherwise: Chosen<string>
  begin(): Begun<B>
  file(name: string): Promise<Blob | undefined>
}

interface Received<B extends BackendTypes> extends Found {
  operation: Operation<B>
  request: Request
  form: ReceivedForm
  trace: Trace
}

/** Maps a `Request` to a `Response`, as the contract says. */
export class Dispatcher<B extends BackendTypes> {
  readonly #with: Answering<B>
  readonly #setup: DispatcherSetup

  constructor(runtime: Answering<B>, setup: DispatcherSetup) {
    this.#with = runtime
    this.#setup = setup
  }

  /**
   * Answers one call. Never rejects: a defect is answered with HTTP 500 and a refusal.
   * @param path what follows the base path in the URL
   * @param readForm reads the request's form data
   * @param trace follows the call, for the log
   * @returns the answer, and the call's name
   */
  async answer(
    path: string,
    request: Request,
    readForm: () => Promise<FormData>,
    trace: Trace,
  ): Promise<Settled & { call: string }> {
    const { backend, convention, network } = this.#with
    let found: Found & { operation: Operation<B> }
    try {
      trace.noted.sent = convention.sentBy?.(request)
      trace.noted.token = convention.style.token(request)
      const named = convention.find(path, request.method)
      await convention.load?.(named.call)
      found = { ...named, operation: operationOf(backend, named.call) }
    } catch (error) {
      // Nobody reads the body of an unknown call.
      if (trace.noted.sent && request.body) trace.noted.sent.text = null
      const call = path.startsWith(convention.prefix) ? path.slice(convention.prefix.length) : path
      return { ...refusal(error, undefined, convention), call }
    }
    const { call } = found
    await network.delay(call)
    trace.enter('form')
    const fault = network.takeFault(call)
    if (fault && fault.kind !== 'lost-answer') {
      // Only the log needs the form.
      if (!this.#setup.admitFirst)
        await convention.read(found, request, readForm, trace.noted).catch(() => undefined)
      return { ...faulty(fault.kind, convention, call), call }
    }
    const settled = await this.#settle({ ...found, request, form: emptyForm, trace }, readForm)
    return { ...settled, ...(fault && faulty(fault.kind, convention, call)), call }
  }

  async #settle(received: Received<B>, readForm: () => Promise<FormData>): Promise<Settled> {
    const { convention, store, network } = this.#with
    const { call, contract, request, trace } = received
    let name: string | undefined
    const identify = () =>
      store.exclusive(() => Promise.resolve(this.#callerOf(request, this.#with.begin().context)))
    const admit = async () => {
      if (contract.auth !== 'required') return
      const caller = await identify()
      name = caller.name
      this.#admit(contract, caller.role)
    }
    try {
      if (this.#setup.admitFirst) await admit()
      received.form = await convention
        .read(received, request, readForm, trace.noted)
        .catch(async (error: unknown) => {
          // As over HTTP, a missing token comes before a payload that can't be read.
          await admit()
          throw error
        })
      trace.enter('queue')
      const pin = network.takePin(call, convention.fieldsOf(received.form.body))
      if (pin) return pinnedAnswer(pin, (await identify()).name, convention, call)
      return await this.#otherwise(received, await store.exclusive(() => this.#run(received)))
    } catch (error) {
      return await this.#otherwise(received, this.#refuse(error, received, name))
    }
  }

  /** Returns the answer to an error. If the contract says what a refusal looks like, it looks so, or is checked. */
  #refuse(error: unknown, { call }: Found, caller?: string): Settled {
    const { convention } = this.#with
    const settled = refusal(error, caller, convention, call)
    // HTTP 304 has no body.
    if (!convention.typeOf || !(error instanceof Refused) || !settled.response.body) return settled
    const { status: httpStatus, headers } = settled.response
    const { message, errors } = error
    const answer = convention.refusalLike?.(call, { httpStatus, message, errors })
    if (answer !== undefined && convention.brokenBy(call, httpStatus, answer).length === 0)
      return {
        ...settled,
        answer,
        response: new Response(JSON.stringify(answer), { status: httpStatus, headers }),
      }
    const broken = convention.brokenBy(call, httpStatus, settled.answer)
    const violations = broken.map((violation) => `${violation}, as style.refusal writes it`)
    if (broken.length > 0) console.error(new ContractViolation(call, violations))
    return { ...settled, violations }
  }

  /** @throws ContractViolation unless violations are sent */
  #report(call: string, violations: readonly string[]): void {
    if (violations.length === 0) return
    const violation = new ContractViolation(call, violations)
    if (this.#setup.violations !== 'report') throw violation
    console.error(violation)
  }

  /** Rewrites the envelope as the reversed assumptions say, if there are any. */
  async #otherwise(received: Received<B>, settled: Settled): Promise<Settled> {
    const { backend, otherwise } = this.#with
    const { status, headers } = settled.response
    const isEnvelope = headers.get('content-type') === 'application/json'
    if (!backend.otherwise?.write || otherwise.size === 0 || !isEnvelope) return settled
    const envelope = v.parse(v.record(v.string(), v.unknown()), await settled.response.json())
    const written = backend.otherwise.write({ ...received, httpStatus: status, envelope }, otherwise)
    const response = new Response(JSON.stringify(written.envelope), { status: written.httpStatus, headers })
    return { ...settled, response, answer: written.envelope }
  }

  #callerOf(request: Request, { tx, now }: Context<B>) {
    const { session: rules } = this.#with.backend
    const token = this.#with.convention.style.token(request)
    const found = token === undefined ? undefined : rules.find(tx, token, now)
    if (!found) return { session: null, actor: null, role: null, name: 'visitor' }
    const role = rules.roleOf?.(found.actor) ?? ''
    const name = rules.nameOf(found.actor)
    return { ...found, role, name: role === '' ? name : `${name} (${role})` }
  }

  /** Runs a call as one unit of work: all of its changes apply, or none. */
  async #run(received: Received<B>): Promise<Settled> {
    const { call, contract, operation, request, form, trace } = received
    const { backend, convention, otherwise, store } = this.#with
    trace.enter('operation')
    trace.noted.before = store.position
    const { context, commit } = this.#with.begin()
    const { tx, now } = context
    const { session, actor, role, name: caller } = this.#callerOf(request, context)
    const whenFull: Readonly<Record<string, WhenFull | undefined>> = backend.whenFull ?? {}
    const options: CommitOptions = {
      whenFull: whenFull[call],
      origin: { who: caller, what: call, at: now },
    }
    try {
      backend.beforeCall?.(context)
      this.#admit(contract, role)
      if (session) backend.session.use?.(tx, session, now)
      convention.check(received, form.body)
      const isOther = otherwise.size > 0
      const body = (isOther && backend.otherwise?.read?.(call, form, context)) || form.body
      const result = operation.run({ ...context, request, session, actor, ...convention.contextOf(body) })
      if (result instanceof Promise) {
        // One that nobody handles would end a server.
        result.catch(() => undefined)
        throw new Error(`${call} returned a promise, but operations are synchronous`)
      }
      const file = (name: string) => this.#with.file(name)
      const answered = await convention.answer(received, result, request, file)
      this.#report(call, answered.violations)
      if (operation.unwritten) answered.response.headers.set(unwrittenHeader, operation.unwritten)
      trace.enter('store')
      await commit(options)
      const message = 'message' in result ? String(result.message) : ''
      const outcome = answered.response.status < 400 ? 'success' : 'error'
      return { outcome, message, caller, ...answered }
    } catch (error) {
      if (error instanceof StorageBroken || error instanceof StoreMoved) throw error
      if (error instanceof Refused && error.keepChanges) await commit(options)
      return this.#refuse(error, received, caller)
    }
  }

  /** Checks a caller against the contract; operations check ownership. @param role null for a visitor @throws Refused */
  #admit({ auth, access }: Pick<CallContract, 'auth' | 'access'>, role: string | null): void {
    if (auth === 'required' && role === null) throw this.#with.convention.unauthenticated()
    if (withoutRole.has(access) || role === null || role === access) return
    throw new Refused(`This needs a ${access.replaceAll('_', ' ')} account. Please log in with one.`)
  }
}

const emptyForm: ReceivedForm = { body: {}, sent: new Set() }

const withoutRole = new Set(['public', 'signed-in', 'owner'])

function operationOf<B extends BackendTypes>(
  { operations, unwritten }: Backend<B>,
  call: string,
): Operation<B> {
  const all: Readonly<Record<string, Operation<B> | undefined>> = operations
  const operation = all[call] ?? unwritten?.operation(call)
  if (!operation) throw new Refused(`${call} isn’t simulated yet.`, { httpStatus: 501 })
  return operation
}
