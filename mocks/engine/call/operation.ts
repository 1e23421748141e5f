import type { Upload } from '../contract/files.ts'
import { Refused, sessionOver } from '../base/errors.ts'
import type { Random } from '../base/random.ts'
import type { Answer, BackendTypes, Body, CallName, Chosen, OtherwiseOf, Tx } from './types.ts'

/** The payload of call `K` as its handler receives it: each file is an `Upload`. */
export type Input<B extends BackendTypes, K extends CallName<B>> = {
  [F in keyof Body<B, K>]: NonNullable<Body<B, K>[F]> extends Blob
    ? Upload | Exclude<Body<B, K>[F], Blob>
    : NonNullable<Body<B, K>[F]> extends Blob[]
      ? Upload[] | Exclude<Body<B, K>[F], Blob[]>
      : Body<B, K>[F]
}

/** The caller; null is possible only where the contract admits visitors. */
export type Actor<B extends BackendTypes, K extends CallName<B>> = B['calls'][K]['auth'] extends 'required'
  ? B['actor']
  : B['actor'] | null

/** Files that a call stores or deletes, committed together with its other changes. */
export interface FileStaging {
  /**
   * Stores an upload under a new name.
   * @param purpose prefix of the stored name: `photo`
   * @returns the public path, such as `/storage/photo-1f3a09bc77e2d641.png`
   */
  keep(upload: Upload, purpose: string): string
  /** Deletes a stored file by its public path. */
  drop(path: string): void
}

/** What a call, or a change outside of a call, has access to. */
export interface Context<B extends BackendTypes> {
  tx: Tx<B>
  /** The simulated time, in milliseconds since 1970 UTC. */
  now: number
  random: Random
  key: string
  files: FileStaging
  /** The reversed assumptions; empty by default. */
  otherwise: Chosen<OtherwiseOf<B>>
  /** Returns the full URL of a page of the app, for links in emails. */
  pageUrl(path: string): string
}

export interface CallContext<B extends BackendTypes, K extends CallName<B>> extends RawCall<B> {
  body: Input<B, K>
  actor: Actor<B, K>
}

/** Marks file answers, because an answer of JSON may have any shape. */
const isFile = Symbol('file')

/** A file answer: the engine packs stored files into a ZIP, unless there is only one and `bare` is set. */
export interface FileAnswer {
  readonly [isFile]: true
  name: string
  bare?: boolean
  entries: readonly { name: string; path: string }[]
}

export function fileAnswer(files: Omit<FileAnswer, typeof isFile>): FileAnswer {
  return { ...files, [isFile]: true }
}

export function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && isFile in value
}

/** What the handler of call `K` returns. The engine adds `status` and, if it is missing, `message`. */
export type Result<B extends BackendTypes, K extends CallName<B>> = B['calls'][K]['produces'] extends 'file'
  ? FileAnswer
  : Answer<B, K>

/** A resource that only its owners may use. */
export interface Owned<T> {
  /** The word for the resource in messages: "book". */
  what: string
  thing: T | undefined
  /** Ids of the accounts that may make the call. */
  owners: readonly number[]
}

/** Returns a resource with its owners, for calls with `x-access: owner`. */
export function owned<T>(what: string, thing: T | undefined, ownersOf: (thing: T) => number[]): Owned<T> {
  return { what, thing, owners: thing === undefined ? [] : ownersOf(thing) }
}

/** The input of a call before its types are narrowed. */
export interface RawCall<B extends BackendTypes> extends Context<B> {
  body: unknown
  actor: B['actor'] | null
  session: B['session'] | null
}

/** One call of the contract, as the dispatcher runs it. */
export interface Operation<B extends BackendTypes, K extends string = string> {
  readonly call: K
  /** Runs the call, after access and payload have been checked. @throws Refused */
  run(raw: RawCall<B>): object
}

/** An operation for every call of the contract; a missing one is a compile error, unless the set is `Partial`. */
export type OperationSet<B extends BackendTypes> = { readonly [K in CallName<B>]: Operation<B, K> }

type OwnerCall<B extends BackendTypes> = {
  [K in CallName<B>]: B['calls'][K]['access'] extends 'owner' ? K : never
}[CallName<B>]
type Handler<B extends BackendTypes, K extends CallName<B>> = (context: CallContext<B, K>) => Result<B, K>

/** Defines an operation. The contract determines the types of its payload, caller and answer. */
export interface DefineOperation<B extends BackendTypes> {
  <K extends Exclude<CallName<B>, OwnerCall<B>>>(call: K, run: Handler<B, K>): Operation<B, K>
  /** Defines an owner's call: `find` returns the resource, and `run` is called only for its owners (rules 7). */
  <K extends OwnerCall<B>, T>(
    call: K,
    find: (context: CallContext<B, K>) => Owned<T>,
    run: (context: CallContext<B, K>, thing: T) => Result<B, K>,
  ): Operation<B, K>
}

/** Returns the function that defines a contract's operations. @param calls the generated table of calls */
export function operationsOf<B extends BackendTypes>(calls: B['calls']): DefineOperation<B> {
  return function define<K extends CallName<B>, T>(
    call: K,
    first: (context: CallContext<B, K>) => Result<B, K> | Owned<T>,
    second?: (context: CallContext<B, K>, thing: T) => Result<B, K>,
  ): Operation<B, K> {
    return {
      call,
      run(raw) {
        if (!isForCall(raw)) throw sessionOver()
        return runOwned(raw, first, second, (message) => new Refused(message))
      },
    }

    /** Checks only the caller, because the dispatcher has already validated the payload against the contract. */
    function isForCall(raw: RawCall<B>): raw is RawCall<B> & CallContext<B, K> {
      return calls[call]?.auth !== 'required' || raw.actor !== null
    }
  }
}

/**
 * Runs an operation. If its first function returns a resource, only the owners reach the second one.
 * @param refuse returns the refusal of others: a sentence, its usual HTTP status, the resource, and what is wrong with it
 */
export function runOwned<C extends { actor: { id: number } | null }, T, R extends object>(
  context: C,
  first: (context: C) => R | Owned<T>,
  second: ((context: C, thing: T) => R) | undefined,
  refuse: (message: string, httpStatus: number, what: string, problem: string) => Refused,
): R | Owned<T> {
  const found = first(context)
  if (!second || !isOwned<T>(found)) return found
  const { what, thing, owners } = found
  const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  if (thing === undefined) throw refuse(`${name} not found.`, 404, what, 'not found')
  if (!context.actor || !owners.includes(context.actor.id))
    throw refuse(`This ${what} is not yours.`, 403, what, 'forbidden')
  return second(context, thing)
}

function isOwned<T>(found: object): found is Owned<T> {
  return 'owners' in found && 'what' in found
}
