import type { Row } from '../model/world.ts'
import { featured } from '../rules/featuring.ts'
import { autoApprovalAfter } from '../rules/job-state.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { sendMail } from './mailbox.ts'
import { notify } from './notices.ts'

/** What the moderation desk can do with a job (rules 13). */
export type Decision = 'approved' | 'cancelled'

/**
 * Decides on a job, as an administrator outside of the product does (rules 13). The owner is told; a paid feature
 * that waited for the approval starts (rules 23). Deciding the same again changes and sends nothing.
 */
export function decide(surroundings: Surroundings, job: Row<'jobs'>, decision: Decision): void {
  if (job.state === decision || job.deleted_at !== null) return
  const { tx, now } = surroundings
  const starts = decision === 'approved' && job.feature_on_approval
  tx.jobs.patch(job.id, { state: decision, ...(starts && featured({ state: decision }, now)) })
  const owner = tx.accounts.need(job.account_id)
  const title = decision === 'approved' ? 'Job approved' : 'Job cancelled'
  const content =
    decision === 'approved'
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

/** In automatic mode, approves the jobs that have waited long enough. Runs before every call. */
export function approveDueJobs(surroundings: Surroundings): void {
  const { tx, now } = surroundings
  if (!tx.settings.need(1).auto_approve) return
  for (const job of tx.jobs.by('state', 'pending')) {
    if (now >= job.created_at + autoApprovalAfter) decide(surroundings, job, 'approved')
  }
}
