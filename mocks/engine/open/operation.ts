import { Refused, sessionOver } from '../base/errors.ts'
import { type FileAnswer, type Operation, type Owned, type RawCall, runOwned } from '../call/operation.ts'
import type { BackendTypes } from '../call/types.ts'
import type { Upload } from '../contract/files.ts'
import type { OpenCall } from './types.ts'

/** The types of a backend with an open contract. */
export interface OpenTypes extends BackendTypes {
  calls: Readonly<Record<string, OpenCall>>
}

export type OpenName<B extends OpenTypes> = keyof B['calls'] & string

/** The operation of call `K`, as openapi-typescript writes it. */
type Described<B extends OpenTypes, K extends OpenName<B>> = MemberOf<
  MemberOf<B['paths'], B['calls'][K]['path']>,
  B['calls'][K]['method']
>
type MemberOf<T, Key> = Key extends keyof T ? T[Key] : never

type Place = 'path' | 'query' | 'header' | 'cookie'
type Params<O, In extends Place> = O extends { parameters: { [At in In]?: infer P } }
  ? [NonNullable<P>] extends [never]
    ? object
    : NonNullable<P>
  : object
type Lower<T> = { [Name in keyof T as Lowercase<Name & string>]: T[Name] }
type Sent<O> = O extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : O extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined
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
type Defaulted<T, Field> = T extends object ? T & Required<Pick<T, Field & keyof T>> : T

/** What the handler of call `K` receives: parameters by their place, and the body, valid and with defaults. */
export interface OpenContext<B extends OpenTypes, K extends OpenName<B>> extends Omit<
  RawCall<B>,
  'body' | 'actor'
> {
  path: Params<Described<B, K>, 'path'>
  query: Defaulted<Params<Described<B, K>, 'query'>, B['calls'][K]['defaults']['query'][number]>
  /** By their names in lower case. */
  header: Lower<Params<Described<B, K>, 'header'>>
  cookie: Params<Described<B, K>, 'cookie'>
  body: Defaulted<Uploaded<Sent<Described<B, K>>>, B['calls'][K]['defaults']['body'][number]>
  actor: B['calls'][K]['auth'] extends 'required' ? B['actor'] : B['actor'] | null
}

type Statuses<O> = O extends { responses: infer R } ? R : never
type Body<R> = R extends { content: infer C }
  ? [C] extends [undefined]
    ? { body?: undefined }
    : { body: Given<NonNullable<C>[keyof NonNullable<C>]> }
  : { body?: undefined }
/** Stored files stand for binary answers. */
type Given<T> = T extends Blob ? FileAnswer : T
type StatusOf<S> = S extends number
  ? `${S}` extends `${2 | 3}${string}`
    ? S
    : never
  : S extends 'default' | '2XX' | '3XX'
    ? number
    : never

/** What the handler of call `K` returns: a documented status with its body. Refusals are thrown. */
export type OpenResult<B extends OpenTypes, K extends OpenName<B>> = Answers<Statuses<Described<B, K>>>
type Answers<R> = {
  [S in keyof R]: StatusOf<S> extends never
    ? never
    : { status: StatusOf<S>; headers?: Readonly<Record<string, string>> } & Body<R[S]>
}[keyof R]

/** Functions by call: TypeScript looks up the one of a call before it reads what that returns, and keeps its literals. */
type Runs<B extends OpenTypes, Rest extends unknown[]> = {
  [K in OpenName<B>]: (context: OpenContext<B, K>, ...rest: Rest) => OpenResult<B, K>
}

/** Defines operations of an open contract, by the names of its calls. */
export interface DefineOpen<B extends OpenTypes> {
  <K extends OpenName<B>>(call: K, run: Runs<B, []>[K]): Operation<B, K>
  /** Defines an owner's call: `find` returns the resource, and others than its owners are refused with 403. */
  <K extends OpenName<B>, T>(
    call: K,
    find: (context: OpenContext<B, K>) => Owned<T>,
    run: Runs<B, [thing: T]>[K],
  ): Operation<B, K>
}

/** Returns the function that defines a contract's operations. @param calls the generated table of calls */
export function openOperationsOf<B extends OpenTypes>(calls: B['calls']): DefineOpen<B> {
  return function define<K extends OpenName<B>, T>(
    call: K,
    first: (context: OpenContext<B, K>) => OpenResult<B, K> | Owned<T>,
    second?: (context: OpenContext<B, K>, thing: T) => OpenResult<B, K>,
  ): Operation<B, K> {
    return {
      call,
      run({ body, ...raw }) {
        const context = Object.assign({}, raw, body)
        if (!isForCall(context)) throw sessionOver()
        return runOwned(context, first, second, (message, httpStatus, what, problem) => {
          return new Refused(message, { httpStatus, errors: { [what]: [problem] } })
        })
      },
    }

    /** Checks only the caller, because the payload has been validated against the contract. */
    function isForCall(context: Omit<RawCall<B>, 'body'>): context is OpenContext<B, K> {
      return calls[call]?.auth !== 'required' || context.actor !== null
    }
  }
}
