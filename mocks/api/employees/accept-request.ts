import { operation as define, quoted } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/accept-request: a job seeker accepts a pending request. Notifies the recruiter (rules 28). */
export const operation = define('employees/accept-request', employeesLink, (context, link) => {
  const name = quoted(context.actor.name)
  takeStep(context, link, 'accept', {
    type: 'employee_request_accepted',
    title: 'Request accepted',
    news: `${name} accepted your request`,
    details: [`${name} is now listed as an employee on your company page.`],
  })
  return { message: 'Request accepted.' }
})
