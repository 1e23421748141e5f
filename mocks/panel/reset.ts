import type { Runtime } from '../operation.ts'
import type { ResetOptions } from '../engine/storage/world-store.ts'
import type { SimulatorHost, TokenScope } from './host.ts'

/** The state before the last reset. It can be restored while this page is open. */
export interface Undo {
  /** The time that identifies the quarantined data, in milliseconds since 1970 UTC. */
  quarantined: number
  scenario: string
  token: string | undefined
  scope: TokenScope
}

/** The `sessionStorage` key for the quarantined data that the tab's next page deletes (`discardLeftover`). */
const leftoverKey = 'fieldwork.simulator.undo'

let undo: Undo | null = null
const listeners = new Set<() => void>()

/** The state before the last reset of this page; null if there is nothing to undo. */
export const lastReset = {
  get: (): Undo | null => undo,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Deletes the data that an earlier page of this tab quarantined to undo a reset. Call it before the first reset. */
export async function discardLeftover(runtime: Runtime): Promise<void> {
  const moment = Number(attempt(() => sessionStorage.getItem(leftoverKey)) ?? 0)
  if (moment === 0) return
  attempt(() => sessionStorage.removeItem(leftoverKey))
  await runtime.store.discard(moment)
}

/**
 * Replaces the data with a scenario's and logs everyone out. Can be undone.
 * @throws InvariantError if `rows` violates the model
 */
export async function resetData(
  runtime: Runtime,
  host: Pick<SimulatorHost, 'token'>,
  scenario: string,
  seed: number,
  rows?: ResetOptions['rows'],
): Promise<void> {
  const before = undo
  const token = host.token.get()
  const scope: TokenScope = token !== undefined && host.token.isInTab() ? 'tab' : 'browser'
  const current = runtime.store.identity?.scenario ?? ''
  const quarantined = await runtime.store.reset(scenario, seed, { isUndoable: true, ...(rows && { rows }) })
  // The old token is invalid in the new data.
  if (token !== undefined) host.token.clear()
  if (before) await runtime.store.discard(before.quarantined)
  setUndo(quarantined === null ? null : { quarantined, scenario: current, token, scope })
}

/** Undoes the last reset. @returns false if the earlier data no longer exists */
export async function undoReset(runtime: Runtime, host: Pick<SimulatorHost, 'token'>): Promise<boolean> {
  if (!undo) return false
  const { quarantined, token, scope } = undo
  const known = await runtime.store.storage.quarantined()
  const isRestored = await runtime.store.restore(quarantined)
  setUndo(null)
  if (!isRestored) return false
  // The restore has quarantined the data that the reset created, which its scenario can recreate.
  for (const moment of await runtime.store.storage.quarantined())
    if (!known.includes(moment)) await runtime.store.discard(moment)
  if (token !== undefined) host.token.set(token, scope)
  return true
}

function setUndo(next: Undo | null): void {
  undo = next
  attempt(() => {
    if (next) sessionStorage.setItem(leftoverKey, String(next.quarantined))
    else sessionStorage.removeItem(leftoverKey)
  })
  for (const listener of listeners) listener()
}

/** Ignores errors, as a browser may block storage. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
