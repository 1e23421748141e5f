import { enumerations } from '../contract/calls.gen.ts'
import { type Machine, freeChoice } from './machine.ts'

/** Every status of an application, and those that the job's owner can set, in their usual order (product: states). */
export const { ApplicationStatus: applicationStatuses, StatusChoice: statusChoices } = enumerations

export type ApplicationStatus = (typeof applicationStatuses)[number]
export type StatusChoice = (typeof statusChoices)[number]

/** The progress of an application. A status outside `statusChoices` needs its own transition. */
export const applicationStatusMachine: Machine<ApplicationStatus, StatusChoice> = {
  name: 'Application status',
  source: 'rules 20',
  initial: 'applied',
  states: {
    applied: 'sent, not reviewed yet',
    in_review: 'being reviewed',
    shortlisted: 'on the company’s shortlist',
    interviewing: 'being interviewed',
    accepted: 'the applicant got the job',
    not_considered: 'rejected',
  },
  transitions: freeChoice(statusChoices, 'recruiter who owns the job'),
}

/** The name of a status in messages: "In review". */
export function nameOfStatus(status: ApplicationStatus): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
