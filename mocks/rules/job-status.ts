import { describeMachine, freeChoice } from './machine.ts'

/** A job's status, in the order of the forms. */
export const jobStatuses = ['active', 'in_active'] as const

/** Whether a job takes applications, as far as its owner is concerned. */
export type JobStatus = (typeof jobStatuses)[number]

/** Whether its owner wants a job to be found. */
export const jobStatusMachine = describeMachine<JobStatus, JobStatus>({
  name: 'Job status',
  source: 'spec §4, rules 14',
  initial: 'active',
  states: {
    active: 'in the lists and open for applications, once it is approved',
    in_active: 'in no list; its link still works and says that it takes no applications',
  },
  transitions: freeChoice(jobStatuses, 'recruiter who owns the job'),
})
