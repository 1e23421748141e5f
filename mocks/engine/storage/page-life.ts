/**
 * Whether this page runs, or is about to be frozen: browsers keep a page that was left in their back/forward cache, and
 * stop hidden ones. A frozen page keeps its locks and open transactions, so work must end or give up before that.
 */
export class PageLife {
  #awake = Promise.withResolvers<void>()
  #isAwake = true
  readonly #listeners = new Set<() => void>()

  constructor() {
    this.#awake.resolve()
    // Outside of a page, such as in Node, nothing freezes.
    if (!('document' in globalThis) || !('addEventListener' in globalThis)) return
    const pause = () => this.#pause()
    const resume = () => this.#resume()
    globalThis.addEventListener('pagehide', pause)
    globalThis.addEventListener('pageshow', resume)
    // Chromium's events for a hidden page that stays in its tab.
    document.addEventListener('freeze', pause)
    document.addEventListener('resume', resume)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') resume()
    })
  }

  /** Resolves when the page runs: at once, unless it is about to be frozen. */
  awake(): Promise<void> {
    return this.#awake.promise
  }

  /**
   * Calls the listener when the page is about to be frozen or left. It must end its work before it returns.
   * @returns a function that ends the subscription
   */
  onPause(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #pause(): void {
    if (!this.#isAwake) return
    this.#isAwake = false
    this.#awake = Promise.withResolvers()
    for (const listener of this.#listeners) listener()
  }

  #resume(): void {
    this.#isAwake = true
    this.#awake.resolve()
  }
}

/**
 * Resolves after a time in milliseconds. For limits that only end what hangs: unlike `setTimeout`, it passes in real time
 * also where a test controls the page's timers.
 */
export function realTime(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => resolve())
  })
}
