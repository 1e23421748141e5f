import type { ApplicationStatus } from '../../api/applications.ts'

/** The six statuses, in the order an application usually takes (spec §9). */
export const applicationStatuses: readonly ApplicationStatus[] = [
  'applied',
  'in_review',
  'shortlisted',
  'interviewing',
  'accepted',
  'not_considered',
]

/** Reads a status off an address; `undefined` for anything else. */
export function readStatus(value: unknown): ApplicationStatus | undefined {
  return applicationStatuses.find((status) => status === value)
}
