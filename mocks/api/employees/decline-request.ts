import { operation as define } from '../../runtime/operation.ts'
import { checkStep } from '../../services/employees.ts'
import { notify } from '../../services/notices.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/decline-request: the job seeker declines a pending request; the recruiter is told (spec §4, rules 28). */
export const operation = define('employees/decline-request', employeesLink, (context, link) => {
  const { actor, tx } = context
  checkStep(link, 'decline')
  tx.employee_links.patch(link.id, { status: 'declined' })
  notify(context, {
    account_id: link.recruiter_id,
    type: 'employee_request_declined',
    title: 'Employee declined',
    content: `${actor.name} declined your request.`,
    table_id: link.id,
  })
  return { message: 'You declined the request.' }
})
