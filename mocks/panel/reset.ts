import type { Runtime } from '../operation.ts'
import type { ResetOptions } from '../engine/storage/world-store.ts'
import type { SimulatorHost, TokenScope } from './host.ts'

/** The data of before the last reset, for as long as this page is open. */
export interface Undo {
  /** The moment that the quarantined data goes by. */
  quarantined: number
  /** What was reset: its scenario. */
  scenario: string
  /** Who was logged in. */
  token: string | undefined
  scope: TokenScope
}

/** Where a page that is left notes what nobody can undo any more. */
const leftoverKey = 'fieldwork.simulator.undo'

let undo: Undo | null = null
const listeners = new Set<() => void>()

/** What the last reset of this page can be undone to. */
export const lastReset = {
  get: (): Undo | null => undo,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Deletes the data that an earlier page of this tab kept to undo a reset. To be called before the first reset. */
export async function discardLeftover(runtime: Runtime): Promise<void> {
  const moment = Number(attempt(() => sessionStorage.getItem(leftoverKey)) ?? 0)
  if (moment === 0) return
  attempt(() => sessionStorage.removeItem(leftoverKey))
  await runtime.discard(moment)
}

/**
 * Makes a scenario's data in place of the present ones, in a way that can be undone. Everybody is logged out.
 * @throws InvariantError for rows that do not fit
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
  const current = runtime.identity?.scenario ?? ''
  const quarantined = await runtime.reset(scenario, seed, { isUndoable: true, ...(rows && { rows }) })
  // Tokens of the old data are invalid in the new.
  if (token !== undefined) host.token.clear()
  if (before) await runtime.discard(before.quarantined)
  setUndo(quarantined === null ? null : { quarantined, scenario: current, token, scope })
}

/** Restores the data of before the last reset. @returns false when they are no longer there */
export async function undoReset(runtime: Runtime, host: Pick<SimulatorHost, 'token'>): Promise<boolean> {
  if (!undo) return false
  const { quarantined, token, scope } = undo
  const known = await runtime.quarantined()
  const isRestored = await runtime.restore(quarantined)
  setUndo(null)
  if (!isRestored) return false
  // The data of the reset were quarantined in exchange. They were made from a scenario and can be made again.
  for (const moment of await runtime.quarantined()) if (!known.includes(moment)) await runtime.discard(moment)
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

/** A browser that blocks storage forgets what an earlier page has left. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
