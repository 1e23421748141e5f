import * as v from 'valibot'
import { isSecretName, namesSecret, replaceSecret } from '../base/secrets.ts'

const sentFile = v.object({ name: v.string(), type: v.string(), /** In bytes. */ size: v.number() })
/** A file as it was sent. `blob` is missing after a reload, and once newer files have used up the log's memory. */
export type SentFile = v.InferOutput<typeof sentFile> & { blob?: Blob | undefined }

/** A field as it is saved. */
export const sentField = v.object({
  name: v.string(),
  /** Null if it wasn't kept: secrets don't outlive the page. */
  value: v.nullable(v.union([v.string(), sentFile])),
  /** A password, a code or a token: copies mask it unless the user asks for it. */
  isSecret: v.optional(v.literal(true)),
})
/** A field as it was sent. */
export type SentField = v.InferOutput<typeof sentField> & { value: string | SentFile | null }

/**
 * The stages of a call, in order: the simulated delay, reading the form, waiting for other calls, the operation, and
 * saving its changes.
 */
export const stages = ['delay', 'form', 'queue', 'operation', 'store'] as const
export type Stage = (typeof stages)[number]

/** A position in the journal of a world; null if there was no world. */
type Moment = { epoch: string; head: number } | null

/** A request of an open contract, to make again. */
export interface Sent {
  method: string
  /** The path with the query, from the origin on. */
  address: string
  /** Those that the backend reads. */
  headers: Readonly<Record<string, string>>
  /** A body that is no form; null if it wasn't kept, because it is a file, too long or not read. */
  text?: string | null
}

/** What the log records of a call besides its answer. */
export interface Traced {
  /** The fields as they were sent; undefined if nobody read the form. */
  payload?: readonly SentField[] | undefined
  /** Texts that the contract or their names call secret. Not kept through reloads, as `sent` and `token`. */
  secrets?: readonly string[] | undefined
  sent?: Sent | undefined
  token?: string | undefined
  /** The last change before the call, from which it can be made again. */
  before?: Moment | undefined
  /** The time of each stage, in milliseconds. */
  steps?: Readonly<Partial<Record<Stage, number>>> | undefined
}

/** Follows one call through its stages. */
export class Trace {
  /** What is known besides the time of the stages. */
  readonly noted: Traced = {}
  readonly #steps: Partial<Record<Stage, number>> = {}
  #stage: Stage = 'delay'
  #since = performance.now()

  /** Ends the current stage. A call that is repeated, because another tab wrote, enters some stages again. */
  enter(stage: Stage): void {
    const now = performance.now()
    this.#steps[this.#stage] = (this.#steps[this.#stage] ?? 0) + now - this.#since
    this.#stage = stage
    this.#since = now
  }

  end(): Traced {
    this.enter(this.#stage)
    return { ...this.noted, steps: this.#steps }
  }
}

interface Secretive {
  fields: Readonly<Record<string, object>>
  secrets?: readonly string[]
}

/** Returns whether a field of this name is secret, by its name or the contract. */
export function secretIn({ fields, secrets = [] }: Secretive): (name: string) => boolean {
  return (name) =>
    isSecretName(name) || secrets.includes(name) || Object.assign({ secret: false }, fields[name]).secret
}

/** Returns a field as it was sent. @param token of the caller, which a parameter may be */
export function noteField(
  name: string,
  value: string | SentFile,
  isSecretHere: (name: string) => boolean,
  token?: string,
): SentField {
  const hasSecret = (text: string) =>
    // A field such as `user` may have a password inside.
    namesSecret(text, isSecretHere) || replaceSecret(text, token, '') !== text
  const isSecret = isSecretHere(name) || (typeof value === 'string' && hasSecret(value))
  return { name, value, ...(isSecret && { isSecret: true as const }) }
}

/** Returns the fields of a form as they were sent. */
export function sentFields(form: FormData, contract: Secretive): SentField[] {
  const isSecret = secretIn(contract)
  return Array.from(form, ([name, part]) => {
    const isText = typeof part === 'string'
    const value = isText ? part : { name: part.name, type: part.type, size: part.size, blob: part }
    return noteField(name, value, isSecret)
  })
}
