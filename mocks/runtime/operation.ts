import type { Row, Tx } from '../model/world.ts'
import type { Upload } from '../services/files.ts'
import type { Chance } from './chance.ts'
import { contract } from './contract.gen.ts'
import type { Answer, Auth, Access, Body, CallName } from './calls.ts'
import { Refused, sessionOver } from './errors.ts'

/** What a call's handler gets: its payload with files looked into. */
export type Input<K extends CallName> = {
  [F in keyof Body<K>]: NonNullable<Body<K>[F]> extends Blob
    ? Upload | Exclude<Body<K>[F], Blob>
    : NonNullable<Body<K>[F]> extends Blob[]
      ? Upload[] | Exclude<Body<K>[F], Blob[]>
      : Body<K>[F]
}

/** Who calls: an account, or null where the contract lets visitors in. */
export type Actor<K extends CallName> = Auth<K> extends 'required' ? Row<'accounts'> : Row<'accounts'> | null

/** Files a call stores or drops; they take effect together with its other changes. */
export interface FileStaging {
  /**
   * Keeps an upload under a new, unguessable name.
   * @param purpose leads the stored name: `cv`, `receipt`
   * @returns the public path, such as `/storage/cv-1f3a09bc77e2d641.pdf`
   */
  keep(upload: Upload, purpose: string): string
  /** Drops a stored file by its public path. */
  drop(path: string): void
}

/** What surrounds every call: the world, the moment, chance and files. */
export interface Surroundings {
  tx: Tx
  /** The simulated moment, in milliseconds since 1970 UTC. */
  now: number
  chance: Chance
  files: FileStaging
  /** The full address of a page of the app, for links in e-mails. */
  pageUrl(path: string): string
}

/** What a handler of the call `K` works with. */
export interface Context<K extends CallName> extends Surroundings {
  body: Input<K>
  actor: Actor<K>
  /** The session the call came with. */
  session: Row<'sessions'> | null
}

/** A file as an answer: the runtime packs the stored files into one ZIP. */
export interface FileAnswer {
  name: string
  entries: readonly { name: string; path: string }[]
}

/** What a handler of the call `K` returns. The runtime adds `status` and, where none is given, `message`. */
export type Result<K extends CallName> = (typeof contract)[K]['produces'] extends 'file'
  ? FileAnswer
  : Answer<K>

/** A thing that only its owners may touch. */
export interface Owned<T> {
  /** What to call it in a message: "job", "CV". */
  what: string
  thing: T | undefined
  owners: readonly number[]
}

/** Says whose thing it is, for calls whose `x-access` is `owner`. */
export function owned<T>(what: string, thing: T | undefined, ownersOf: (thing: T) => number[]): Owned<T> {
  return { what, thing, owners: thing === undefined ? [] : ownersOf(thing) }
}

/** The raw material of a call, before the contract's word on it is known to hold. */
export interface RawCall extends Surroundings {
  body: unknown
  actor: Row<'accounts'> | null
  session: Row<'sessions'> | null
}

/** One call of the contract, as the runtime runs it. */
export interface Operation<K extends CallName = CallName> {
  readonly call: K
  /** False for a call that still answers "not built yet". */
  readonly built: boolean
  /**
   * Runs the call. Body and access have been checked against the contract before.
   * @throws Refused
   */
  run(raw: RawCall): object
}

/** An operation for every call of the contract: a missing one does not compile. */
export type OperationSet = { readonly [K in CallName]: Operation<K> }

type OwnerCall = { [K in CallName]: Access<K> extends 'owner' ? K : never }[CallName]
type Handler<K extends CallName> = (context: Context<K>) => Result<K>

/** Writes one call of the contract. Payload, caller and answer have the types the contract gives them. */
export function operation<K extends Exclude<CallName, OwnerCall>>(call: K, run: Handler<K>): Operation<K>
/**
 * Writes a call that only the owner of a thing may make: `find` names the thing, the runtime refuses everybody
 * else (rules 7), and `run` gets it.
 */
export function operation<K extends OwnerCall, T>(
  call: K,
  find: (context: Context<K>) => Owned<T>,
  run: (context: Context<K>, thing: T) => Result<K>,
): Operation<K>
export function operation<K extends CallName, T>(
  call: K,
  first: (context: Context<K>) => Result<K> | Owned<T>,
  second?: (context: Context<K>, thing: T) => Result<K>,
): Operation<K> {
  return {
    call,
    built: true,
    run(raw) {
      const context = contextOf(call, raw)
      const found = first(context)
      if (!second || !isOwned(found)) return found
      const { what, thing, owners } = found
      if (thing === undefined) throw new Refused(`${capitalised(what)} not found.`)
      if (!raw.actor || !owners.includes(raw.actor.id)) throw new Refused(`This ${what} is not yours.`)
      return second(context, thing)
    },
  }
}

/** A call of the contract that is not simulated yet. It says so, with HTTP 501; a test counts these. */
export function notBuilt<K extends CallName>(call: K): Operation<K> {
  return {
    call,
    built: false,
    run() {
      throw new Refused(`The simulator does not answer /api/${call} yet.`, { httpStatus: 501 })
    },
  }
}

function contextOf<K extends CallName>(call: K, raw: RawCall): Context<K> {
  const { body, actor } = raw
  if (!isActorOf(call, actor)) throw sessionOver()
  if (!isInputOf(call, body)) throw new Refused('The request could not be read.')
  return { ...raw, actor, body }
}

function isActorOf<K extends CallName>(call: K, actor: Row<'accounts'> | null): actor is Actor<K> {
  return contract[call].auth !== 'required' || actor !== null
}

/** The runtime has validated the payload against the contract before it calls an operation (`handle.ts`). */
function isInputOf<K extends CallName>(_call: K, body: unknown): body is Input<K> {
  return typeof body === 'object' && body !== null
}

function isOwned<T>(found: object): found is Owned<T> {
  return 'owners' in found && 'what' in found
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
