import type { Runtime } from '../operation.ts'
import { createContext, use } from 'react'
import type { Admin } from '../admin/admin.ts'
import type { SimulatorHost } from './host.ts'

/** What the panel's sections share. */
export interface PanelTools {
  runtime: Runtime
  admin: Admin
  host: SimulatorHost
  /** Shows a sentence in the panel's status line, which assistive technology announces. */
  say(text: string): void
  /** Changes the world, shows the sentence that `work` resolves to or why it failed, and refreshes the screens. */
  change(work: () => Promise<string>): Promise<void>
}

export const PanelContext = createContext<PanelTools | null>(null)

/** Returns the tools of the surrounding panel. @throws Error outside the panel */
export function usePanel(): PanelTools {
  const tools = use(PanelContext)
  if (!tools) throw new Error('A section is rendered outside the panel')
  return tools
}

/** Returns the reason for a failure, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message
    ? error.message
    : 'Something went wrong in the simulator. Please try again.'
}
