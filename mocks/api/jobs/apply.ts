import { operation as define, quoted } from '../../operation.ts'
import { applicationStatusMachine } from '../../rules/application-status.ts'
import { mayOpen, takesApplications } from '../../rules/visibility.ts'
import { Refused, refuseField } from '../../engine/base/errors.ts'
import { applicationNotice, notify } from '../../services/notices.ts'

/** POST /api/jobs/apply: applies once, with one of the caller's CVs, for a job open to applications (rules 19, 20). */
export const operation = define('jobs/apply', (context) => {
  const { body, actor, tx, now } = context
  const job = tx.jobs.get(body.id)
  if (!job || !mayOpen(job)) throw new Refused('Job not found.')
  if (!takesApplications(job))
    throw new Refused('This job is closed to applications. It may open again later.')
  if (tx.applications.count('applicant', `${job.id}:${actor.id}`) > 0) {
    throw new Refused('You’ve already applied for this job. You can see it under My applications.')
  }
  const cv = tx.cvs.get(body.cv_id)
  if (cv?.account_id !== actor.id) throw refuseField('cv_id', 'Choose one of your CVs.')
  tx.applications.insert({
    job_id: job.id,
    account_id: actor.id,
    cv_id: cv.id,
    status: applicationStatusMachine.initial,
    created_at: now,
  })
  const owner = tx.accounts.need(job.account_id)
  notify(context, applicationNotice(job, actor.name), {
    subject: `New application: ${quoted(job.title)}`,
    paragraphs: [
      `${quoted(actor.name)} has applied for “${quoted(job.title)}”.`,
      'Read the application and the CV on the job’s page. We’ll email the applicant when you change the status.',
    ],
    link: { label: 'Review the applicants', path: `jobs/${job.id}` },
  })
  return { message: `Application sent to ${quoted(owner.name)}.` }
})
