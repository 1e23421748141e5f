import * as v from 'valibot'
import type { Backend } from '../backend.ts'
import { mediaTypeOf } from '../contract/files.ts'
import {
  checkFiles,
  fieldErrors,
  isForm,
  type RawBody,
  readBody,
  type ReceivedForm,
} from '../contract/read-body.ts'
import type { CallContract, Validator } from '../contract/types.ts'
import type { Network } from '../network/network.ts'
import { StorageBroken, StoreMoved } from '../storage/storage.ts'
import type { CommitOptions, WhenFull } from '../storage/world-setup.ts'
import type { WorldStore } from '../storage/world-store.ts'
import { faulty, jsonResponse, pinnedAnswer, refusal, type Settled } from './answers.ts'
import { archive } from './archive.ts'
import type { BeginContext } from './context.ts'
import { ContractViolation, Refused, sessionOver } from '../base/errors.ts'
import type { Context, FileAnswer, Operation } from './operation.ts'
import { sentFields, tokenOf, type Trace } from '../network/trace.ts'
import type { BackendTypes, Chosen } from './types.ts'

/** How to handle answers that break the contract: `refuse` sends HTTP 500 instead, `report` sends and logs them. */
type Violations = 'refuse' | 'report'

export interface DispatcherSetup {
  /** `refuse` by default. */
  violations?: Violations
  /** Checks access before reading the form, so that strangers can't fill a server's disk. */
  admitFirst?: boolean
}

interface Collaborators<B extends BackendTypes> extends DispatcherSetup {
  backend: Backend<B>
  store: WorldStore<B['tables']>
  begin: BeginContext<B>
  network: Network
  otherwise(): Chosen<string>
  file(name: string): Promise<Blob | undefined>
}

interface Received<B extends BackendTypes> {
  call: string
  contract: CallContract
  operation: Operation<B>
  request: Request
  form: ReceivedForm
  trace: Trace
}

/** Maps a `Request` to a `Response`, as the contract says. */
export class Dispatcher<B extends BackendTypes> {
  readonly #with: Collaborators<B>

  constructor(collaborators: Collaborators<B>) {
    this.#with = collaborators
  }

  /**
   * Answers one call. Never rejects: a defect is answered with HTTP 500 and an envelope.
   * @param call the part of the path after `api/`
   * @param readForm reads the request's form data
   * @param trace follows the call, for the log
   */
  async answer(
    call: string,
    request: Request,
    readForm: () => Promise<FormData>,
    trace: Trace,
  ): Promise<Settled> {
    const { backend, network } = this.#with
    const { calls } = backend.contract
    const contract = Object.hasOwn(calls, call) ? calls[call] : undefined
    const operations: Readonly<Record<string, Operation<B> | undefined>> = backend.operations
    const operation = operations[call]
    if (!contract || !operation)
      return refusal(new Refused(`There is no call /api/${call}.`, { httpStatus: 404 }))
    if (request.method !== 'POST') {
      return refusal(new Refused('Send calls with POST.', { httpStatus: 405 }))
    }
    const read = async () => {
      const form = await readForm()
      trace.payload = sentFields(form, contract)
      return form
    }
    if (!isForm(request.headers)) trace.payload = []
    await network.delay(call)
    trace.enter('form')
    const fault = network.takeFault(call)
    if (fault && fault.kind !== 'lost-answer') {
      // Only the log needs the form.
      if (!this.#with.admitFirst && isForm(request.headers)) await read().catch(() => undefined)
      return faulty(fault.kind)
    }
    const settled = await this.#settle({ call, contract, operation, request, form: emptyForm, trace }, read)
    return fault ? { ...settled, ...faulty(fault.kind) } : settled
  }

  async #settle(received: Received<B>, readForm: () => Promise<FormData>): Promise<Settled> {
    const { admitFirst, begin, store, network, backend } = this.#with
    const { call, contract, request, trace } = received
    let name: string | undefined
    try {
      if (admitFirst && contract.auth === 'required') {
        const caller = await store.exclusive(() => Promise.resolve(this.#callerOf(request, begin().context)))
        name = caller.name
        admit(contract, caller.role)
      }
      received.form = await readBody(request, contract, readForm)
      trace.enter('queue')
      const pin = network.takePin(call, received.form.body)
      if (pin) {
        const caller = await store.exclusive(() => Promise.resolve(this.#callerOf(request, begin().context)))
        return pinnedAnswer(pin, caller.name, brokenBy(pin, backend.contract))
      }
      return await this.#otherwise(received, await store.exclusive(() => this.#run(received)))
    } catch (error) {
      return await this.#otherwise(received, refusal(error, name))
    }
  }

  /** Rewrites the envelope as the reversed assumptions say, if there are any. */
  async #otherwise(received: Received<B>, settled: Settled): Promise<Settled> {
    const { backend, otherwise } = this.#with
    const { status, headers } = settled.response
    const isEnvelope = headers.get('content-type') === 'application/json'
    if (!backend.otherwise?.write || otherwise().size === 0 || !isEnvelope) return settled
    const envelope = v.parse(v.record(v.string(), v.unknown()), await settled.response.json())
    const written = backend.otherwise.write({ ...received, httpStatus: status, envelope }, otherwise())
    const response = new Response(JSON.stringify(written.envelope), { status: written.httpStatus, headers })
    return { ...settled, response, answer: written.envelope }
  }

  #callerOf(request: Request, { tx, now }: Context<B>) {
    const { session: rules } = this.#with.backend
    const token = tokenOf(request)
    const found = token === undefined ? undefined : rules.find(tx, token, now)
    if (!found) return { session: null, actor: null, role: null, name: 'visitor' }
    const role = rules.roleOf(found.actor)
    return { ...found, role, name: `${rules.nameOf(found.actor)} (${role})` }
  }

  /** Runs a call as one unit of work: all of its changes apply, or none. */
  async #run({ call, contract, operation, request, form, trace }: Received<B>): Promise<Settled> {
    const { backend, begin, otherwise, store } = this.#with
    trace.enter('operation')
    trace.before = store.position
    const { context, commit } = begin()
    const { tx, now } = context
    const { session, actor, role, name: caller } = this.#callerOf(request, context)
    const whenFull: Readonly<Record<string, WhenFull | undefined>> = backend.whenFull ?? {}
    const options: CommitOptions = {
      whenFull: whenFull[call],
      origin: { who: caller, what: call, at: now },
    }
    try {
      backend.beforeCall?.(context)
      admit(contract, role)
      if (session) backend.session.use?.(tx, session, now)
      this.#validate(call, contract, form.body)
      const isOther = otherwise().size > 0
      const body = (isOther && backend.otherwise?.read?.(call, form, context)) || form.body
      const result = operation.run({ ...context, session, actor, body })
      const answered = await this.#respond(call, result)
      trace.enter('store')
      await commit(options)
      const message = 'message' in result ? String(result.message) : ''
      return { outcome: 'success', message, caller, ...answered }
    } catch (error) {
      if (error instanceof StorageBroken || error instanceof StoreMoved) throw error
      if (error instanceof Refused && error.keepChanges) await commit(options)
      return refusal(error, caller)
    }
  }

  #validate(call: string, contract: CallContract, body: RawBody): void {
    const { requests } = this.#with.backend.contract
    const validate: Validator | undefined = requests[call]
    const ofSchema = !validate || validate(body) ? {} : fieldErrors(validate.errors ?? [], contract)
    const errors = { ...ofSchema, ...checkFiles(body, contract) }
    const [first] = Object.values(errors).flat()
    if (first !== undefined) throw new Refused(first, { errors })
  }

  async #respond(call: string, result: object): Promise<Pick<Settled, 'response' | 'violations' | 'answer'>> {
    if (isFileAnswer(result)) {
      const packed = await archive(result, this.#with.file)
      const headers = {
        'content-type': result.bare ? mediaTypeOf(result.name) : 'application/zip',
        'content-disposition': disposition(result.name),
        'cache-control': 'no-store',
      }
      return { response: new Response(packed, { headers }), violations: [] }
    }
    const envelope = { message: '', ...result, status: 'success' as const }
    const violations = violationsOf(this.#with.backend.contract.answers[call], envelope)
    if (violations.length > 0) {
      const violation = new ContractViolation(call, violations)
      if (this.#with.violations !== 'report') throw violation
      console.error(violation)
    }
    return { response: jsonResponse(envelope), violations, answer: envelope }
  }
}

const emptyForm: ReceivedForm = { body: {}, sent: new Set() }

/** Values of `x-access` that are not roles. */
const withoutRole = new Set(['public', 'signed-in', 'owner'])

/**
 * Checks a caller against the contract (rules 6, 7). Operations check ownership themselves.
 * @param role the caller's role; null for a visitor
 * @throws Refused if the caller may not make the call
 */
function admit({ auth, access }: Pick<CallContract, 'auth' | 'access'>, role: string | null): void {
  if (auth === 'required' && role === null) throw sessionOver()
  if (withoutRole.has(access) || role === null || role === access) return
  throw new Refused(`This needs a ${access.replaceAll('_', ' ')} account. Please log in with one.`)
}

/** Returns how an answer breaks the contract, as a success or a refusal, whichever it says it is. */
export function brokenBy(
  { call, answer }: { call: string; answer: object },
  contract: Pick<Backend<BackendTypes>['contract'], 'answers' | 'refusal'>,
): string[] {
  const isRefusal = 'status' in answer && answer.status === 'error'
  return violationsOf(isRefusal ? contract.refusal : contract.answers[call], answer)
}

function violationsOf(validate: Validator | undefined, envelope: object): string[] {
  if (!validate || validate(envelope)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = params['additionalProperty']
    return `${instancePath || '/'} ${message}${typeof extra === 'string' ? ` (${extra})` : ''}`
  })
}

function isFileAnswer(result: object): result is FileAnswer {
  return 'entries' in result && 'name' in result
}

/** Builds a `content-disposition` that handles names in any script (RFC 6266). */
function disposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
