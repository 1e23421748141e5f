import type { Style } from './call/answers.ts'
import type { Context, Operation, OperationSet } from './call/operation.ts'
import type { BackendTypes, BoundContract, CallName, Chosen, OtherwiseOf, Tx } from './call/types.ts'
import type { RawBody, ReceivedForm } from './contract/read-body.ts'
import type { Persona } from './data/scenario.ts'
import type { RequestLog } from './network/request-log.ts'
import type { Stored, WhenFull } from './storage/world-setup.ts'

/** Resolves tokens to sessions and keeps sessions alive. */
export interface SessionRules<B extends BackendTypes> {
  /** Returns the session and account for a token; undefined if the token is not valid at `now`. */
  find(tx: Tx<B>, token: string, now: number): { session: B['session']; actor: B['actor'] } | undefined
  /** Returns the caller's role, as used in `x-access`. Open contracts have no roles. */
  roleOf?(actor: B['actor']): string
  /** Returns the caller's name for the request log. */
  nameOf(actor: B['actor']): string
  /** Records that a session was used, which extends it. */
  use?(tx: Tx<B>, session: B['session'], now: number): void
}

/** Access to the world outside of a call (see `Runtime`). */
export interface WorldAccess<B extends BackendTypes> {
  readonly personas: readonly Persona[]
  read<T>(look: (context: Context<B>) => T): Promise<T>
  mutate<T>(work: (context: Context<B>) => T, what?: string): Promise<T>
}

/** The runtime behind a function that answers instead of it (`Backend.inFront`). */
export interface Behind<B extends BackendTypes> extends WorldAccess<B> {
  handle(path: string, request: Request, readForm?: () => Promise<FormData>): Promise<Response>
  now(): number
  /** Whether an answer to this payload is pinned, which `handle` then gives. */
  isPinned(call: string, body: RawBody): boolean
  readonly log: RequestLog
}

/** Third-party services that the app calls from the browser, simulated at their own URLs. */
export interface ThirdParties<B extends BackendTypes> {
  hosts: readonly string[]
  /**
   * Answers a request. Never rejects.
   * @param script returns the text of a simulated script by name
   * @returns undefined if the URL is unknown
   */
  answer(
    world: WorldAccess<B>,
    url: URL,
    request: Request,
    script: (name: string) => Promise<string>,
  ): Promise<Response | undefined>
}

/** An envelope that is about to be sent, with its request. */
export interface Outgoing {
  call: string
  request: Request
  form: ReceivedForm
  httpStatus: number
  envelope: Readonly<Record<string, unknown>>
}

/** Applies the reversed assumptions (`Runtime.otherwise`). Operations can also read these from `Context.otherwise`. */
export interface Alternatives<B extends BackendTypes> {
  /** Returns the payload as read under the reversed assumptions. Runs after validation, before the operation. */
  read?(call: string, form: ReceivedForm, context: Context<B>): RawBody
  /** Returns the envelope as changed by reversed assumptions. Runs after the contract check, and for refusals too. */
  write?(outgoing: Outgoing, chosen: Chosen<OtherwiseOf<B>>): Pick<Outgoing, 'httpStatus' | 'envelope'>
  /** Returns whether pages of other origins may read files; they may by default. */
  sharesFiles?(chosen: Chosen<OtherwiseOf<B>>): boolean
}

/** What answers calls without an operation. */
export interface Unwritten<B extends BackendTypes> {
  operation(call: string): Operation<B>
  /** What was recognised, in lines for the panel. */
  readonly recognised: readonly string[]
}

/** Everything that the engine needs to know about a backend. */
export interface Backend<B extends BackendTypes> extends Stored<B['tables']> {
  /** Prefix of the names under which the browser stores the database and settings. */
  name: string
  /** What `houseContract` or `openContract` returns. */
  contract: BoundContract<B['calls']>
  /** How answers, refusals and tokens look, where that differs from the convention. */
  style?: Partial<Style>
  /** A call without an operation is answered by `unwritten`, or else with HTTP 501. */
  operations: Partial<OperationSet<B>>
  /** Answers calls without an operation. */
  unwritten?: Unwritten<B>
  /** Returns the file of an operation, from the project's folder, for links to an editor. */
  sourceOf?(call: string): string
  session: SessionRules<B>
  /** The calls that work when the store is full. */
  whenFull?: { readonly [K in CallName<B>]?: WhenFull }
  /** Applies changes that are due, such as automatic approvals. Runs before each call, in its unit of work. */
  beforeCall?(context: Context<B>): void
  /** Generates or fetches a file by its name if it isn't stored. */
  file?(name: string, tx: Tx<B>): Blob | undefined | Promise<Blob | undefined>
  /** Returns a function that answers instead of the runtime, such as one that asks another backend for some calls. */
  inFront?(runtime: Behind<B>): Behind<B>['handle']
  thirdParties?: ThirdParties<B>
  otherwise?: Alternatives<B>
}
