import type { ApplicationStatus } from '../../api/applications.ts'
import { valuesOf } from '../../api/enumeration.ts'

/** The statuses, in the order an application usually takes (product: constants). */
export const applicationStatuses = valuesOf<ApplicationStatus>({
  applied: true,
  in_review: true,
  shortlisted: true,
  interviewing: true,
  accepted: true,
  not_considered: true,
})

/** Reads a status off an address; `undefined` for anything else. */
export function readStatus(value: unknown): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === value)
}
