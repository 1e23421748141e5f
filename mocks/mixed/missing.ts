import { isNotBuilt } from '../../src/api/read-answer.ts'
import { likeUnknownPath, type PathAnswer } from '../../src/api/unknown-path.ts'
import type { CallName } from '../operation.ts'
import { parsed } from './json.ts'
import type { Real } from './real.ts'
import { allCalls } from './sides.ts'

/** Finds out which calls the real backend lacks. */
export class Missing {
  readonly #real: Real
  /** Calls that the backend has answered here, so that it doesn't lack them. */
  readonly #existing = new Set<CallName>()
  /** Recognises the backend's answers to paths that it doesn't know, once it has been asked for some. */
  #likeUnknown: Promise<(answer: PathAnswer) => boolean> | undefined

  constructor(real: Real) {
    this.#real = real
  }

  /**
   * Makes each call once, as a visitor without fields, which changes nothing.
   * @returns the calls that the backend lacks; undefined if it is away, which says nothing about its calls
   */
  async among(calls = allCalls): Promise<readonly CallName[] | undefined> {
    this.#likeUnknown = undefined
    const found = await Promise.all(calls.map((call) => this.lacks(call)))
    return found.every((each) => each === undefined) ? undefined : calls.filter((_call, at) => found[at])
  }

  /** Notes that the backend answered a call. */
  has(call: CallName): void {
    this.#existing.add(call)
  }

  /** Whether the backend answered a call before, or answers it to a visitor. */
  async exists(call: CallName): Promise<boolean> {
    return this.#existing.has(call) || (await this.lacks(call)) === false
  }

  /** @returns undefined if there is no answer */
  async lacks(call: CallName): Promise<boolean | undefined> {
    const answer = await this.#probe(call)
    if (!answer) return undefined
    const { httpStatus, json } = answer
    if (isNotBuilt(call, json, httpStatus)) return true
    if (!isNotBuilt(call, undefined, httpStatus)) return false
    const paths = ['no-such-call', 'no-such-call-either']
    this.#likeUnknown ??= Promise.all(paths.map((path) => this.#probe(path))).then(([one, other]) =>
      one && other ? likeUnknownPath(one, other) : () => false,
    )
    return (await this.#likeUnknown)(answer)
  }

  /** Whether an answer shows that the backend lacks its call. One that looks like a refusal may be about a row. */
  async isShownBy(call: CallName, json: unknown, httpStatus: number): Promise<boolean> {
    if (isNotBuilt(call, json, httpStatus)) return true
    if (this.#existing.has(call) || !isNotBuilt(call, undefined, httpStatus)) return false
    return (await this.lacks(call)) === true
  }

  /** Makes a call as a visitor without fields. @returns undefined if there is no answer */
  async #probe(call: string): Promise<PathAnswer | undefined> {
    const signal = AbortSignal.timeout(this.#real.patience)
    const response = await this.#real.call(call, new Headers(), undefined, signal)
    if (response.type === 'error') return undefined
    return { call, httpStatus: response.status, json: parsed(await response.text().catch(() => '')) }
  }
}
