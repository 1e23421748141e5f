import { operation as define } from '../../runtime/operation.ts'
import { checkStep } from '../../services/employees.ts'
import { notify } from '../../services/notices.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/remove-request: the job seeker removes an answered request; the recruiter is told (spec §4, rules 28). */
export const operation = define('employees/remove-request', employeesLink, (context, link) => {
  const { actor, tx } = context
  checkStep(link, 'remove')
  tx.employee_links.remove(link.id)
  notify(context, {
    account_id: link.recruiter_id,
    type: 'employee_request_removed',
    title: 'Employee left',
    content: `${actor.name} is no longer listed as your employee.`,
    table_id: link.id,
  })
  return { message: 'The employer is removed.' }
})
