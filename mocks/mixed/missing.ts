import { isNotBuilt } from '../../src/api/read-answer.ts'
import { likeUnknownPath, type PathAnswer } from '../../src/api/unknown-path.ts'
import { contract } from '../contract/calls.gen.ts'
import { type CallName, isCall } from '../operation.ts'
import { isJson, parsed } from './json.ts'
import type { Real } from './real.ts'
import { allCalls } from './sides.ts'

/** Finds out which calls the real backend lacks. */
export class Missing {
  readonly #real: Real
  /** Calls that the backend has answered here, so that it doesn't lack them. */
  readonly #existing = new Set<CallName>()
  /** Recognises the backend's answers to paths that it doesn't know, once it has been asked for some. */
  #likeUnknown: ((answer: PathAnswer) => boolean) | undefined
  /** Whether every call was answered like an unknown path: this is another server, or the backend is being replaced. */
  isElsewhere = false

  constructor(real: Real) {
    this.#real = real
  }

  /**
   * Makes each call once, as a visitor without fields, which changes nothing.
   * @returns the calls that the backend lacks; undefined if that can't be told because it is away or elsewhere
   */
  async among(calls = allCalls): Promise<readonly CallName[] | undefined> {
    this.#likeUnknown = undefined
    const found = await Promise.all(calls.map((call) => this.#lacks(call)))
    this.isElsewhere = found.every((each) => each === true)
    if (this.isElsewhere || found.every((each) => each === undefined)) return undefined
    for (const [at, call] of calls.entries()) if (found[at] === false) this.has(call)
    return calls.filter((_call, at) => found[at])
  }

  /** Notes that the backend answered a call. */
  has(call: CallName): void {
    this.#existing.add(call)
  }

  /** Whether the backend answered a call before, or answers it to a visitor. */
  async exists(call: CallName): Promise<boolean> {
    return this.#existing.has(call) || (await this.#lacks(call)) === false
  }

  /** Whether an answer shows that the backend lacks its call. It may also be about a row, unless a visitor gets it, too. */
  async isShownBy(call: CallName, answer: Omit<PathAnswer, 'call'>): Promise<boolean> {
    if (this.isElsewhere || !mayBeOfUnknown({ call, ...answer })) return false
    return (await this.#lacks(call)) === true
  }

  /** @returns undefined if there is no answer, or one that says nothing about the call, such as a gateway's */
  async #lacks(call: CallName): Promise<boolean | undefined> {
    const answer = await this.#probe(call)
    if (!answer || saysNothing(answer)) return undefined
    if (isNotBuilt(call, parsed(answer.text), answer.httpStatus)) return true
    return mayBeOfUnknown(answer) && (await this.#isLikeUnknown(answer))
  }

  async #isLikeUnknown(answer: PathAnswer): Promise<boolean> {
    if (!this.#likeUnknown) {
      const paths = ['no-such-call', 'no-such-call-either']
      const [one, other] = await Promise.all(paths.map((path) => this.#probe(path)))
      if (!one || !other) return false
      this.#likeUnknown = likeUnknownPath(one, other)
    }
    return this.#likeUnknown(answer)
  }

  /** Makes a call as a visitor without fields. @returns undefined if there is no answer */
  async #probe(call: string): Promise<PathAnswer | undefined> {
    const signal = AbortSignal.timeout(this.#real.patience)
    const response = await this.#real.call(call, new Headers(), undefined, signal)
    if (response.type === 'error') return undefined
    return { call, httpStatus: response.status, text: await response.text().catch(() => '') }
  }
}

function saysNothing({ httpStatus }: PathAnswer): boolean {
  return (
    httpStatus === 429 || (httpStatus >= 300 && httpStatus < 400) || (httpStatus >= 500 && httpStatus !== 501)
  )
}

/**
 * Whether an answer may be that to an unknown path: one of HTTP 404, 405 and 501, or a page with HTTP 200. Some frameworks
 * ask visitors to log in there, too, which no public call does.
 */
function mayBeOfUnknown({ call, httpStatus, text }: PathAnswer): boolean {
  const isPublic = isCall(call) && contract[call].auth !== 'required'
  const isPage = httpStatus === 200 && !isJson(parsed(text))
  return isNotBuilt('', undefined, httpStatus) || isPage || (isPublic && [401, 403].includes(httpStatus))
}
