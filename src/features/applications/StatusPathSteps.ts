import type { ApplicationStatus } from '../../api/applications.ts'
import type { StepState } from '../../ui/ProgressSteps.tsx'
import { statusWording } from './status.ts'
import { applicationStatuses } from './statuses.ts'

/** The path an application takes when all goes well (product: states). */
const path = applicationStatuses.filter((status) => statusWording[status].isStep)

/** A status as a step on an application's path. */
export type StatusStep = { status: ApplicationStatus; state: StepState }

/**
 * The steps of an application's path and where it is on it. A company may set any status at any time, and which ones
 * came before is not told: the path is the usual one. A status that is no step of it ends it early.
 */
export function statusPath(status: ApplicationStatus): StatusStep[] {
  const at = path.indexOf(status)
  if (at < 0) {
    return [
      { status: 'applied', state: 'done' },
      { status, state: 'stopped' },
    ]
  }
  return path.map((each, place) => ({
    status: each,
    // At the end of the path nothing is under way any more.
    state: place < at || at === path.length - 1 ? 'done' : place === at ? 'current' : 'todo',
  }))
}

/** Whether another status is likely to follow. */
export function isOpen(status: ApplicationStatus): boolean {
  return statusPath(status).some(({ state }) => state === 'current')
}
