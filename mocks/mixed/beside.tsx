import type { BesideBackend } from '../board-panel/beside-backend.ts'
import { BackendSection } from './BackendSection.tsx'
import type { Sides } from './sides.ts'

/** Returns what the panel shows of two halves. @param askAgain asks the backend which calls it has; false if it is away */
export function besideSides(sides: Sides, address: string, askAgain: () => Promise<boolean>): BesideBackend {
  return {
    section: <BackendSection {...{ address, sides, askAgain }} />,
    problems: { subscribe: sides.subscribe, get: () => sides.problems.length },
  }
}
