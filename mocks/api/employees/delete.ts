import { operation as define } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { recruitersLink } from '../../services/ownership.ts'

/** POST /api/employees/delete: the recruiter ends a link of any status and notifies the other side (rules 28). */
export const operation = define('employees/delete', recruitersLink, (context, link) => {
  takeStep(context, link, 'delete', {
    account_id: link.employee_id,
    type: 'employee_request_removed',
    title: 'Employer removed you',
    content: `${context.actor.name} no longer lists you as an employee.`,
  })
  return { message: 'The employee is removed.' }
})
