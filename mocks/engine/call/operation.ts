import type { Upload } from '../contract/files.ts'
import { Refused, sessionOver } from './errors.ts'
import type { Random } from './random.ts'
import type { Access, Answer, Auth, BackendTypes, Body, CallName, Chosen, OtherwiseOf, Tx } from './types.ts'

/** What a call's handler gets: its payload with files looked into. */
export type Input<B extends BackendTypes, K extends CallName<B>> = {
  [F in keyof Body<B, K>]: NonNullable<Body<B, K>[F]> extends Blob
    ? Upload | Exclude<Body<B, K>[F], Blob>
    : NonNullable<Body<B, K>[F]> extends Blob[]
      ? Upload[] | Exclude<Body<B, K>[F], Blob[]>
      : Body<B, K>[F]
}

/** The caller, or null where the contract lets visitors in. */
export type Actor<B extends BackendTypes, K extends CallName<B>> =
  Auth<B, K> extends 'required' ? B['actor'] : B['actor'] | null

/** Files a call stores or drops; they take effect together with its other changes. */
export interface FileStaging {
  /**
   * Keeps an upload under a new name.
   * @param purpose leads the stored name: `photo`
   * @returns the public path, such as `/storage/photo-1f3a09bc77e2d641.png`
   */
  keep(upload: Upload, purpose: string): string
  /** Drops a stored file by its public path. */
  drop(path: string): void
}

/** What every call and every change from outside works with. */
export interface Context<B extends BackendTypes> {
  tx: Tx<B>
  /** The simulated moment, in milliseconds since 1970 UTC. */
  now: number
  random: Random
  /** What the backend signs with. */
  key: string
  files: FileStaging
  /** The assumptions that are turned round: none, unless somebody asked for it. */
  otherwise: Chosen<OtherwiseOf<B>>
  /** The full address of a page of the app, for links in emails. */
  pageUrl(path: string): string
}

export interface CallContext<B extends BackendTypes, K extends CallName<B>> extends Context<B> {
  body: Input<B, K>
  actor: Actor<B, K>
  session: B['session'] | null
}

/** A file as an answer: the engine packs the stored files into one ZIP, unless there is a single one that is `bare`. */
export interface FileAnswer {
  name: string
  bare?: boolean
  entries: readonly { name: string; path: string }[]
}

/** What a handler of the call `K` returns. The engine adds `status` and, where none is given, `message`. */
export type Result<B extends BackendTypes, K extends CallName<B>> = B['calls'][K]['produces'] extends 'file'
  ? FileAnswer
  : Answer<B, K>

/** A thing that only its owners may touch. */
export interface Owned<T> {
  /** What to call it in a message: "book". */
  what: string
  thing: T | undefined
  /** The ids of those who may make the call. */
  owners: readonly number[]
}

/** Names the owners of a thing, for calls whose `x-access` is `owner`. */
export function owned<T>(what: string, thing: T | undefined, ownersOf: (thing: T) => number[]): Owned<T> {
  return { what, thing, owners: thing === undefined ? [] : ownersOf(thing) }
}

/** The raw material of a call. */
export interface RawCall<B extends BackendTypes> extends Context<B> {
  body: unknown
  actor: B['actor'] | null
  session: B['session'] | null
}

/** One call of the contract, as the dispatcher runs it. */
export interface Operation<B extends BackendTypes, K extends string = string> {
  readonly call: K
  /** False for a call that still answers "not built yet". */
  readonly built: boolean
  /** Runs the call. Body and access have been checked against the contract before. @throws Refused */
  run(raw: RawCall<B>): object
}

/** An operation for every call of the contract: a missing one does not compile. */
export type OperationSet<B extends BackendTypes> = { readonly [K in CallName<B>]: Operation<B, K> }

type OwnerCall<B extends BackendTypes> = {
  [K in CallName<B>]: Access<B, K> extends 'owner' ? K : never
}[CallName<B>]
type Handler<B extends BackendTypes, K extends CallName<B>> = (context: CallContext<B, K>) => Result<B, K>

/** Writes the calls of one contract. Payload, caller and answer have the types the contract gives them. */
export interface DefineOperation<B extends BackendTypes> {
  <K extends Exclude<CallName<B>, OwnerCall<B>>>(call: K, run: Handler<B, K>): Operation<B, K>
  /**
   * Writes a call that only the owner of a thing may make: `find` names the thing, everybody else is refused
   * (rules 7), and `run` gets it.
   */
  <K extends OwnerCall<B>, T>(
    call: K,
    find: (context: CallContext<B, K>) => Owned<T>,
    run: (context: CallContext<B, K>, thing: T) => Result<B, K>,
  ): Operation<B, K>
}

/** Makes the function that writes a contract's calls. @param calls the generated table of calls */
export function operationsOf<B extends BackendTypes>(calls: B['calls']): DefineOperation<B> {
  return function define<K extends CallName<B>, T>(
    call: K,
    first: (context: CallContext<B, K>) => Result<B, K> | Owned<T>,
    second?: (context: CallContext<B, K>, thing: T) => Result<B, K>,
  ): Operation<B, K> {
    return {
      call,
      built: true,
      run(raw) {
        const { body, actor } = raw
        if (!mayBeActor(actor)) throw sessionOver()
        if (!isInput(body)) throw new Refused('The request could not be read.')
        const context = { ...raw, actor, body }
        const found = first(context)
        if (!second || !isOwned<T>(found)) return found
        const { what, thing, owners } = found
        if (thing === undefined) throw new Refused(`${capitalised(what)} not found.`)
        if (!raw.actor || !owners.includes(raw.actor.id)) throw new Refused(`This ${what} is not yours.`)
        return second(context, thing)
      },
    }

    function mayBeActor(actor: B['actor'] | null): actor is Actor<B, K> {
      return calls[call]?.auth !== 'required' || actor !== null
    }

    /** The dispatcher has validated the payload against the contract before it runs the operation. */
    function isInput(body: unknown): body is Input<B, K> {
      return typeof body === 'object' && body !== null
    }
  }
}

/** A call of the contract that is not simulated yet. It says so, with HTTP 501. */
export function notBuilt<B extends BackendTypes, K extends string>(call: K): Operation<B, K> {
  return {
    call,
    built: false,
    run() {
      throw new Refused(`The simulator does not answer /api/${call} yet.`, { httpStatus: 501 })
    },
  }
}

function isOwned<T>(found: object): found is Owned<T> {
  return 'owners' in found && 'what' in found
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
