import { operation as define } from '../../operation.ts'
import { applicationStatusMachine, nameOfStatus } from '../../rules/application-status.ts'
import { after } from '../../rules/machine.ts'
import { refuseField } from '../../engine/call/errors.ts'
import { notify } from '../../services/notices.ts'
import { receivedApplication } from '../../services/ownership.ts'

/**
 * POST /api/jobs/change-application-status: any status at any time. A real change tells the applicant;
 * the same status again changes and sends nothing (rules 20).
 */
export const operation = define('jobs/change-application-status', receivedApplication, (context, row) => {
  const { body, actor, tx } = context
  const status = after(applicationStatusMachine, row.status, body.status)
  if (status === undefined) throw refuseField('status', 'This application cannot have that status now.')
  if (status === row.status) return { message: 'The status is unchanged.' }
  tx.applications.patch(row.id, { status })
  const job = tx.jobs.need(row.job_id)
  const applicant = tx.accounts.need(row.account_id)
  const notice = {
    account_id: applicant.id,
    type: 'job_application_status_changed',
    title: 'Application status changed',
    content: `${actor.name}: your application to “${job.title}” is now ${nameOfStatus(status)}.`,
    table_id: row.id,
  } as const
  notify(context, notice, {
    subject: `News on your application: ${job.title}`,
    link: { label: 'See your application', path: `application/${row.id}` },
    reason: 'You get this e-mail because you applied to this job.',
  })
  return { message: `${applicant.name} is now ${nameOfStatus(status)}.` }
})
