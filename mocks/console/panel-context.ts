import { createContext, use } from 'react'
import type { SimulatorHost } from '../runtime/host.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** What every section of the panel works with. */
export interface PanelTools {
  runtime: Runtime
  host: SimulatorHost
  /** Says a sentence in the panel's status line, to assistive technology too. */
  say(text: string): void
  /**
   * Changes something behind the app: says the sentence that `work` resolves to and lets the screens follow. A failure
   * is said instead.
   */
  change(work: () => Promise<string>): Promise<void>
}

export const PanelContext = createContext<PanelTools | null>(null)

/** The tools of the panel around. */
export function usePanel(): PanelTools {
  const tools = use(PanelContext)
  if (!tools) throw new Error('A section stands outside of the panel')
  return tools
}

/** Why something failed, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong in the simulator.'
}
