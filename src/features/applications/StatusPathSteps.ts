import type { ApplicationStatus } from '../../api/applications.ts'
import type { StepState } from '../../ui/ProgressSteps.tsx'

/** The path an application takes when all goes well (product: states). */
const path = ['applied', 'in_review', 'shortlisted', 'interviewing', 'accepted'] as const

/** A status as a step on an application's path. */
export type StatusStep = { status: ApplicationStatus; state: StepState }

/**
 * The steps of an application's path and where it stands on it. A company may set any status at any time, and which ones
 * came before is not told: the path is the usual one. It ends early when the application is not considered.
 */
export function statusPath(status: ApplicationStatus): StatusStep[] {
  if (status === 'not_considered') {
    return [
      { status: 'applied', state: 'done' },
      { status, state: 'stopped' },
    ]
  }
  const at = path.indexOf(status)
  return path.map((each, place) => ({
    status: each,
    // Whoever is accepted has arrived: nothing is under way any more.
    state: place < at || status === 'accepted' ? 'done' : place === at ? 'current' : 'todo',
  }))
}

/** What a status means to the applicant. */
export const statusMeaning: Record<ApplicationStatus, string> = {
  applied: 'The company has your application and has not answered yet.',
  in_review: 'The company is looking at your application.',
  shortlisted: 'You are among those whom the company looks at more closely.',
  interviewing: 'The company wants to talk to you.',
  accepted: 'The company has accepted your application.',
  not_considered: 'The company goes on without your application.',
}

/** Whether the company is likely to set another status. */
export const isOpen: Record<ApplicationStatus, boolean> = {
  applied: true,
  in_review: true,
  shortlisted: true,
  interviewing: true,
  accepted: false,
  not_considered: false,
}
