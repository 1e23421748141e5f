import { violationsOf } from '../call/house.ts'
import type { OpenContract, OpenPart } from './types.ts'
import type { Samples } from './unwritten-types.ts'

/** What of a contract is loaded only for the calls that are sent. */
export class Loaded {
  readonly requests: Record<string, OpenPart['requests'][string]> = {}
  readonly answers: Record<string, OpenPart['answers'][string]> = {}
  readonly samples: Record<string, Samples> = {}
  readonly #contract: OpenContract
  readonly #loading = new Map<string, Promise<void>>()

  constructor(contract: OpenContract) {
    this.#contract = contract
  }

  /** Loads the validators and the samples of a call. */
  async load(call: string): Promise<void> {
    const tag = this.#contract.calls[call]?.tag ?? ''
    const loading = this.#loading.get(tag) ?? this.#load(tag)
    this.#loading.set(tag, loading)
    // A script that didn't load may do so the next time.
    await loading.catch((error: unknown) => {
      this.#loading.delete(tag)
      throw error
    })
  }

  async #load(tag: string): Promise<void> {
    const found = await this.#contract.parts[tag]?.()
    Object.assign(this.requests, found?.requests)
    Object.assign(this.answers, found?.answers)
    Object.assign(this.samples, found?.samples)
  }

  /** Returns how an answer violates its schema. */
  brokenBy(call: string, httpStatus: number, answer: unknown): string[] {
    const status = statusIn(this.#contract.calls[call]?.answers ?? {}, httpStatus)
    return violationsOf(status === undefined ? undefined : this.answers[call]?.[status], answer)
  }

  /** Whether an answer fits the schema of a status as in `OpenCall.answers`. */
  isValid(call: string, status: string, answer: unknown): boolean {
    return this.answers[call]?.[status]?.(answer) ?? true
  }
}

/** Returns what is documented for a status: by itself, by its class (`4XX`) or as `default`. */
export function statusIn(documented: object, httpStatus: number): string | undefined {
  const ways = [String(httpStatus), `${Math.floor(httpStatus / 100)}XX`, 'default']
  return ways.find((status) => Object.hasOwn(documented, status))
}

/** Returns the number of a documented status: `2XX` → 200. Beside other statuses, `default` is a refusal. */
export function numberOf(status: string, documented: object): number {
  if (status !== 'default') return Number(status.replace('XX', '00'))
  return Object.keys(documented).length === 1 ? 200 : 500
}

/** Returns what a contract has by a name. @throws Error if it has nothing of that name */
export function needed<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = all[name]
  if (!found) throw new Error(`The contract has no ${name}`)
  return found
}
