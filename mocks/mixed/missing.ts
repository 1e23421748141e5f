import { isNotBuilt, secondsOf } from '../../src/api/refusal.ts'
import { likeUnknownPath, type PathAnswer } from '../../src/api/unknown-path.ts'
import { contract } from '../contract/calls.gen.ts'
import { type CallName, isCall } from '../operation.ts'
import { bounded, mostProbe } from './bounded.ts'
import { isJson, parsed } from './json.ts'
import type { Real } from './real.ts'
import { allCalls, type Found, isSessionCall, type Sides } from './sides.ts'

/**
 * Whether the backend has a call; `gated` if every path, known or not, asks visitors to log in; `shut` if a page can't read
 * the answers to either (CORS).
 */
type Shown = 'there' | 'absent' | 'gated' | 'shut'

/** How long calls of the app wait for questions, and questions for a busy backend, in milliseconds. */
const longestWait = 5_000
/** How long a busy backend is asked again, in milliseconds. */
const longestAsking = 60_000

/** Lets tests pass the time. */
export const clock = {
  wait: async (milliseconds = longestWait) =>
    await new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
}

/** Finds out which calls the real backend lacks. Each question takes the headers with the asking client's key. */
export class Missing {
  readonly #real: Real
  readonly #sides: Sides
  /** Missing calls that were asked for a second time. */
  readonly #confirmed = new Set<CallName>()
  /** Recognises the backend's answers to paths that it doesn't know, once it has been asked for some. */
  #likeUnknown: ((answer: PathAnswer) => boolean) | undefined
  /** When a busy backend takes questions again, and when it had the last one, in milliseconds since 1970. */
  #freeAt = 0
  #askedAt = 0

  constructor(real: Real, sides: Sides) {
    this.#real = real
    this.#sides = sides
  }

  /**
   * Makes each call once, as a visitor without fields, which changes nothing, four at a time.
   * @returns the calls that the backend has, and those that it lacks, certainly and probably; if none is there, which tells
   *   nothing, why: this is another server or the backend is being replaced, it refuses the access key, or undefined
   */
  async among(key: Headers): Promise<Found | 'elsewhere' | 'refused' | undefined> {
    this.#likeUnknown = undefined
    this.#confirmed.clear()
    const [shown, left, end] = [new Map<CallName, Shown>(), [...allCalls], Date.now() + longestAsking]
    const askOn = async () => {
      for (let call = left.shift(); call; call = left.shift()) {
        const each = await this.#look(call, key)
        if (each) shown.set(call, each)
        else if (Date.now() < Math.min(this.#freeAt, end)) left.push(call)
        // The app may need a call before all have been asked for.
        if (each === 'there') this.#sides.find(call)
      }
    }
    await Promise.all([askOn(), askOn(), askOn(), askOn()])
    const found = allCalls.filter((call) => shown.get(call) === 'there')
    const probable = allCalls.filter((call) => shown.get(call) === 'shut' && found.some(isLike(call)))
    const absent = allCalls.filter((call) => shown.get(call) !== 'shut' && isMissing(call, shown.get(call)))
    if (found.length > 0) return { found, missed: [...absent, ...probable], probable }
    const all = [...shown.values()]
    if (all.includes('gated')) return 'refused'
    return all.length === allCalls.length && all.every((each) => each === 'absent') ? 'elsewhere' : undefined
  }

  /**
   * Whether the backend lacks a call that isn't known to be there. A missing call is asked for again at its first need,
   * since the backend may have been in trouble at the first questions.
   * @returns undefined if that can't be known now
   */
  async lacks(call: CallName, key: Headers): Promise<boolean | undefined> {
    if (this.#confirmed.has(call)) return true
    this.#likeUnknown = undefined
    const shown = await this.#look(call, key)
    if (shown === 'there') return false
    if (!isMissing(call, shown)) return this.#sides.hasMissed(call) || undefined
    return (await this.#isAlone(call, shown, key)) || undefined
  }

  /** Notes a missing call, if another that has answered is there, so that just this one is missing. @returns whether it is */
  async #isAlone(call: CallName, shown: Shown | undefined, key: Headers): Promise<boolean> {
    const others = this.#sides.found.filter(shown === 'shut' ? isLike(call) : (each) => each !== call)
    // One of them may be in trouble just now.
    for (const other of others.slice(-3).toReversed()) {
      if ((await this.#look(other, key)) !== 'there') continue
      this.#confirmed.add(call)
      this.#sides.miss(call, shown === 'shut')
      return true
    }
    return false
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
    const shown = await this.#look(call, key)
    if (!isMissing(call, shown)) return undefined
    return !found.includes(call) && (await this.#isAlone(call, shown, key)) ? 'missing' : 'lost'
  }

  /** Whether the backend refuses visitors with this key, as a public call shows, if possible one that has answered. */
  async refuses(key: Headers): Promise<boolean> {
    const open = this.#sides.found.find((call) => isPublic(call) && !isSessionCall(call))
    const answer = await this.#probe(open ?? 'fetch-settings', key)
    return answer !== undefined && isGate(answer)
  }

  /**
   * Lets a call of the app come first that a busy backend refused, if questions may be why: waits as the backend says, and
   * the questions wait longer.
   * @returns whether to make the call again
   */
  async giveWay(answer: Response): Promise<boolean> {
    if (answer.status !== 429 || Date.now() - this.#askedAt > longestWait) return false
    await clock.wait(this.#hold(answer, 1_000))
    return true
  }

  /** Keeps `Retry-After`, within bounds. @param more how much longer questions wait @returns it, in milliseconds */
  #hold({ headers }: Response, more = 0): number {
    const seconds = secondsOf(headers.get('retry-after'), Date.now())
    const wait = Math.min(seconds > 0 ? seconds * 1_000 : 1_000, longestWait)
    this.#freeAt = Math.max(this.#freeAt, Date.now() + wait + more)
    return wait
  }

  /** @returns undefined if there is no answer, or one that says nothing about the call, such as a gateway's */
  async #look(call: CallName, key: Headers): Promise<Shown | undefined> {
    const answer = await this.#probe(call, key)
    if (!answer || saysNothing(answer)) return undefined
    if (isNotBuilt(call, parsed(answer.text), answer.httpStatus)) return 'absent'
    if (!isGate(answer) && !mayBeOfUnknown(answer)) return 'there'
    const isLike = await this.#isLikeUnknown(answer, key)
    if (isLike) return isGate(answer) ? 'gated' : answer.httpStatus === 0 ? 'shut' : 'absent'
    return isLike === false && isGate(answer) ? 'there' : undefined
  }

  async #isLikeUnknown(answer: PathAnswer, key: Headers): Promise<boolean | undefined> {
    if (!this.#likeUnknown) {
      const one = await this.#probe('no-such-call', key)
      const other = await this.#probe('no-such-call-either', key)
      if (!one || !other || [one, other].some(saysNothing)) return undefined
      this.#likeUnknown = likeUnknownPath(one, other)
    }
    return this.#likeUnknown(answer)
  }

  /** Makes a call as a visitor without fields. @returns undefined without an answer, HTTP 0 if a page can't read it (CORS) */
  async #probe(call: string, key: Headers): Promise<PathAnswer | undefined> {
    if (this.#freeAt > Date.now()) await clock.wait(this.#freeAt - Date.now())
    this.#askedAt = Date.now()
    const signal = AbortSignal.timeout(this.#real.patience)
    const own = key.get('x-access-key')
    const headers = new Headers(own === null ? [] : [['x-access-key', own]])
    const response = await this.#real.call(call, headers, undefined, signal)
    if (response.type === 'error')
      return !signal.aborted && (await this.#real.isShut(call))
        ? { call, httpStatus: 0, text: '' }
        : undefined
    if (response.status === 429) this.#hold(response)
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
 * Whether an answer may be that to an unknown path: one of HTTP 404, 405 and 501, one that can't be read, or a page with
 * HTTP 200. Some frameworks ask visitors to log in there, too, which no public call does.
 */
function mayBeOfUnknown(answer: PathAnswer): boolean {
  const { call, httpStatus, text } = answer
  const isPage = httpStatus === 200 && !isJson(parsed(text))
  return (
    httpStatus === 0 || isNotBuilt('', undefined, httpStatus) || isPage || (isPublic(call) && isGate(answer))
  )
}

const isGate = ({ httpStatus }: PathAnswer): boolean => [401, 403].includes(httpStatus)

const isPublic = (call: string): boolean => isCall(call) && contract[call].auth !== 'required'

/**
 * Whether another call answers visitors like one: if a page can't read refusals of visitors, it can't tell them from
 * missing calls.
 */
const isLike = (call: CallName) => (other: CallName) => other !== call && isPublic(other) === isPublic(call)

const isMissing = (call: CallName, shown: Shown | undefined): boolean =>
  shown === 'absent' || shown === 'shut' || (shown === 'gated' && isPublic(call))
