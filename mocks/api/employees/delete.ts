import { operation as define } from '../../runtime/operation.ts'
import { takeStep } from '../../services/employees.ts'
import { news } from '../../services/letters.ts'
import { sendMail } from '../../services/mailbox.ts'
import { notify } from '../../services/notices.ts'
import { recruitersLink } from '../../services/ownership.ts'

/** POST /api/employees/delete: the recruiter ends a link of any status; the other side is told (spec §4, rules 28). */
export const operation = define('employees/delete', recruitersLink, (context, link) => {
  const { actor, tx } = context
  takeStep(tx, link, 'delete')
  const title = 'Employer removed you'
  const content = `${actor.name} no longer lists you as an employee.`
  notify(context, {
    account_id: link.employee_id,
    type: 'employee_request_removed',
    title,
    content,
    table_id: link.id,
  })
  const profile = { label: 'See your profile', path: 'profile' }
  sendMail(context, news(tx.accounts.need(link.employee_id), title, content, profile))
  return { message: 'The employee is removed.' }
})
