/** The six application statuses in the order of a usual course (spec §4). Any may follow any (rules 20). */
export const applicationStatuses = [
  'applied',
  'in_review',
  'shortlisted',
  'interviewing',
  'accepted',
  'not_considered',
] as const

/** A status of an application. */
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The status a new application has (rules 20). */
export const firstStatus: ApplicationStatus = 'applied'

/** What a status is called in messages to people. */
export const statusNames: Record<ApplicationStatus, string> = {
  applied: 'applied',
  in_review: 'in review',
  shortlisted: 'shortlisted',
  interviewing: 'interviewing',
  accepted: 'accepted',
  not_considered: 'not considered',
}
