import { operation as define } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/decline-request: the job seeker declines a pending request and notifies the recruiter (rules 28). */
export const operation = define('employees/decline-request', employeesLink, (context, link) => {
  takeStep(context, link, 'decline', {
    account_id: link.recruiter_id,
    type: 'employee_request_declined',
    title: 'Employee declined',
    content: `${context.actor.name} declined your request.`,
  })
  return { message: 'You declined the request.' }
})
