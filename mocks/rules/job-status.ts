import { type Machine, freeChoice } from './machine.ts'

export const jobStatuses = ['active', 'in_active'] as const

export type JobStatus = (typeof jobStatuses)[number]

/** Whether a job is open to applications, as its owner chooses. */
export const jobStatusMachine: Machine<JobStatus, JobStatus> = {
  name: 'Job status',
  source: 'rules 14',
  initial: 'active',
  states: {
    active: 'listed and open to applications, once it is approved',
    in_active: 'not listed; its link still works and says that it is closed to applications',
  },
  transitions: freeChoice(jobStatuses, 'recruiter who owns the job'),
}
