import { operation as define } from '../../runtime/operation.ts'
import { endCardPayments } from '../../services/feature-payments.ts'
import { news } from '../../services/letters.ts'
import { sendMail } from '../../services/mailbox.ts'
import { notify } from '../../services/notices.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/delete: soft; applications, payments and receipts stay, applicants are told (rules 18). */
export const operation = define('jobs/delete', ownedJob, (context, job) => {
  const { tx, now } = context
  tx.jobs.patch(job.id, { deleted_at: now })
  endCardPayments(context, job)
  const content = `“${job.title}”, which you applied to, was removed.`
  const link = { label: 'See your applications', path: 'my-applied' }
  const reason = 'You get this e-mail because you applied to this job.'
  for (const { account_id } of tx.applications.by('job_id', job.id)) {
    notify(context, {
      account_id,
      type: 'job_deleted',
      title: 'Job removed',
      content,
      table_id: job.id,
    })
    const applicant = tx.accounts.need(account_id)
    sendMail(context, news(applicant, `Job removed: ${job.title}`, content, link, reason))
  }
  return { message: 'The job is deleted.' }
})
