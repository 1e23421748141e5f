import { enumerations } from '../contract/calls.gen.ts'
import { type Machine, freeChoice } from './machine.ts'

/** Every status of an application, and those that the job's owner can set, in their usual order (product: states). */
export const { ApplicationStatus: applicationStatuses, StatusChoice: statusChoices } = enumerations

/** A status of an application. */
export type ApplicationStatus = (typeof applicationStatuses)[number]
/** A status that the job's owner can set. */
export type StatusChoice = (typeof statusChoices)[number]

/** How far an application has come. A status outside of `statusChoices` needs a transition of its own. */
export const applicationStatusMachine: Machine<ApplicationStatus, StatusChoice> = {
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
  transitions: freeChoice(statusChoices, 'recruiter who owns the job'),
}

/** The name of a status in messages. */
export const nameOfStatus = (status: ApplicationStatus): string => status.replaceAll('_', ' ')
