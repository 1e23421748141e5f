import { operation as define, quoted } from '../../operation.ts'
import { endCardPayments } from '../../services/feature-payments.ts'
import { deletionNotice, notify } from '../../services/notices.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/delete: a soft deletion, which keeps applications and payments. Notifies applicants (rules 18). */
export const operation = define('jobs/delete', ownedJob, (context, job) => {
  const { actor, tx, now } = context
  tx.jobs.patch(job.id, { deleted_at: now })
  endCardPayments(context, job)
  const email = {
    subject: `Job deleted: ${quoted(job.title)}`,
    paragraphs: [
      `${quoted(actor.name)} has deleted “${quoted(job.title)}”, which you applied for.`,
      'Your application stays in your list, but it won’t go any further.',
    ],
    link: { label: 'See your applications', path: 'my-applied' },
  }
  for (const { account_id } of tx.applications.by('job_id', job.id)) {
    notify(context, deletionNotice(job, account_id), email)
  }
  return { message: 'Job deleted.' }
})
