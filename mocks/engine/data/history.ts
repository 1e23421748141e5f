import type { Change } from './unit-of-work.ts'

/** The origin of a change: its author, the action and the time. */
export interface Origin {
  /** The name and role of the caller, or the name of the actor for a change outside a call. */
  who: string
  /** The name of the call, or a description of the change outside a call. */
  what: string
  /** The simulated time, in milliseconds since 1970 UTC. */
  at: number
}

/** A journal entry that this page has applied, and the changes that undo it. */
export interface Step {
  /** The number of the journal entry. */
  head: number
  /** Null for changes that are not shown to the user, such as counted views. */
  origin: Origin | null
  undo: readonly Change[]
  /** For an entry that restored the rows from before another one: the number of that one. */
  back?: number | undefined
}

/** The maximum number of steps in memory. Each holds the rows it replaced. */
const most = 500

/** The latest changes since this page opened the world, oldest first. */
export class History {
  /** Every change creates a new list, so lists can be compared by identity. */
  steps: readonly Step[] = []

  add(step: Step): void {
    this.steps = [...this.steps.slice(1 - most), step]
  }

  clear(): void {
    this.steps = []
  }
}
