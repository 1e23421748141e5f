import { type Machine, freeChoice } from './machine.ts'

/** The six application statuses, in their usual order (product: states). */
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
export const applicationStatusMachine: Machine<ApplicationStatus, ApplicationStatus> = {
  name: 'Application status',
  source: 'rules 20',
  initial: 'applied',
  states: {
    applied: 'sent; not looked at yet',
    in_review: 'being read',
    shortlisted: 'one of the few still considered',
    interviewing: 'being interviewed',
    accepted: 'the applicant has the job',
    not_considered: 'rejected',
  },
  transitions: freeChoice(applicationStatuses, 'recruiter who owns the job'),
}

/** The names of the statuses in messages. */
export const statusNames: Record<ApplicationStatus, string> = {
  applied: 'applied',
  in_review: 'in review',
  shortlisted: 'shortlisted',
  interviewing: 'interviewing',
  accepted: 'accepted',
  not_considered: 'not considered',
}
