import { operation as define } from '../../runtime/operation.ts'
import { takeStep } from '../../services/employees.ts'
import { news } from '../../services/letters.ts'
import { sendMail } from '../../services/mailbox.ts'
import { notify } from '../../services/notices.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/remove-request: the job seeker removes an answered request; the recruiter is told (spec §4, rules 28). */
export const operation = define('employees/remove-request', employeesLink, (context, link) => {
  const { actor, tx } = context
  takeStep(tx, link, 'remove')
  const title = 'Employee left'
  const content = `${actor.name} is no longer listed as your employee.`
  notify(context, {
    account_id: link.recruiter_id,
    type: 'employee_request_removed',
    title,
    content,
    table_id: link.id,
  })
  const profile = { label: 'See your profile', path: 'profile' }
  sendMail(context, news(tx.accounts.need(link.recruiter_id), title, content, profile))
  return { message: 'The employer is removed.' }
})
