import { statusNames } from '../../rules/application-status.ts'
import { operation as define } from '../../runtime/operation.ts'
import { sendMail } from '../../services/mailbox.ts'
import { notify } from '../../services/notices.ts'
import { receivedApplication } from '../../services/ownership.ts'

/**
 * POST /api/jobs/change-application-status: any of the six statuses at any time. A real change tells the applicant;
 * the same status again changes and sends nothing (rules 20).
 */
export const operation = define('jobs/change-application-status', receivedApplication, (context, row) => {
  const { body, actor, tx } = context
  if (row.status === body.status) return { message: 'The status is unchanged.' }
  tx.applications.patch(row.id, { status: body.status })
  const job = tx.jobs.need(row.job_id)
  const applicant = tx.accounts.need(row.account_id)
  const content = `${actor.name}: your application to “${job.title}” is now ${statusNames[body.status]}.`
  notify(context, {
    account_id: applicant.id,
    type: 'job_application_status_changed',
    title: 'Application status changed',
    content,
    table_id: row.id,
  })
  sendMail(context, {
    to: applicant.email,
    subject: `News on your application: ${job.title}`,
    paragraphs: [`Hello ${applicant.name},`, content],
    link: { label: 'See your application', path: `application/${row.id}` },
  })
  return { message: `${applicant.name} is now ${statusNames[body.status]}.` }
})
