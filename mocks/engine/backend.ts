import type { WorldState } from './call/clock.ts'
import type { Context, OperationSet } from './call/operation.ts'
import type { BackendTypes, CallName, Chosen, CompiledContract, OtherwiseOf, Tx } from './call/types.ts'
import type { RawBody, ReceivedForm } from './contract/read-body.ts'
import type { Scenario } from './data/scenario.ts'
import type { Runtime } from './runtime.ts'

/** Resolves tokens to sessions and keeps sessions alive. */
export interface SessionRules<B extends BackendTypes> {
  /** Returns the session and account for a token; undefined if it is not valid at this time. */
  find(tx: Tx<B>, token: string, now: number): { session: B['session']; actor: B['actor'] } | undefined
  /** Returns the caller's role, as used in `x-access`. */
  roleOf(actor: B['actor']): string
  /** Returns the caller's name for the request log. */
  nameOf(actor: B['actor']): string
  /** Records that a session was used, which extends it. */
  use?(tx: Tx<B>, session: B['session'], now: number): void
}

/** Third-party services that the app calls from the browser, simulated at their own addresses. */
export interface ThirdParties<B extends BackendTypes> {
  hosts: readonly string[]
  /**
   * Answers a request. Never rejects.
   * @param script returns the text of a simulated script by name
   * @returns undefined if the address is unknown
   */
  answer(
    runtime: Runtime<B>,
    url: URL,
    request: Request,
    script: (name: string) => Promise<string>,
  ): Promise<Response | undefined>
}

/** An envelope that satisfies the contract, about to be sent, with its request. */
export interface Outgoing {
  call: string
  request: Request
  form: ReceivedForm
  httpStatus: number
  envelope: Readonly<Record<string, unknown>>
}

/** Reversed assumptions of the contract, chosen with `Runtime.otherwise`. Rules read them from their context. */
export interface Alternatives<B extends BackendTypes> {
  /** Reads a form differently. Runs before the operation. */
  read?(call: string, form: ReceivedForm, context: Context<B>): RawBody
  /** Writes an envelope differently. Runs after the contract was checked, and for refusals too. */
  write?(outgoing: Outgoing, chosen: Chosen<OtherwiseOf<B>>): Pick<Outgoing, 'httpStatus' | 'envelope'>
  /** Returns whether pages of other origins may read files; they may by default. */
  sharesFiles?(chosen: Chosen<OtherwiseOf<B>>): boolean
}

/** Everything that the engine needs to know about a backend. */
export interface Backend<B extends BackendTypes> {
  /** Prefix for its database and settings in the browser. */
  name: string
  contract: CompiledContract<B['calls']>
  operations: OperationSet<B>
  tables: B['tables']
  /** Returns the table whose row 1 holds the engine's state; its schema includes `worldState`. */
  state(tx: Tx<B>): {
    need(id: number): Readonly<WorldState>
    patch(id: number, changes: Partial<WorldState>): unknown
  }
  session: SessionRules<B>
  /**
   * Calls that work when the store is full: `reads` succeed without saving side effects, `reserved` ones may use the
   * reserved space (to delete something or log in).
   */
  whenFull?: { readonly [K in CallName<B>]?: 'reads' | 'reserved' }
  /** Applies changes caused by time alone. Runs before each call, in its unit of work. */
  beforeCall?(context: Context<B>): void
  /** The seeded worlds; the first one is the default. */
  scenarios: readonly Scenario<B['tables']>[]
  /** Generates a file that is neither stored nor part of a scenario, from its name. */
  file?(name: string): Blob | undefined
  thirdParties?: ThirdParties<B>
  otherwise?: Alternatives<B>
}
