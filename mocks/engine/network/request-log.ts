/** One handled request, as the simulator's panel shows it. */
export interface LogEntry {
  id: number
  /** The simulated moment, in milliseconds since 1970 UTC. */
  at: number
  call: string
  /** Who called, for reading: "Ada Brook (job_seeker)" or "visitor". */
  caller: string
  httpStatus: number
  /** `success`, `error`, or what kind of fault was injected. */
  outcome: string
  message: string
  /** Milliseconds of real time spent on it. */
  took: number
  /** How the answer broke the contract, if it did. */
  violations: readonly string[]
}

const kept = 200

/** The newest requests, for the panel and for tests. */
export class RequestLog {
  #entries: readonly LogEntry[] = []
  #next = 1
  readonly #listeners = new Set<() => void>()

  /** Newest first; a new list after every change. */
  get entries(): readonly LogEntry[] {
    return this.#entries
  }

  add(entry: Omit<LogEntry, 'id'>): void {
    this.#entries = [{ ...entry, id: this.#next }, ...this.#entries].slice(0, kept)
    this.#next += 1
    for (const listener of this.#listeners) listener()
  }

  clear(): void {
    this.#entries = []
    for (const listener of this.#listeners) listener()
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
