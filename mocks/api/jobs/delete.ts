import { operation as define } from '../../runtime/operation.ts'
import { notify } from '../../services/notices.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/delete: soft; applications, payments and receipts stay, applicants are told (rules 18). */
export const operation = define('jobs/delete', ownedJob, (context, job) => {
  const { tx, now } = context
  tx.jobs.patch(job.id, { deleted_at: now })
  for (const application of tx.applications.by('job_id', job.id)) {
    notify(context, {
      account_id: application.account_id,
      type: 'job_deleted',
      title: 'Job removed',
      content: `“${job.title}”, which you applied to, was removed.`,
      table_id: job.id,
    })
  }
  return { message: 'The job is deleted.' }
})
