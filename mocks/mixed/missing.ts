import { isNotBuilt } from '../../src/api/read-answer.ts'
import { likeUnknownPath, type PathAnswer } from '../../src/api/unknown-path.ts'
import { contract } from '../contract/calls.gen.ts'
import { type CallName, isCall } from '../operation.ts'
import { bounded, mostProbe } from './bounded.ts'
import { isJson, parsed } from './json.ts'
import type { Real } from './real.ts'
import { allCalls, isSessionCall, type Sides } from './sides.ts'

/** Whether the backend has a call; `gated` if every path, known or not, asks visitors to log in. */
type Shown = 'there' | 'absent' | 'gated'

/** Finds out which calls the real backend lacks. Each question takes the headers with the asking client's key. */
export class Missing {
  readonly #real: Real
  readonly #sides: Sides
  /** Missing calls that were asked for a second time. */
  readonly #confirmed = new Set<CallName>()
  /** Recognises the backend's answers to paths that it doesn't know, once it has been asked for some. */
  #likeUnknown: ((answer: PathAnswer) => boolean) | undefined

  constructor(real: Real, sides: Sides) {
    this.#real = real
    this.#sides = sides
  }

  /**
   * Makes each call once, as a visitor without fields, which changes nothing.
   * @returns the calls that the backend has, and those that it lacks; if none is there, which tells nothing, why: this is
   *   another server or the backend is being replaced, it refuses the access key, or undefined
   */
  async among(
    key: Headers,
  ): Promise<Record<'found' | 'missed', readonly CallName[]> | 'elsewhere' | 'refused' | undefined> {
    this.#likeUnknown = undefined
    this.#confirmed.clear()
    const shown = await Promise.all(allCalls.map((call) => this.#look(call, key)))
    const found = allCalls.filter((_call, at) => shown[at] === 'there')
    if (found.length > 0) return { found, missed: allCalls.filter((call, at) => isMissing(call, shown[at])) }
    if (shown.includes('gated')) return 'refused'
    return shown.every((each) => each === 'absent') ? 'elsewhere' : undefined
  }

  /**
   * Whether the backend lacks a call. A missing call is asked for again at its first need, since the backend may
   * have been in trouble at the first questions.
   * @returns undefined if it is in trouble now
   */
  async lacks(call: CallName, key: Headers): Promise<boolean | undefined> {
    if (this.#confirmed.has(call)) return true
    this.#likeUnknown = undefined
    const shown = await this.#look(call, key)
    if (!isMissing(call, shown)) return shown !== 'there'
    return (await this.#isAlone(call, key)) || undefined
  }

  /** Whether another call that has answered is there, so that just this one is missing. */
  async #isAlone(call: CallName, key: Headers): Promise<boolean> {
    const other = this.#sides.found.findLast((each) => each !== call)
    if (!other || (await this.#look(other, key)) !== 'there') return false
    this.#confirmed.add(call)
    return true
  }

  /** Makes each missing call be asked for again, after the backend was in trouble. */
  doubt(): void {
    this.#confirmed.clear()
  }

  /**
   * Returns what an answer shows about its call: the backend lacks it, or has lost it for a while. Undefined if it shows
   * neither, such as a refusal about a row, which a visitor doesn't get.
   */
  async shownBy(call: CallName, answer: PathAnswer, key: Headers): Promise<'missing' | 'lost' | undefined> {
    const { found } = this.#sides
    if (found.length === 0 || !mayBeOfUnknown(answer)) return undefined
    // The answers to unknown paths may be others by now.
    this.#likeUnknown = undefined
    if (!isMissing(call, await this.#look(call, key))) return undefined
    return !found.includes(call) && (await this.#isAlone(call, key)) ? 'missing' : 'lost'
  }

  /** Whether the backend refuses visitors with this key, as a public call shows, if possible one that has answered. */
  async refuses(key: Headers): Promise<boolean> {
    const open = this.#sides.found.find((call) => isPublic(call) && !isSessionCall(call))
    const answer = await this.#probe(open ?? 'fetch-settings', key)
    return answer !== undefined && isGate(answer)
  }

  /** @returns undefined if there is no answer, or one that says nothing about the call, such as a gateway's */
  async #look(call: CallName, key: Headers): Promise<Shown | undefined> {
    const answer = await this.#probe(call, key)
    if (!answer || saysNothing(answer)) return undefined
    if (isNotBuilt(call, parsed(answer.text), answer.httpStatus)) return 'absent'
    if (!isGate(answer) && !mayBeOfUnknown(answer)) return 'there'
    const isLike = await this.#isLikeUnknown(answer, key)
    if (isLike) return isGate(answer) ? 'gated' : 'absent'
    return isLike === false && isGate(answer) ? 'there' : undefined
  }

  async #isLikeUnknown(answer: PathAnswer, key: Headers): Promise<boolean | undefined> {
    if (!this.#likeUnknown) {
      const paths = ['no-such-call', 'no-such-call-either']
      const [one, other] = await Promise.all(paths.map((path) => this.#probe(path, key)))
      if (!one || !other || [one, other].some(saysNothing)) return undefined
      this.#likeUnknown = likeUnknownPath(one, other)
    }
    return this.#likeUnknown(answer)
  }

  /** Makes a call as a visitor without fields. @returns undefined if there is no answer */
  async #probe(call: string, key: Headers): Promise<PathAnswer | undefined> {
    const signal = AbortSignal.timeout(this.#real.patience)
    const own = key.get('x-access-key')
    const headers = new Headers(own === null ? [] : [['x-access-key', own]])
    const response = await this.#real.call(call, headers, undefined, signal)
    if (response.type === 'error') return undefined
    const text = await bounded(response, mostProbe)
      .text()
      .catch(() => undefined)
    return text === undefined ? undefined : { call, httpStatus: response.status, text }
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
function mayBeOfUnknown(answer: PathAnswer): boolean {
  const { call, httpStatus, text } = answer
  const isPage = httpStatus === 200 && !isJson(parsed(text))
  return isNotBuilt('', undefined, httpStatus) || isPage || (isPublic(call) && isGate(answer))
}

const isGate = ({ httpStatus }: PathAnswer): boolean => [401, 403].includes(httpStatus)

const isPublic = (call: string): boolean => isCall(call) && contract[call].auth !== 'required'

const isMissing = (call: CallName, shown: Shown | undefined): boolean =>
  shown === 'absent' || (shown === 'gated' && isPublic(call))
