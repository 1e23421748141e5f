import type { ResetOptions } from '../engine/storage/world-setup.ts'
import type { PanelHost, TokenScope } from './host.ts'
import type { AnyRuntime } from './panel-context.ts'
import { createValue } from '../../src/ui/value.ts'

/** The state before the last reset. It can be restored with its login while this page is open. */
export interface Undo {
  /** The time that identifies the quarantined data, in milliseconds since 1970 UTC. */
  quarantined: number
  scenario: string
  token: string | undefined
  scope: TokenScope
}

/** The state before the last reset of this page; null if there is nothing to undo. */
export const lastReset = createValue<Undo | null>(null)

/**
 * Replaces the data with a scenario's and logs everyone out. Can be undone, and the earlier data stays in quarantine
 * until its owner deletes it.
 * @param instead of the scenario's rows
 * @throws InvariantError if these rows violate the model
 */
export async function resetData(
  runtime: Pick<AnyRuntime, 'store'>,
  host: Pick<PanelHost, 'token'>,
  scenario: string,
  seed: number,
  instead: Pick<ResetOptions, 'world'> = {},
): Promise<void> {
  const token = host.token?.get()
  const scope: TokenScope = token !== undefined && host.token?.isInTab() ? 'tab' : 'browser'
  const current = runtime.store.identity?.scenario ?? ''
  const quarantined = await runtime.store.reset(scenario, seed, instead)
  // The old token is invalid in the new data.
  if (token !== undefined) host.token?.clear()
  lastReset.set(quarantined === null ? null : { quarantined, scenario: current, token, scope })
}

/** What a reset means for the login of this page, as a sentence after another one. Empty if the app has no login. */
export function loggedOut({ token }: Pick<PanelHost, 'token'>): string {
  return token ? ' You’re logged out.' : ''
}

/** What a reset means for the data before it, as a sentence. */
export const earlierData = 'Your earlier data is kept under Data.'

/**
 * Undoes the last reset.
 * @param options with `discards`, deletes the reset's data, which nobody has seen
 * @returns false if the earlier data no longer exists
 */
export async function undoReset(
  runtime: Pick<AnyRuntime, 'store'>,
  host: Pick<PanelHost, 'token'>,
  options?: Pick<ResetOptions, 'discards'>,
): Promise<boolean> {
  const undo = lastReset.get()
  if (!undo) return false
  const isRestored = await runtime.store.restore(undo.quarantined, options)
  lastReset.set(null)
  if (isRestored && undo.token !== undefined) host.token?.set(undo.token, undo.scope)
  return isRestored
}
