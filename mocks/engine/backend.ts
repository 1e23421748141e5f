import type { WorldState } from './call/clock.ts'
import type { Context, OperationSet } from './call/operation.ts'
import type { BackendTypes, CallName, Chosen, CompiledContract, OtherwiseOf, Tx } from './call/types.ts'
import type { RawBody, ReceivedForm } from './contract/read-body.ts'
import type { Scenario } from './data/scenario.ts'
import type { Runtime } from './runtime.ts'

/** Resolves tokens to sessions and keeps sessions alive. */
export interface SessionRules<B extends BackendTypes> {
  /** Returns the session and account for a token; undefined if the token is not valid at `now`. */
  find(tx: Tx<B>, token: string, now: number): { session: B['session']; actor: B['actor'] } | undefined
  /** Returns the caller's role, as used in `x-access`. */
  roleOf(actor: B['actor']): string
  /** Returns the caller's name for the request log. */
  nameOf(actor: B['actor']): string
  /** Records that a session was used, which extends it. */
  use?(tx: Tx<B>, session: B['session'], now: number): void
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
    runtime: Runtime<B>,
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
  /** Returns the envelope as written under reversed assumptions. Runs after the contract check, even for refusals. */
  write?(outgoing: Outgoing, chosen: Chosen<OtherwiseOf<B>>): Pick<Outgoing, 'httpStatus' | 'envelope'>
  /** Returns whether pages of other origins may read files; they may by default. */
  sharesFiles?(chosen: Chosen<OtherwiseOf<B>>): boolean
}

/**
 * How a call works when the store is full: `reads` succeeds without saving side effects, `reserved` may use the
 * reserved space (to delete something or log in), `deletes` only when it deletes a row.
 */
export type WhenFull = 'reads' | 'reserved' | 'deletes'

/** Everything that the engine needs to know about a backend. */
export interface Backend<B extends BackendTypes> {
  /** Prefix of the names under which the browser stores the database and settings. */
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
  /** The calls that work when the store is full. */
  whenFull?: { readonly [K in CallName<B>]?: WhenFull }
  /** Applies changes that are due, such as automatic approvals. Runs before each call, in its unit of work. */
  beforeCall?(context: Context<B>): void
  /** The seeded worlds; the first one is the default. */
  scenarios: readonly Scenario<B['tables']>[]
  /** Generates a file that is neither stored nor part of a scenario, from its name. */
  file?(name: string): Blob | undefined
  thirdParties?: ThirdParties<B>
  otherwise?: Alternatives<B>
}
