import type { StepState } from '../../ui/ProgressSteps.tsx'
import { statusWording, wordingOf } from './status-wording.ts'
import { applicationStatuses } from './status-choices.ts'

/** The path of a successful application (product: states). */
const path: readonly string[] = applicationStatuses.filter((status) => statusWording[status].isStep)

export type StatusStep = { status: string; state: StepState }

/**
 * Returns the steps of an application's path and their states. A company may set any status at any time, and earlier
 * statuses are unknown, so this assumes the usual path. "Not considered" ends it early; an unknown status, or one beside
 * the path, is current.
 */
export function statusPath(status: string): StatusStep[] {
  const at = path.indexOf(status)
  if (at < 0) {
    return [
      { status: 'applied', state: 'done' },
      { status, state: isOpen(status) ? 'current' : 'stopped' },
    ]
  }
  return path.map((each, place) => ({
    status: each,
    // The last step is done as soon as it is reached.
    state: place < at || at === path.length - 1 ? 'done' : place === at ? 'current' : 'todo',
  }))
}

/** Whether the company hasn't decided on an application yet, as far as its status is known. */
export function isOpen(status: string): boolean {
  return !wordingOf(status).isFinal
}
