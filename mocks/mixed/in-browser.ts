import type { Backend } from '../engine/backend.ts'
import type { JobBoard } from '../operation.ts'
import type { BesideBackend } from '../board-panel/beside-backend.ts'
import { besideSides } from './beside.tsx'
import { cardCall, mixedBoard } from './board.ts'
import { browserMemory } from './memory.ts'
import { clock, Missing } from './missing.ts'
import { Real } from './real.ts'
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
  /** Shows a message in the page. */
  notify: (title: string, message: string) => void
}

/**
 * Returns the job board for this page, and what the panel shows of its two halves. Whether it simulates cards is decided
 * now, so the backend is asked for that call if nothing is known of it.
 */
export async function besideBackend({ simulate, notify, ...settings }: MixedSettings): Promise<{
  board: Backend<JobBoard>
  beside: BesideBackend
}> {
  const real = { ...settings, host: 'page' } as const
  const memory = browserMemory(`fieldwork.mixed:${real.address}`)
  const sides = new Sides(readSimulated(simulate), memory)
  sides.notify = notify
  if (sides.isOpen(cardCall)) {
    const asked = new Missing(new Real(real), sides).lacks(cardCall, new Headers())
    if ((await Promise.race([asked, clock.wait()])) === false) sides.find(cardCall)
  }
  const { board, mix } = mixedBoard(real, sides)
  return { board, beside: besideSides(sides, real.address, async () => (await mix()?.askAgain()) ?? false) }
}
