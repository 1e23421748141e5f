import { operation as define } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/remove-request: the job seeker removes an answered request. Notifies the recruiter (rules 28). */
export const operation = define('employees/remove-request', employeesLink, (context, link) => {
  const { name } = context.actor
  const notice = {
    account_id: link.recruiter_id,
    type: 'employee_request_removed',
    title: 'Employee left',
    content: `${name} is no longer listed as your employee.`,
  } as const
  takeStep(context, link, 'remove', notice, {
    subject: `${name} is no longer listed as your employee`,
    paragraphs: [
      `${name} has removed your company from their employers, and is no longer listed on your company page.`,
    ],
  })
  return { message: 'Employer removed.' }
})
