import { createContext, use } from 'react'
import type { Admin } from '../admin/admin.ts'
import type { Context, Runtime } from '../operation.ts'
import { type PanelTools, usePanel } from '../panel/panel-context.ts'
import { useWorldOf } from '../panel/useWorld.ts'
import type { BesideBackend } from './beside-backend.ts'
import type { SimulatorHost } from './host.ts'
import type { OtherwiseStore } from './otherwise-store.ts'

/** What the sections of the job board use, besides the panel's tools. */
export interface Board {
  runtime: Runtime
  admin: Admin
  host: SimulatorHost
  otherwise: OtherwiseStore
  /** Only beside a real backend. */
  beside: BesideBackend | undefined
}

export const BoardContext = createContext<Board | null>(null)

/** Returns the tools of the surrounding panel. @throws Error outside the panel of the job board */
export function useBoard(): Board & Omit<PanelTools, keyof Board> {
  const board = use(BoardContext)
  if (!board) throw new Error('A section is rendered outside the panel of the job board')
  return { ...usePanel(), ...board }
}

/** Reads from the job board's data, as `useWorld` does. */
export function useBoardWorld<T>(select: (context: Context) => T): T | undefined {
  return useWorldOf(useBoard().runtime, select)
}
