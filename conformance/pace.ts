import { setTimeout as sleep } from 'node:timers/promises'
import { secondsOf } from '../src/api/refusal.ts'

/** The longest time to wait after HTTP 429, and between two calls, in milliseconds. */
const longest = { wait: 60_000, gap: 100 }
/** How often a call is made again after HTTP 429. */
const mostWaits = 4

/** How to wait, and until when. */
export interface Patience {
  /** No call starts after this aborts, except to remove what the run made. */
  until?: AbortSignal
  /** Aborts every call. */
  last?: AbortSignal
  /** Waits, for tests with a clock of their own. @param time in milliseconds */
  wait?: (time: number, value: undefined, options: { signal?: AbortSignal }) => Promise<unknown>
}

/** Keeps a run to the number of calls that the backend answers. */
export class Pace {
  readonly #patience: Patience
  #gap = 0
  #next = 0
  #limited = 0
  #waited = 0

  constructor(patience: Patience) {
    this.#patience = patience
  }

  /** Waits until the next call may be made. */
  async turn(): Promise<void> {
    const early = this.#next - Date.now()
    if (early > 0) await this.#wait(early)
    this.#next = Date.now() + this.#gap
  }

  /** Slows down, and waits as HTTP 429 says, in seconds or by a date. @returns false if that would take too long */
  async slowDown({ headers }: { headers: Headers }, again: number): Promise<boolean> {
    this.#limited += 1
    this.#gap = Math.min(this.#gap * 2 || 25, longest.gap)
    const told = 1_000 * secondsOf(headers.get('retry-after'), Date.now())
    const time = Math.max(Number.isNaN(told) ? 1_000 * 2 ** again : told, this.#gap)
    if (again >= mostWaits || time > longest.wait) return false
    this.#waited += time
    await this.#wait(time)
    return true
  }

  /** Says how the backend limited the run, if it did. */
  notes(): string[] {
    const [seconds, rate] = [Math.ceil(this.#waited / 1_000), Math.floor(1_000 / this.#gap)]
    const text = `The backend limits calls: HTTP 429 came ${this.#limited} times. The kit waited ${seconds} s as told, and made at most ${rate} calls a second from then on.`
    return this.#limited > 0 ? [text] : []
  }

  async #wait(time: number): Promise<void> {
    const { wait = sleep, until, last } = this.#patience
    const signal = until?.aborted === true ? last : until
    await wait(time, undefined, { ...(signal && { signal }) }).catch(() => undefined)
  }
}
