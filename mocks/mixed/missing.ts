import { isNotBuilt } from '../../src/api/read-answer.ts'
import { likeUnknownPath, type PathAnswer } from '../../src/api/unknown-path.ts'
import { contract } from '../contract/calls.gen.ts'
import { type CallName, isCall } from '../operation.ts'
import { isJson, parsed } from './json.ts'
import type { Real } from './real.ts'
import { allCalls } from './sides.ts'

type Answer = Omit<PathAnswer, 'call'>

/** Finds out which calls the real backend lacks. */
export class Missing {
  readonly #real: Real
  /** Calls that the backend has answered here, so that it doesn't lack them. */
  readonly #existing = new Set<CallName>()
  /** Recognises the backend's answers to paths that it doesn't know, once it has been asked for some. */
  #likeUnknown: Promise<(answer: PathAnswer) => boolean> | undefined
  /** Whether the backend answered every call with the page of unknown paths and HTTP 200, like a host of pages. */
  isPage = false

  constructor(real: Real) {
    this.#real = real
  }

  /**
   * Makes each call once, as a visitor without fields, which changes nothing.
   * @returns the calls that the backend lacks; undefined if it is away, which says nothing about its calls
   */
  async among(calls = allCalls): Promise<readonly CallName[] | undefined> {
    this.#likeUnknown = undefined
    const answers = await Promise.all(calls.map((call) => this.#probe(call)))
    const found = await Promise.all(
      answers.map(async (answer) => answer && (await this.#isOfUnknown(answer))),
    )
    this.isPage = answers.every((answer) => answer && isPage(answer)) && found.every((each) => each === true)
    if (this.isPage || answers.every((answer) => answer === undefined)) return undefined
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

  /** Whether an answer shows that the backend lacks its call. One that looks like a refusal may be about a row. */
  async isShownBy(call: CallName, { httpStatus, text }: Answer): Promise<boolean> {
    if (isNotBuilt(call, parsed(text), httpStatus)) return true
    const answer = { httpStatus, text }
    const isKnown = this.#existing.has(call) || (this.isPage && isPage(answer))
    if (isKnown || !mayBeOfUnknown({ call, ...answer })) return false
    return (await this.#lacks(call)) === true
  }

  /** @returns undefined if there is no answer */
  async #lacks(call: CallName): Promise<boolean | undefined> {
    const answer = await this.#probe(call)
    return answer && (await this.#isOfUnknown(answer))
  }

  async #isOfUnknown(answer: PathAnswer): Promise<boolean> {
    const { call, httpStatus, text } = answer
    if (isNotBuilt(call, parsed(text), httpStatus)) return true
    if (!mayBeOfUnknown(answer)) return false
    const paths = ['no-such-call', 'no-such-call-either']
    this.#likeUnknown ??= Promise.all(paths.map((path) => this.#probe(path))).then(([one, other]) =>
      one && other ? likeUnknownPath(one, other) : () => false,
    )
    return (await this.#likeUnknown)(answer)
  }

  /** Makes a call as a visitor without fields. @returns undefined if there is no answer */
  async #probe(call: string): Promise<PathAnswer | undefined> {
    const signal = AbortSignal.timeout(this.#real.patience)
    const response = await this.#real.call(call, new Headers(), undefined, signal)
    if (response.type === 'error') return undefined
    return { call, httpStatus: response.status, text: await response.text().catch(() => '') }
  }
}

/**
 * Whether an answer may be that to an unknown path: one of HTTP 404, 405 and 501, or a page. Some frameworks ask visitors
 * to log in there, too, which no public call does.
 */
function mayBeOfUnknown(answer: PathAnswer): boolean {
  const { call, httpStatus } = answer
  const isPublic = isCall(call) && contract[call].auth !== 'required'
  return (
    isNotBuilt('', undefined, httpStatus) || isPage(answer) || (isPublic && [401, 403].includes(httpStatus))
  )
}

/** Hosts of pages answer every path with one. */
function isPage({ httpStatus, text }: Answer): boolean {
  return httpStatus === 200 && !isJson(parsed(text))
}
