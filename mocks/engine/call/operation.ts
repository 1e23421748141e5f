import type { Upload } from '../contract/files.ts'
import { Refused, sessionOver } from '../base/errors.ts'
import type { Random } from '../base/random.ts'
import type { OpenCall } from '../open/types.ts'
import type {
  Answer,
  BackendTypes,
  Body,
  CallName,
  Chosen,
  Defaulted,
  Described,
  OtherwiseOf,
  Tx,
} from './types.ts'

/** A body has no field that is `readOnly`; openapi-typescript marks it so. */
type Writable<T> = { [F in keyof T as Same<Pick<T, F>, Readonly<Pick<T, F>>> extends true ? never : F]: T[F] }
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- nothing else compares modifiers
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Uploaded<T> = T extends Blob
  ? Upload
  : T extends object
    ? {
        [F in keyof Writable<T>]: NonNullable<T[F]> extends Blob
          ? Upload | Exclude<T[F], Blob>
          : NonNullable<T[F]> extends Blob[]
            ? Upload[] | Exclude<T[F], Blob[]>
            : T[F]
      }
    : T

/** The payload of call `K` as its handler receives it: each file is an `Upload`. */
export type Input<B extends BackendTypes, K extends CallName<B>> = Uploaded<Body<B, K>>

/** The caller; null is possible only where the contract admits visitors. */
type Actor<B extends BackendTypes, K extends CallName<B>> = B['calls'][K]['auth'] extends 'required'
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

type Params<O, In extends 'path' | 'query' | 'header' | 'cookie'> = O extends {
  parameters: { [At in In]?: infer P }
}
  ? [NonNullable<P>] extends [never]
    ? object
    : NonNullable<P>
  : object
type Lower<T> = { [Name in keyof T as Lowercase<Name & string>]: T[Name] }

/** The parameters of an operation, valid and with defaults. Those of headers have names in lower case. */
interface AllParams<O, Field> {
  path: Params<O, 'path'>
  query: Defaulted<Params<O, 'query'>, Field>
  header: Lower<Params<O, 'header'>>
  cookie: Params<O, 'cookie'>
}

/** What the handler of call `K` receives; in an open contract, parameters too. */
export type CallContext<B extends BackendTypes, K extends CallName<B>> = Omit<
  RawCall<B>,
  'body' | 'actor' | 'request'
> & {
  body: Input<B, K>
  actor: Actor<B, K>
} & (B['calls'][K] extends OpenCall
    ? AllParams<Described<B, K>, B['calls'][K]['defaults']['query'][number]>
    : unknown)

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

type Answers<O> = O extends { responses: infer R }
  ? {
      [S in keyof R]: StatusOf<S> extends never
        ? never
        : { status: StatusOf<S>; headers?: Readonly<Record<string, string>> } & Content<R[S]>
    }[keyof R]
  : never
type StatusOf<S> = S extends number
  ? `${S}` extends `${2 | 3}${string}`
    ? S
    : never
  : S extends 'default' | '2XX' | '3XX'
    ? number
    : never
type Content<R> = R extends { content: infer C }
  ? [C] extends [undefined]
    ? { body?: undefined }
    : { body: Given<NonNullable<C>[keyof NonNullable<C>]> }
  : { body?: undefined }
/** A handler names stored files instead of returning a binary answer. */
type Given<T> = T extends Blob ? FileAnswer : T

/**
 * What the handler of call `K` returns; refusals are thrown. In an open contract, it is a documented status with its
 * body; in the house's convention, the engine adds `status` and, if it is missing, `message`.
 */
export type Result<B extends BackendTypes, K extends CallName<B>> = B['calls'][K] extends OpenCall
  ? Answers<Described<B, K>>
  : B['calls'][K]['produces'] extends 'file'
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
  /** Missing where an operation runs outside of a request. */
  request?: Request
  body: unknown
  actor: B['actor'] | null
  session: B['session'] | null
}

/** One call of the contract, as the dispatcher runs it. */
export interface Operation<B extends BackendTypes, K extends string = string> {
  readonly call: K
  /** Runs the call, after access and payload have been checked. @throws Refused */
  run(raw: RawCall<B>): object
  /** A stack that leads to its file, in development only. */
  readonly definedAt?: string | undefined
  /** What it answers from, if nobody has written it. */
  readonly unwritten?: 'example'
}

/** An operation for every call of the contract; a missing one is a compile error, unless the set is `Partial`. */
export type OperationSet<B extends BackendTypes> = { readonly [K in CallName<B>]: Operation<B, K> }

type CallsLike<B extends BackendTypes, Call> = {
  [K in CallName<B>]: B['calls'][K] extends Call ? K : never
}[CallName<B>]
type OfOwner = { access: 'owner' }

/** Functions by call: TypeScript looks up the one of a call before it reads what that returns, and keeps its literals. */
type Runs<B extends BackendTypes, Rest extends unknown[]> = {
  [K in CallName<B>]: (context: CallContext<B, K>, ...rest: Rest) => Result<B, K>
}

/** Defines an operation. The contract determines the types of its payload, caller and answer. */
export interface DefineOperation<B extends BackendTypes> {
  <K extends Exclude<CallName<B>, CallsLike<B, OfOwner>>>(call: K, run: Runs<B, []>[K]): Operation<B, K>
  /**
   * Defines an owner's call, which any call of an open contract may be: `find` returns the resource, and `run` is called
   * only for its owners.
   */
  <K extends CallsLike<B, OfOwner | OpenCall>, T>(
    call: K,
    find: (context: CallContext<B, K>) => Owned<T>,
    run: Runs<B, [thing: T]>[K],
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
      ...(import.meta.env?.DEV && { definedAt: new Error('Defined here').stack }),
      run(raw) {
        if (!isForCall(raw)) throw sessionOver()
        const found = first(raw)
        if (!second || !isOwned<T>(found)) return found
        const { what, thing, owners } = found
        const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
        if (thing === undefined) throw refused(`${name} not found.`, 404, what, 'not found')
        if (!raw.actor || !owners.includes(raw.actor.id))
          throw refused(`This ${what} is not yours.`, 403, what, 'forbidden')
        return second(raw, thing)
      },
    }

    /** Checks only the caller, because the dispatcher has already validated the payload against the contract. */
    function isForCall(raw: RawCall<B>): raw is RawCall<B> & CallContext<B, K> {
      return calls[call]?.auth !== 'required' || raw.actor !== null
    }

    /** Only an open contract has statuses for this, and names what is wrong. */
    function refused(message: string, httpStatus: number, what: string, problem: string): Refused {
      const isOpen = 'method' in (calls[call] ?? {})
      return new Refused(message, isOpen ? { httpStatus, errors: { [what]: [problem] } } : {})
    }
  }
}

function isOwned<T>(found: object): found is Owned<T> {
  return 'owners' in found && 'what' in found
}
