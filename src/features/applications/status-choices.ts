import type { ApplicationStatus, StatusChoice } from '../../api/applications.ts'
import { valuesOf } from '../../api/enumeration.ts'

const choices: Record<StatusChoice, true> = {
  applied: true,
  in_review: true,
  shortlisted: true,
  interviewing: true,
  accepted: true,
  not_considered: true,
}

/** The statuses that a company can set, in the order an application usually takes (product: constants). */
export const statusChoices = valuesOf(choices)

/** Every status, including any that a company cannot set. */
export const applicationStatuses = valuesOf<ApplicationStatus>({ ...choices })

/** Whether a company can set a status. */
export function isStatusChoice(status: string): status is StatusChoice {
  return Object.hasOwn(choices, status)
}

/** Reads a status from a URL; `undefined` for anything else. */
export function readStatus(value: unknown): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === value)
}
