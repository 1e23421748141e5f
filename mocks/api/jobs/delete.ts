import { operation as define } from '../../operation.ts'
import { endCardPayments } from '../../services/feature-payments.ts'
import { deletionNotice, notify } from '../../services/notices.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/delete: soft; applications, payments and receipts stay, applicants are told (rules 18). */
export const operation = define('jobs/delete', ownedJob, (context, job) => {
  const { tx, now } = context
  tx.jobs.patch(job.id, { deleted_at: now })
  endCardPayments(context, job)
  const letter = {
    subject: `Job removed: ${job.title}`,
    link: { label: 'See your applications', path: 'my-applied' },
    reason: 'You get this e-mail because you applied to this job.',
  }
  for (const { account_id } of tx.applications.by('job_id', job.id)) {
    notify(context, deletionNotice(job, account_id), letter)
  }
  return { message: 'The job is deleted.' }
})
