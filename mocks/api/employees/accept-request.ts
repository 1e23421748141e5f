import { operation as define, quoted } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { employeesLink } from '../../services/ownership.ts'

/** POST /api/employees/accept-request: a job seeker accepts a pending request. Notifies the recruiter (rules 28). */
export const operation = define('employees/accept-request', employeesLink, (context, link) => {
  const name = quoted(context.actor.name)
  const notice = {
    account_id: link.recruiter_id,
    type: 'employee_request_accepted',
    title: 'Request accepted',
    content: `${name} accepted your request.`,
  } as const
  takeStep(context, link, 'accept', notice, {
    subject: `${name} accepted your request`,
    paragraphs: [`${name} is now listed as an employee on your company page.`],
  })
  return { message: 'Request accepted.' }
})
