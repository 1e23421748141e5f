import type { StepState } from '../../ui/ProgressSteps.tsx'
import { statusWording, wordingOf } from './status-wording.ts'
import { applicationStatuses } from './status-choices.ts'

/** The path of a successful application (product: states). */
const path: readonly string[] = applicationStatuses.filter((status) => statusWording[status].isStep)

export type StatusStep = { status: string; state: StepState }

/**
 * Returns the steps of an application's path and their states. A company may set any status at any time, so that only
 * the first and the present one are known (rules 50). "Not considered" ends the path early; an unknown status, or one
 * beside the path, is current.
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
    state: place === at ? (isOpen(status) ? 'current' : 'done') : stateBeside(place, at),
  }))
}

const stateBeside = (place: number, at: number) => (place > at ? 'todo' : place === 0 ? 'done' : 'unknown')

/** Whether the company hasn't decided on an application yet, as far as its status is known. */
export function isOpen(status: string): boolean {
  return !wordingOf(status).isFinal
}
