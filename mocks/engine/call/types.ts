import type { CallContract, Validator } from '../contract/types.ts'
import type { Identified, TableSpecs } from '../data/table.ts'
import type { RowOf, TxOf } from '../data/world.ts'
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
export interface Chosen<Id extends string> {
  readonly size: number
  has(id: Id): boolean
}

export type Row<B extends BackendTypes, Name extends keyof B['tables']> = RowOf<B['tables'], Name>

export type Tx<B extends BackendTypes> = TxOf<B['tables']>

type NameOf<Path> = Path extends `/api/${infer Name}` ? Name : never
type Posts<Paths> = {
  [Path in keyof Paths as NameOf<Path>]: Paths[Path] extends { post: infer P } ? P : never
}

/** The name of a call: its path without `/api/`, or its `operationId` in an open contract. */
export type CallName<B extends BackendTypes> = keyof B['calls'] & string

type Post<B extends BackendTypes, K extends CallName<B>> = Posts<B['paths']>[K & keyof Posts<B['paths']>]

type Flat<T> = { [Key in keyof T]: T[Key] }

type RequestBody<P> = P extends { requestBody?: infer R } ? NonNullable<R> : never
type Payload<P> = [RequestBody<P>] extends [never]
  ? object
  : RequestBody<P> extends { content: { 'multipart/form-data': infer Form } }
    ? Form
    : never

type DefaultedField<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { default: unknown } ? Field : never
}[keyof Fields]

/** The payload of call `K`: parsed, valid, with defaults applied. Files are `Blob`s, unlike in `Input`. */
export type Body<B extends BackendTypes, K extends CallName<B>> = WithDefaults<
  Payload<Post<B, K>>,
  DefaultedField<B['calls'][K]['fields']>
>
type WithDefaults<P, Field> = Flat<P & Required<Pick<P, Field & keyof P>>>

type Content<P> = P extends { responses: { 200: { content: infer C } } } ? C : never
type Envelope<P> =
  Content<P> extends { 'application/json': infer Answers } ? Extract<Answers, { status: 'success' }> : never

/** The successful answer of call `K`: its envelope, or a file. */
export type Success<B extends BackendTypes, K extends CallName<B>> = [Envelope<Post<B, K>>] extends [never]
  ? Content<Post<B, K>>[Exclude<keyof Content<Post<B, K>>, 'application/json'>]
  : Envelope<Post<B, K>>

/** What the operation of `K` returns: the envelope without `status`, where `message` is optional; `never` for files. */
export type Answer<B extends BackendTypes, K extends CallName<B>> = [Envelope<Post<B, K>>] extends [never]
  ? never
  : Flat<Omit<Envelope<Post<B, K>>, 'status' | 'message'> & { message?: string }>

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

/** A contract with a convention of its own. */
export interface BoundContract<Calls extends Readonly<Record<string, CallContract>>> {
  calls: Calls
  convention(style?: Partial<Style>): Convention
}
