import { operation as define, quoted } from '../../operation.ts'
import { applicationStatusMachine, nameOfStatus } from '../../rules/application-status.ts'
import { after } from '../../rules/machine.ts'
import { refuseField } from '../../engine/base/errors.ts'
import { statusNews } from '../../services/letters.ts'
import { notify, statusNotice } from '../../services/notices.ts'
import { receivedApplication } from '../../services/ownership.ts'

/**
 * POST /api/jobs/change-application-status: sets any of the `statusChoices` at any time. Notifies the applicant;
 * setting the same status again has no effect (rules 20).
 */
export const operation = define('jobs/change-application-status', receivedApplication, (context, row) => {
  const { body, actor, tx } = context
  const status = after(applicationStatusMachine, row.status, body.status)
  if (status === undefined)
    throw refuseField('status', 'You can’t give this application that status. Choose another status.')
  if (status === row.status) return { message: 'The status has not changed.' }
  tx.applications.patch(row.id, { status })
  const job = { company: actor.name, title: tx.jobs.need(row.job_id).title }
  notify(context, statusNotice(row, status, job), {
    ...statusNews(status, job),
    link: { label: 'See your application', path: `application/${row.id}` },
  })
  return { message: `${quoted(tx.accounts.need(row.account_id).name)} moved to “${nameOfStatus(status)}”.` }
})
