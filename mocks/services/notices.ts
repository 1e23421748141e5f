import { type Context, quoted } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { type ApplicationStatus, nameOfStatus } from '../rules/application-status.ts'
import { type News, news } from './letters.ts'
import { sendMail } from './mailbox.ts'

/** The content and target of a notification (product: notifications). */
export type NoticeDraft = Pick<Row<'notifications'>, 'account_id' | 'type' | 'title' | 'content' | 'table_id'>

/** Makes the notification that tells a job's owner whether the job was approved (rules 13). */
export function decisionNotice(job: Row<'jobs'>, state = job.state): NoticeDraft {
  const approved = state === 'approved'
  const approval =
    job.status === 'active' ? 'is now visible to job seekers.' : 'was approved. It is still paused.'
  return {
    account_id: job.account_id,
    type: 'job_state_changed',
    title: approved ? 'Job approved' : 'Job not approved',
    content: `“${quoted(job.title)}” ${approved ? approval : 'was not approved. Edit it to resubmit it.'}`,
    table_id: job.id,
  }
}

/** Makes the notification that tells a job's owner about a new application (rules 20). */
export function applicationNotice(job: Readonly<Row<'jobs'>>, applicant: string): NoticeDraft {
  return {
    account_id: job.account_id,
    type: 'new_job_application',
    title: 'New application',
    content: `${quoted(applicant)} applied for “${quoted(job.title)}”.`,
    table_id: job.id,
  }
}

/** Makes the notification that tells an applicant the new status of their application (rules 20). */
export function statusNotice(
  { id, account_id }: Pick<Row<'applications'>, 'id' | 'account_id'>,
  status: ApplicationStatus,
  { company, title }: { company: string; title: string },
): NoticeDraft {
  return {
    account_id,
    type: 'job_application_status_changed',
    title: 'Application status changed',
    content: `${quoted(company)} moved your application for “${quoted(title)}” to “${nameOfStatus(status)}”.`,
    table_id: id,
  }
}

/** Makes the notification that tells an applicant that the job was deleted (rules 18). */
export function deletionNotice(job: Readonly<Row<'jobs'>>, account_id: number): NoticeDraft {
  return {
    account_id,
    type: 'job_deleted',
    title: 'Job deleted',
    content: `The company deleted “${quoted(job.title)}”, which you applied for.`,
    table_id: job.id,
  }
}

/** Adds an unread notification, and sends `email` to the same account (rules 33). */
export function notify(context: Context, notice: NoticeDraft, email: News): void {
  const { tx, now } = context
  tx.notifications.insert({ ...notice, created_at: now, read_at: null })
  sendMail(context, news(tx.accounts.need(notice.account_id), email))
}
