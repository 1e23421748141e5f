import { operation as define, quoted } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/remove-request: a job seeker removes an answered request. Notifies the recruiter (rules 28). */
export const operation = define('employees/remove-request', employeesLink, (context, link) => {
  const name = quoted(context.actor.name)
  const wasListed = link.status === 'accepted'
  const details = `${name} has removed your company from their employers, and is no longer listed on your company page.`
  takeStep(context, link, 'remove', {
    type: 'employee_request_removed',
    title: wasListed ? 'Employee left' : 'Request removed',
    news: `${name} ${wasListed ? 'is no longer listed as your employee' : 'has removed your request, which they had declined'}`,
    details: wasListed && [details],
  })
  return { message: 'Employer removed.' }
})
