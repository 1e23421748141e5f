import { setTimeout as sleep } from 'node:timers/promises'
import type { Target } from './transport.ts'

/** The longest time to wait after HTTP 429, and between two calls, in milliseconds. */
const longest = { wait: 60_000, gap: 100 }
/** How often a call is made again after HTTP 429. */
const mostWaits = 4

/** Keeps a run to the number of calls that the backend answers. */
export class Pace {
  readonly #target: Target
  #gap = 0
  #next = 0
  #limited = 0
  #waited = 0

  constructor(target: Target) {
    this.#target = target
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
    const given = headers.get('retry-after') ?? ''
    const told = /^\d+$/.test(given) ? Number(given) * 1_000 : Date.parse(given) - Date.now()
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
    const { wait = sleep, until, last } = this.#target
    const signal = until?.aborted === true ? last : until
    await wait(time, undefined, { ...(signal && { signal }) }).catch(() => undefined)
  }
}
