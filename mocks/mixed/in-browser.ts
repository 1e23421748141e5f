import type { Backend } from '../engine/backend.ts'
import type { JobBoard } from '../operation.ts'
import type { BesideBackend } from '../board-panel/beside-backend.ts'
import { besideSides } from './beside.tsx'
import { mixedBoard } from './board.ts'
import { browserMemory } from './memory.ts'
import { readSimulated, Sides } from './sides.ts'

/** The settings of a build with a real and a simulated half. */
export interface MixedSettings {
  /** `VITE_API_URL` and `VITE_ACCESS_KEY`. */
  address: string
  accessKey: string
  /** The prefix of all requests to the backend: its origin, or a path of the development server. */
  via: string
  /** `VITE_SIMULATE`. */
  simulate: string
}

/** Returns the job board for this page, and what the panel shows of its two halves. */
export function besideBackend({ simulate, ...real }: MixedSettings): {
  board: Backend<JobBoard>
  beside: BesideBackend
} {
  const sides = new Sides(readSimulated(simulate), browserMemory(`fieldwork.mixed:${real.address}`))
  const { board, mix } = mixedBoard({ ...real, host: 'page' }, sides)
  return { board, beside: besideSides(sides, real.address, async () => (await mix()?.askAgain()) ?? false) }
}
