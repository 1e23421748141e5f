import type { CallContract, Validator } from '../contract/types.ts'
import type { Identified, TableSpecs } from '../data/table.ts'
import type { RowOf, TxOf } from '../data/world.ts'
import type { OpenCall } from '../open/types.ts'
import type { Style } from './answers.ts'
import type { Convention } from './convention.ts'

/** The types of one backend. Payload, answer and caller of each call are derived from them. */
export interface BackendTypes {
  /** The contract's paths, as openapi-typescript generates them. */
  paths: object
  calls: Readonly<Record<string, CallContract>>
  tables: TableSpecs
  /** The account behind a valid token. */
  actor: Identified
  session: object
  /** Names of the assumptions that the backend can reverse. */
  otherwise?: string
}

export type OtherwiseOf<B extends BackendTypes> = B extends { otherwise: infer Id extends string }
  ? Id
  : never

/** The reversed assumptions. */
export type Chosen<Id extends string> = Pick<ReadonlySet<Id>, 'size' | 'has'>

export type Row<B extends BackendTypes, Name extends keyof B['tables']> = RowOf<B['tables'], Name>

export type Tx<B extends BackendTypes> = TxOf<B['tables']>

/** The name of a call: its path without `/api/`, or its `operationId` in an open contract. */
export type CallName<B extends BackendTypes> = keyof B['calls'] & string

/** The operation of call `K` in the contract, as openapi-typescript writes it. */
export type Described<B extends BackendTypes, K extends CallName<B>> = B['calls'][K] extends OpenCall
  ? MemberOf<MemberOf<B['paths'], B['calls'][K]['path']>, B['calls'][K]['method']>
  : MemberOf<MemberOf<B['paths'], `/api/${K}`>, 'post'>
type MemberOf<T, Key> = Key extends keyof T ? T[Key] : never

type Sent<O> = O extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : O extends { requestBody?: { content: infer C } }
    ? C[keyof C] | undefined
    : undefined

/** In the house's convention, a call without a payload has an empty one. */
type Payload<B extends BackendTypes, K extends CallName<B>> = B['calls'][K] extends OpenCall
  ? Sent<Described<B, K>>
  : [NonNullable<Sent<Described<B, K>>>] extends [never]
    ? object
    : NonNullable<Sent<Described<B, K>>>

type DefaultedField<Call extends CallContract> = Call extends OpenCall
  ? Call['defaults']['body'][number]
  : {
      [Field in keyof Call['fields']]: Call['fields'][Field] extends { default: unknown } ? Field : never
    }[keyof Call['fields']]
export type Defaulted<T, Field> = T extends object ? T & Required<Pick<T, Field & keyof T>> : T

/** The payload of call `K`: parsed, valid, with defaults applied. Files are `Blob`s, unlike in `Input`. */
export type Body<B extends BackendTypes, K extends CallName<B>> = Defaulted<
  Payload<B, K>,
  DefaultedField<B['calls'][K]>
>

/** The successful answer of call `K` of the house's convention: its envelope, or a file. */
export type Success<B extends BackendTypes, K extends CallName<B>> =
  Described<B, K> extends { responses: { 200: { content: infer C } } }
    ? Extract<C[keyof C], { status: 'success' } | Blob>
    : never

/** What the operation of `K` returns: the envelope without `status`, where `message` is optional; `never` for files. */
export type Answer<B extends BackendTypes, K extends CallName<B>> = Unsent<Success<B, K>>
type Unsent<E> = E extends { status: 'success' }
  ? Flat<Omit<E, 'status' | 'message'> & { message?: string }>
  : never
type Flat<T> = { [Key in keyof T]: T[Key] }

/** A contract as the generator compiles it. */
export interface CompiledContract<Calls extends Readonly<Record<string, CallContract>>> {
  calls: Calls
  /** Validators of the payloads, by call. */
  requests: Readonly<Record<keyof Calls & string, Validator>>
  /** Validators of successful answers, by call. */
  answers: Readonly<Record<keyof Calls & string, Validator>>
  /** The validator of refusals; only pinned ones are checked. */
  refusal?: Validator
}

/** A contract with its convention. */
export interface BoundContract<Calls extends Readonly<Record<string, CallContract>>> {
  calls: Calls
  /** @param cookies the page's own, for requests without the header */
  convention(style?: Partial<Style>, cookies?: () => string): Convention
}
