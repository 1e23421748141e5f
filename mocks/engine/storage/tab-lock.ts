import { type PageLife, realTime } from './page-life.ts'
import { ignore, inTurn, StoreMoved } from './storage.ts'

/** The time to wait for the lock before asking whether its holder still runs, in milliseconds. */
const lockTimeout = 1_000
/** The time for the answer in milliseconds, at least. A random part up to the same time lets one tab take over first. */
const answerTime = 500

/**
 * Gives the tabs of one origin turns, with a Web Lock. A turn lapses when its page is about to be frozen; its work then
 * fails with `StoreMoved` and can be repeated. If a holder doesn't answer, such as a frozen page, a waiting tab takes
 * the lock over. Where Web Locks are missing (plain HTTP), only the work of this tab is serialised.
 *
 * Two pages can thus be at work for a moment. The caller's position (`WriteOptions`) prevents that both write.
 */
export class TabLock {
  /** Whether this page waits for another one. */
  isWaiting = false
  readonly #name: string
  readonly #life: PageLife
  readonly #channel: BroadcastChannel
  /** One turn ends only when its work has ended, even if it has lapsed: this page's rows in memory allow only one. */
  readonly #inTurn = inTurn()
  /** Once it has lapsed, its work may start no more transactions, as another page may be at work. */
  #turn: { isLapsed: boolean } | null = null
  #onAnswer: () => void = ignore

  constructor(name: string, life: PageLife) {
    this.#name = name
    this.#life = life
    this.#channel = new BroadcastChannel(name)
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === 'held') this.#onAnswer()
      else if (this.#turn?.isLapsed === false) this.#channel.postMessage('held')
    })
    // In Node, an open channel would keep the process running.
    const unref: unknown = Reflect.get(this.#channel, 'unref')
    if (typeof unref === 'function') Reflect.apply(unref, this.#channel, [])
  }

  /** Runs `work` in a turn of its own. @throws StoreMoved if the turn lapsed and `work` has to be repeated */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return this.#inTurn(() => this.#run(work))
  }

  /** Call it before each transaction of a turn. @throws StoreMoved if the turn has lapsed */
  check(): void {
    if (this.#turn?.isLapsed) throw new StoreMoved()
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    await this.#life.awake()
    const turn = { isLapsed: false }
    const given = new AbortController()
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    let running: Promise<T> | undefined
    const begin = async (): Promise<void> => {
      if (turn.isLapsed) return
      this.#turn = turn
      this.isWaiting = false
      running = work()
      begun.resolve()
      await Promise.race([running.then(ignore, ignore), ended.promise])
    }
    const stopListening = this.#life.onPause(() => {
      turn.isLapsed = true
      // Gives the lock back, or the place in its queue.
      ended.resolve()
      given.abort()
    })
    try {
      await this.#request(begin, begun.promise, given).catch((error: unknown) => {
        if (!isAbort(error)) throw error
        // Another page took the lock over, or this one gave up its place in the queue.
        turn.isLapsed = true
      })
      if (!running) throw new StoreMoved()
      return await running
    } finally {
      stopListening()
      this.isWaiting = false
      this.#turn = null
    }
  }

  /** Requests the lock for `begin`, and takes it over from a holder that doesn't answer. */
  async #request(begin: () => Promise<void>, begun: Promise<void>, given: AbortController): Promise<void> {
    if (!('locks' in globalThis.navigator)) return await begin()
    const { locks } = globalThis.navigator
    const isFree = await locks.request(this.#name, { ifAvailable: true }, async (lock) => {
      if (lock) await begin()
      return lock !== null
    })
    if (isFree) return
    const { signal } = given
    const waiting = locks.request(this.#name, { signal }, begin)
    const settled = Promise.race([begun, waiting.then(ignore, ignore)])
    this.isWaiting = true
    while (await takesLonger(settled, lockTimeout)) {
      if (await this.#isHolderAwake(settled)) continue
      given.abort()
      // The lock may have been granted just before.
      await settled
      if (this.#turn !== null) break
      return await locks.request(this.#name, { steal: true }, () => {
        // So that other tabs, which also got no answer, don't take it over from this one.
        this.#channel.postMessage('held')
        return begin()
      })
    }
    await waiting
  }

  /** Returns whether the holder of the lock answers, or the wait is over. */
  async #isHolderAwake(settled: Promise<void>): Promise<boolean> {
    const answer = new Promise<void>((resolve) => {
      this.#onAnswer = resolve
    })
    this.#channel.postMessage('who?')
    return !(await takesLonger(Promise.race([answer, settled]), answerTime * (1 + Math.random())))
  }
}

async function takesLonger(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  return await Promise.race([promise.then(() => false), realTime(milliseconds).then(() => true)])
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
