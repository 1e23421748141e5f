import { operation as define } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/accept-request: the job seeker agrees to a pending request and notifies the recruiter (rules 28). */
export const operation = define('employees/accept-request', employeesLink, (context, link) => {
  takeStep(context, link, 'accept', {
    account_id: link.recruiter_id,
    type: 'employee_request_accepted',
    title: 'Employee accepted',
    content: `${context.actor.name} accepted your request.`,
  })
  return { message: 'You accepted the request.' }
})
