import { operation as define, quoted } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/decline-request: a job seeker declines a pending request. Notifies the recruiter (rules 28). */
export const operation = define('employees/decline-request', employeesLink, (context, link) => {
  const name = quoted(context.actor.name)
  takeStep(context, link, 'decline', {
    type: 'employee_request_declined',
    title: 'Request declined',
    news: `${name} declined your request`,
    details: [
      `${name} has declined your request to list them as an employee.`,
      'If you think this was a mistake, you can send another request from your profile.',
    ],
  })
  return { message: 'Request declined.' }
})
