import { minute } from '../engine/base/clock.ts'
import type { Chosen } from '../assumptions.ts'
import { type Machine } from './machine.ts'

/** A job's state, decided by an administrator outside the product (rules 13). */
export type JobState = 'pending' | 'approved' | 'cancelled'

export type JobStateEvent = 'approve' | 'cancel' | 'auto_approve' | 'edit'

/** Whether a job was approved. */
export const jobStateMachine: Machine<JobState, JobStateEvent> = {
  name: 'Job state',
  source: 'rules 13',
  initial: 'pending',
  states: {
    pending: 'awaiting review; only its owner sees it',
    approved: 'approved; its status decides whether it is listed',
    cancelled: 'not approved; only its owner sees it',
  },
  transitions: [
    { from: ['pending', 'cancelled'], event: 'approve', to: 'approved', by: 'administrator' },
    { from: ['pending', 'approved'], event: 'cancel', to: 'cancelled', by: 'administrator' },
    {
      from: ['pending'],
      event: 'auto_approve',
      to: 'approved',
      by: 'clock',
      when: 'in automatic mode, one minute after it was submitted',
    },
    { from: ['pending', 'cancelled'], event: 'edit', to: 'pending', by: 'recruiter who owns the job' },
    { from: ['approved'], event: 'edit', to: 'approved', by: 'recruiter who owns the job' },
  ],
}

/** The state of a new job. */
export function newJobState(otherwise: Chosen): JobState {
  return otherwise.has('jobs-create.review') ? 'approved' : jobStateMachine.initial
}

/** The time from submitting a job to its approval in automatic mode, in milliseconds (rules 13). */
const autoApprovalAfter = minute

/** Whether a pending job has waited long enough for the automatic mode. Times are in milliseconds. */
export function waitedLongEnough(job: { submitted_at: number }, now: number): boolean {
  return now >= job.submitted_at + autoApprovalAfter
}
