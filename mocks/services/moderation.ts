import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { afterApproval } from '../rules/featuring.ts'
import { type JobStateEvent, jobStateMachine, waitedLongEnough } from '../rules/job-state.ts'
import { after } from '../rules/machine.ts'
import { decisionNews } from './letters.ts'
import { decisionNotice, notify } from './notices.ts'

/** An administrator's decision on a job (rules 13). */
export type Decision = 'approved' | 'cancelled'

const eventOf: Record<Decision, JobStateEvent> = { approved: 'approve', cancelled: 'cancel' }

/**
 * Decides on a job, as an administrator outside the product does (rules 13). Notifies the owner, and starts featuring
 * that was paid for before the approval (rules 23). Repeating a decision has no effect.
 */
export function decide(context: Context, job: Row<'jobs'>, decision: Decision): void {
  settle(context, job, eventOf[decision])
}

/** In automatic mode, approves the pending jobs that have waited long enough (rules 13). Runs before every call. */
export function approveDueJobs(context: Context): void {
  const { tx, now } = context
  if (!tx.settings.need(1).auto_approve) return
  for (const job of tx.jobs.by('state', 'pending')) {
    if (waitedLongEnough(job, now)) settle(context, job, 'auto_approve')
  }
}

/** Applies an event to a job and notifies its owner, unless the job was deleted or its state does not allow it. */
function settle(context: Context, job: Row<'jobs'>, event: JobStateEvent): void {
  const { tx, now } = context
  const state = after(jobStateMachine, job.state, event)
  if (state === undefined || job.deleted_at !== null) return
  tx.jobs.patch(job.id, { state, ...(state === 'approved' && afterApproval(job, now)) })
  notify(context, decisionNotice(job, state), {
    ...decisionNews(job, state === 'approved'),
    link: { label: 'Open the job', path: `jobs/${job.id}` },
  })
}
