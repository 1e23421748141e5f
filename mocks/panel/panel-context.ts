import { type ComponentType, createContext, use } from 'react'
import type { Backend } from '../engine/backend.ts'
import type { Context } from '../engine/call/operation.ts'
import type { BackendTypes } from '../engine/call/types.ts'
import type { Runtime } from '../engine/runtime.ts'
import type { PanelHost } from './host.ts'
import type { OptionsStore } from './options-store.ts'
import type { PanelParts, PanelWords } from './parts.ts'
import type { Value } from '../../src/ui/value.ts'

export type AnyRuntime = Runtime<BackendTypes>
export type AnyContext = Context<BackendTypes>

/** What the panel needs to know about a backend. */
export type PanelBackend<B extends BackendTypes = BackendTypes> = Pick<Backend<B>, 'state'> & {
  contract: Pick<Backend<B>['contract'], 'calls'>
}

/** The parts of a mounted panel. Those that the backend lacks and the panel needs are the panel's own. */
export type WholeParts<B extends BackendTypes = BackendTypes> = PanelParts<B> &
  Required<Pick<PanelParts<B>, 'sentenceOf' | 'scenarios'>> & {
    words: PanelWords
    /** A `PanelFrame` with the sections. */
    Frame: ComponentType
  }

/** What the panel's sections share. */
export interface PanelTools {
  backend: PanelBackend
  runtime: AnyRuntime
  host: PanelHost
  /** The simulated network of this tab. */
  options: OptionsStore
  /** What the backend adds to the panel. */
  parts: WholeParts
  /** The sentence in the panel's status line. */
  said: Value<string>
  /** Shows a sentence in the panel's status line, which assistive technology announces. */
  say(text: string): void
  /** Shows the sentence that `work` resolves to, or `failing` with the reason. */
  tell(work: () => Promise<string>, failing: string): Promise<void>
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
