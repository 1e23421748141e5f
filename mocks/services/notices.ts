import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { news } from './letters.ts'
import { type Letter, sendMail } from './mailbox.ts'

/** The content and target of a notification (product: notifications). */
export type NoticeDraft = Pick<Row<'notifications'>, 'account_id' | 'type' | 'title' | 'content' | 'table_id'>

/** Tells the owner of a job that it was approved or cancelled (rules 13). */
export function decisionNotice(job: Row<'jobs'>, state = job.state): NoticeDraft {
  const approved = state === 'approved'
  return {
    account_id: job.account_id,
    type: 'job_state_changed',
    title: approved ? 'Job approved' : 'Job cancelled',
    content: approved
      ? `“${job.title}” is now visible to job seekers.`
      : `“${job.title}” was not accepted. Edit it to hand it in again.`,
    table_id: job.id,
  }
}

/** Tells the owner of a job that somebody applied to it (rules 19). */
export function applicationNotice(job: Readonly<Row<'jobs'>>, applicant: string): NoticeDraft {
  return {
    account_id: job.account_id,
    type: 'new_job_application',
    title: 'New application',
    content: `${applicant} applied to “${job.title}”.`,
    table_id: job.id,
  }
}

/** Tells an applicant that the job was deleted (rules 18). */
export function deletionNotice(job: Readonly<Row<'jobs'>>, account_id: number): NoticeDraft {
  return {
    account_id,
    type: 'job_deleted',
    title: 'Job removed',
    content: `“${job.title}”, which you applied to, was removed.`,
    table_id: job.id,
  }
}

/** Adds an unread notification and sends the same by email (rules 33); its subject is the title unless given. */
export function notify(
  context: Context,
  notice: NoticeDraft,
  { subject = notice.title, link, reason }: Partial<Pick<Letter, 'subject' | 'link' | 'reason'>>,
): void {
  const { tx, now } = context
  tx.notifications.insert({ ...notice, created_at: now, read_at: null })
  sendMail(context, news(tx.accounts.need(notice.account_id), subject, notice.content, link, reason))
}
