import { operation as define } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { recruitersLink } from '../../services/ownership.ts'

/** POST /api/employees/delete: the recruiter ends a link of any status. Notifies the job seeker (rules 28). */
export const operation = define('employees/delete', recruitersLink, (context, link) => {
  const { name } = context.actor
  const notice = {
    account_id: link.employee_id,
    type: 'employee_request_removed',
    title: 'No longer an employee',
    content: `${name} no longer lists you as an employee.`,
  } as const
  takeStep(context, link, 'delete', notice, {
    subject: `${name} no longer lists you as an employee`,
    paragraphs: [`${name} has removed you from its employees and from its company page.`],
  })
  return { message: 'Employee removed.' }
})
