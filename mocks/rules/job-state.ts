import { describeMachine } from './machine.ts'

const minute = 60_000

/** A job's state: an administrator decides, outside of the product (rules 13). */
export type JobState = 'pending' | 'approved' | 'cancelled'

/** What happens to a job's state. */
export type JobStateEvent = 'approve' | 'cancel' | 'approve_by_itself' | 'edit'

/** Whether a job was let into the market. */
export const jobStateMachine = describeMachine<JobState, JobStateEvent>({
  name: 'Job state',
  source: 'spec §4, rules 13',
  initial: 'pending',
  states: {
    pending: 'waits for a decision; only its owner sees it',
    approved: 'let in; whether it is listed is up to its status',
    cancelled: 'turned down; only its owner sees it',
  },
  transitions: [
    { from: ['pending', 'cancelled'], event: 'approve', to: 'approved', by: 'moderation desk' },
    { from: ['pending', 'approved'], event: 'cancel', to: 'cancelled', by: 'moderation desk' },
    {
      from: ['pending'],
      event: 'approve_by_itself',
      to: 'approved',
      by: 'clock',
      when: 'in automatic mode, one minute after it was handed in',
    },
    { from: ['pending', 'cancelled'], event: 'edit', to: 'pending', by: 'recruiter who owns the job' },
    { from: ['approved'], event: 'edit', to: 'approved', by: 'recruiter who owns the job' },
  ],
})

/** In automatic mode a job is approved one minute of simulated time after it was handed in (rules 13), in milliseconds. */
export const autoApprovalAfter = minute

/** Whether a pending job has waited long enough for the automatic mode. Moments in milliseconds. */
export function waitedLongEnough(job: { submitted_at: number }, now: number): boolean {
  return now >= job.submitted_at + autoApprovalAfter
}
