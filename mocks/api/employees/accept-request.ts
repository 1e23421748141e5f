import { operation as define } from '../../runtime/operation.ts'
import { checkStep } from '../../services/employees.ts'
import { notify } from '../../services/notices.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/accept-request: the job seeker agrees to a pending request; the recruiter is told (spec §4, rules 28). */
export const operation = define('employees/accept-request', employeesLink, (context, link) => {
  const { actor, tx } = context
  checkStep(link, 'accept')
  tx.employee_links.patch(link.id, { status: 'accepted' })
  notify(context, {
    account_id: link.recruiter_id,
    type: 'employee_request_accepted',
    title: 'Employee accepted',
    content: `${actor.name} accepted your request.`,
    table_id: link.id,
  })
  return { message: 'You accepted the request.' }
})
