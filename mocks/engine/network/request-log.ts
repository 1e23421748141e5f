export interface LogEntry {
  id: number
  /** Simulated time, in milliseconds since 1970 UTC. */
  at: number
  call: string
  /** Display name of the caller: "Ada Brook (job_seeker)" or "visitor". */
  caller: string
  httpStatus: number
  /** `success`, `error` or the kind of fault that was injected. */
  outcome: string
  message: string
  /** Duration in milliseconds of real time. */
  took: number
  violations: readonly string[]
  /** What answered, if that isn't always the simulator. */
  source?: string
}

const capacity = 200

/** The most recent requests, newest first. */
export class RequestLog {
  /** The `source` of entries that name none. */
  source: string | undefined
  /** Every change creates a new list. */
  entries: readonly LogEntry[] = []
  #next = 1
  readonly #listeners = new Set<() => void>()

  add(entry: Omit<LogEntry, 'id'>): void {
    const sourced = this.source === undefined ? entry : { source: this.source, ...entry }
    this.entries = [{ ...sourced, id: this.#next }, ...this.entries].slice(0, capacity)
    this.#next += 1
    for (const listener of this.#listeners) listener()
  }

  clear(): void {
    this.entries = []
    for (const listener of this.#listeners) listener()
  }

  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
