import { describeMachine, freeChoice } from './machine.ts'

/** The six application statuses in the order of a usual course (spec §4). */
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

/** How far an application has come. */
export const applicationStatusMachine = describeMachine<ApplicationStatus, ApplicationStatus>({
  name: 'Application status',
  source: 'spec §4, rules 20',
  initial: 'applied',
  states: {
    applied: 'sent; nobody has looked at it yet',
    in_review: 'being read',
    shortlisted: 'among the few that stay in the running',
    interviewing: 'talks are under way',
    accepted: 'the applicant has the job',
    not_considered: 'turned down',
  },
  transitions: freeChoice(applicationStatuses, 'recruiter who owns the job'),
})

/** What a status is called in messages to people. */
export const statusNames: Record<ApplicationStatus, string> = {
  applied: 'applied',
  in_review: 'in review',
  shortlisted: 'shortlisted',
  interviewing: 'interviewing',
  accepted: 'accepted',
  not_considered: 'not considered',
}
