/**
 * The contract's calls as types, by name (`'jobs/apply'`). Whoever uses a field that the contract no longer has
 * doesn't compile.
 */
import type { components, paths } from '../../src/api/schema.gen.ts'
import { contract } from './contract.gen.ts'

type NameOf<Path> = Path extends `/api/${infer Name}` ? Name : never
type Calls = { [Path in keyof paths as NameOf<Path>]: paths[Path]['post'] }

/** The name of a call: its path without `/api/`. */
export type CallName = keyof Calls

/** Whether the contract has a call of this name. */
export function isCall(name: string): name is CallName {
  return Object.hasOwn(contract, name)
}

/** An entity or value of the contract: `Schema<'Job'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** Who may make the call `K`. */
export type Access<K extends CallName> = (typeof contract)[K]['access']

/** What the call `K` does with a token. */
export type Auth<K extends CallName> = (typeof contract)[K]['auth']

type Flat<T> = { [Key in keyof T]: T[Key] }

type Payload<K extends CallName> = [NonNullable<Calls[K]['requestBody']>] extends [never]
  ? object
  : NonNullable<Calls[K]['requestBody']>['content']['multipart/form-data']

type Fields<K extends CallName> = (typeof contract)[K]['fields']
type DefaultedField<K extends CallName> = {
  [Field in keyof Fields<K>]: Fields<K>[Field] extends { default: unknown } ? Field : never
}[keyof Fields<K>]

/** The payload of the call `K` as an operation gets it: parsed, valid, with the contract's defaults filled in. */
export type Body<K extends CallName> = Flat<
  Payload<K> & Required<Pick<Payload<K>, DefaultedField<K> & keyof Payload<K>>>
>

type Content<K extends CallName> = Calls[K]['responses'][200]['content']
type Envelope<K extends CallName> = Extract<Content<K>['application/json'], { status: 'success' }>

/** What the call `K` answers when it succeeds: its envelope, or the file. */
export type Success<K extends CallName> = [Envelope<K>] extends [never]
  ? Content<K>[Exclude<keyof Content<K>, 'application/json'>]
  : Envelope<K>

/**
 * What an operation returns for the call `K`: the envelope without `status`, and with `message` only where there
 * is something to say. `never` for a call that answers a file.
 */
export type Answer<K extends CallName> = [Envelope<K>] extends [never]
  ? never
  : Flat<Omit<Envelope<K>, 'status' | 'message'> & { message?: string }>
