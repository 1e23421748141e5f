import type { Runtime } from '../operation.ts'
import { createContext, use } from 'react'
import type { Admin } from '../admin/admin.ts'
import type { SimulatorHost } from './host.ts'

/** What the sections of the panel share. */
export interface PanelTools {
  runtime: Runtime
  admin: Admin
  host: SimulatorHost
  /** Shows a sentence in the panel's status line, which assistive technology announces. */
  say(text: string): void
  /** Changes the world: shows the sentence that `work` resolves to, or why it failed, and refreshes the screens. */
  change(work: () => Promise<string>): Promise<void>
}

export const PanelContext = createContext<PanelTools | null>(null)

/** The tools of the panel that surrounds the component. */
export function usePanel(): PanelTools {
  const tools = use(PanelContext)
  if (!tools) throw new Error('A section is rendered outside the panel')
  return tools
}

/** The reason of a failure, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong in the simulator.'
}
