import type { Row } from '../model/world.ts'
import { afterApproval } from '../rules/featuring.ts'
import { type JobStateEvent, jobStateMachine, waitedLongEnough } from '../rules/job-state.ts'
import { after } from '../rules/machine.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { sendMail } from './mailbox.ts'
import { notify } from './notices.ts'

/** What the moderation desk can make of a job (rules 13). */
export type Decision = 'approved' | 'cancelled'

const eventOf: Record<Decision, JobStateEvent> = { approved: 'approve', cancelled: 'cancel' }

/**
 * Decides on a job, as an administrator outside of the product does (rules 13). The owner is told; a paid feature
 * that waited for the approval starts (rules 23). Deciding the same again changes and sends nothing.
 */
export function decide(surroundings: Surroundings, job: Row<'jobs'>, decision: Decision): void {
  settle(surroundings, job, eventOf[decision])
}

/** In automatic mode, approves the jobs that have waited long enough. Runs before every call. */
export function approveDueJobs(surroundings: Surroundings): void {
  const { tx, now } = surroundings
  if (!tx.settings.need(1).auto_approve) return
  for (const job of tx.jobs.by('state', 'pending')) {
    if (waitedLongEnough(job, now)) settle(surroundings, job, 'approve_by_itself')
  }
}

/** Takes a job to where the event leads, and tells its owner; nothing happens where the machine has no such step. */
function settle(surroundings: Surroundings, job: Row<'jobs'>, event: JobStateEvent): void {
  const { tx, now } = surroundings
  const state = after(jobStateMachine, job.state, event)
  if (state === undefined || job.deleted_at !== null) return
  tx.jobs.patch(job.id, { state, ...(state === 'approved' && afterApproval(job, now)) })
  const owner = tx.accounts.need(job.account_id)
  const title = state === 'approved' ? 'Job approved' : 'Job cancelled'
  const content =
    state === 'approved'
      ? `“${job.title}” is now visible to job seekers.`
      : `“${job.title}” was not accepted. Edit it to hand it in again.`
  notify(surroundings, { account_id: owner.id, type: 'job_state_changed', title, content, table_id: job.id })
  sendMail(surroundings, {
    to: owner.email,
    subject: title,
    paragraphs: [`Hello ${owner.name},`, content],
    link: { label: 'Open the job', path: `jobs/${job.id}` },
  })
}
