import type { WorldState } from './call/clock.ts'
import type { Context, OperationSet } from './call/operation.ts'
import type { BackendTypes, CallName, Chosen, CompiledContract, OtherwiseOf, Tx } from './call/types.ts'
import type { RawBody, ReceivedForm } from './contract/read-body.ts'
import type { Scenario } from './data/scenario.ts'
import type { Runtime } from './runtime.ts'

/** Finds the caller of a token, and keeps its session alive. */
export interface SessionRules<B extends BackendTypes> {
  /** The session that a token opens at this moment, and whose it is; undefined for a dead token. */
  find(tx: Tx<B>, token: string, now: number): { session: B['session']; actor: B['actor'] } | undefined
  /** The caller's role, as the contract's `x-access` names it. */
  roleOf(actor: B['actor']): string
  /** What the request log calls somebody. */
  nameOf(actor: B['actor']): string
  /** Notes that a session was used, so that it lasts longer. */
  use?(tx: Tx<B>, session: B['session'], now: number): void
}

/** Other services that the app talks to from the browser, answered at their own addresses. */
export interface ThirdParties<B extends BackendTypes> {
  /** Nothing that is asked of these hosts reaches the network. */
  hosts: readonly string[]
  /**
   * Answers a request. Never rejects.
   * @param script the text of a look-alike script, by its name
   * @returns undefined where there is nothing at the address
   */
  answer(
    runtime: Runtime<B>,
    url: URL,
    request: Request,
    script: (name: string) => Promise<string>,
  ): Promise<Response | undefined>
}

/** An envelope on its way out, valid by the contract, and what it answers. */
export interface Outgoing {
  call: string
  request: Request
  form: ReceivedForm
  httpStatus: number
  envelope: Readonly<Record<string, unknown>>
}

/**
 * What the contract assumes, turned round: for whoever asks for it by `Runtime.otherwise`, and else never. An assumption
 * that a rule of the backend rests on is looked up by that rule, in its context.
 */
export interface Alternatives<B extends BackendTypes> {
  /** Reads a form in another way. Runs before the operation. */
  read?(call: string, form: ReceivedForm, context: Context<B>): RawBody
  /** Writes an envelope in another way. Runs after the contract was checked, for refusals too. */
  write?(outgoing: Outgoing, chosen: Chosen<OtherwiseOf<B>>): Pick<Outgoing, 'httpStatus' | 'envelope'>
  /** Whether pages of other origins may read files; left out, they may. */
  sharesFiles?(chosen: Chosen<OtherwiseOf<B>>): boolean
}

/** Everything that the engine does not know of a backend. */
export interface Backend<B extends BackendTypes> {
  /** Names its store and its settings in a browser. */
  name: string
  contract: CompiledContract<B['calls']>
  operations: OperationSet<B>
  tables: B['tables']
  /** The table whose row 1 holds the engine's own state; its schema has the entries of `worldState`. */
  state(tx: Tx<B>): {
    need(id: number): Readonly<WorldState>
    patch(id: number, changes: Partial<WorldState>): unknown
  }
  session: SessionRules<B>
  /**
   * The calls that go on when the store is full. One that only reads is answered, and what it would have noted by the way
   * is dropped; one that makes room or lets somebody in uses the space that is reserved for it.
   */
  whenFull?: { readonly [K in CallName<B>]?: 'reads' | 'reserved' }
  /** What time alone has changed since the last call. Runs before each, as part of its unit of work. */
  beforeCall?(context: Context<B>): void
  /** The seeded worlds; the first one is what a new visitor gets. */
  scenarios: readonly Scenario<B['tables']>[]
  /** Makes a file that is neither stored nor a scenario's, from its name alone. */
  file?(name: string): Blob | undefined
  thirdParties?: ThirdParties<B>
  otherwise?: Alternatives<B>
}
