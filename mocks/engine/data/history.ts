import type { Change } from './unit-of-work.ts'

/** Who changed the world, and how. */
export interface Origin {
  /** The caller's name and role, or whoever acts outside of a call. */
  who: string
  /** The name of the call, or what was done outside of one. */
  what: string
  /** The simulated moment, in milliseconds since 1970 UTC. */
  at: number
}

/** A journal entry that this page has seen, and what restores the rows that it changed. */
export interface Step {
  /** The number of the journal entry. */
  head: number
  /** Null for what nobody did on purpose, such as counting views. */
  origin: Origin | null
  undo: readonly Change[]
}

/** How many steps are remembered. Each holds the rows it replaced. */
const most = 500

/** What happened since this page opened the world, oldest first. */
export class History {
  #steps: readonly Step[] = []

  /** A new list after every change, so that it can be compared by identity. */
  get steps(): readonly Step[] {
    return this.#steps
  }

  add(step: Step): void {
    this.#steps = [...this.#steps.slice(1 - most), step]
  }

  clear(): void {
    this.#steps = []
  }

  /** The changes that restore the rows as they were before an entry; none if the entry is not known. */
  undoSince(head: number): Change[] {
    const first = this.#steps.findIndex((step) => step.head === head)
    if (first === -1) return []
    const undo = new Map<string, Change>()
    for (const step of this.#steps.slice(first).toReversed()) {
      for (const change of step.undo) undo.set(`${change.table}/${idOf(change)}`, change)
    }
    return [...undo.values()]
  }
}

function idOf(change: Change): number {
  return 'put' in change ? change.put.id : change.remove
}
