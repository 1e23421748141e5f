import { operation as define } from '../../runtime/operation.ts'
import { notify } from '../../services/notices.ts'
import { recruitersLink } from '../../services/ownership.ts'

/** POST /api/employees/delete: the recruiter ends a link of any status; the other side is told (spec §4, rules 28). */
export const operation = define('employees/delete', recruitersLink, (context, link) => {
  const { actor, tx } = context
  tx.employee_links.remove(link.id)
  notify(context, {
    account_id: link.employee_id,
    type: 'employee_request_removed',
    title: 'Employer removed you',
    content: `${actor.name} no longer lists you as an employee.`,
    table_id: link.id,
  })
  return { message: 'The employee is removed.' }
})
