import type { StepState } from '../../ui/ProgressSteps.tsx'
import { statusWording } from './status.ts'
import { applicationStatuses } from './statuses.ts'

/** The path an application takes when all goes well (product: states). */
const path: readonly string[] = applicationStatuses.filter((status) => statusWording[status].isStep)

/** A status as a step on an application's path. */
export type StatusStep = { status: string; state: StepState }

/**
 * The steps of an application's path and where it is on it. A company may set any status at any time, and which ones
 * came before is not told: the path is the usual one. A status that is no step of it ends it early; of one that only a
 * newer backend knows, nobody can tell.
 */
export function statusPath(status: string): StatusStep[] {
  const at = path.indexOf(status)
  if (at < 0) {
    const state = applicationStatuses.some((known) => known === status) ? 'stopped' : 'current'
    return [
      { status: 'applied', state: 'done' },
      { status, state },
    ]
  }
  return path.map((each, place) => ({
    status: each,
    // At the end of the path nothing is under way any more.
    state: place < at || at === path.length - 1 ? 'done' : place === at ? 'current' : 'todo',
  }))
}

/** Whether another status is likely to follow. */
export function isOpen(status: string): boolean {
  return statusPath(status).some(({ state }) => state === 'current')
}
