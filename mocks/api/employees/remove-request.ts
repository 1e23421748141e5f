import { operation as define } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/remove-request: the job seeker removes an answered request and notifies the recruiter (rules 28). */
export const operation = define('employees/remove-request', employeesLink, (context, link) => {
  takeStep(context, link, 'remove', {
    account_id: link.recruiter_id,
    type: 'employee_request_removed',
    title: 'Employee left',
    content: `${context.actor.name} is no longer listed as your employee.`,
  })
  return { message: 'The employer is removed.' }
})
