/** How long what the real backend said counts: that it accepts a token, or has a row or a list. In milliseconds. */
export const freshness = 60_000

/** What happened within the last minute. */
export class Recent {
  /** In milliseconds of `performance.now`, the latest last. */
  readonly #at = new Map<string, number>()

  /** Notes that something happened now, and forgets what is older than a minute. */
  note(key: string): void {
    this.#at.delete(key)
    this.#at.set(key, performance.now())
    for (const each of this.#at.keys()) {
      if (this.has(each)) break
      this.#at.delete(each)
    }
  }

  has(key: string, since = performance.now() - freshness): boolean {
    return (this.#at.get(key) ?? -Infinity) > since
  }

  forget(key: string): void {
    this.#at.delete(key)
  }
}
