import { operation as define, quoted } from '../../operation.ts'
import { takeStep } from '../../services/employees.ts'
import { recruitersLink } from '../../services/ownership.ts'

/** POST /api/employees/delete: a recruiter ends a link of any status. Notifies the job seeker (rules 28). */
export const operation = define('employees/delete', recruitersLink, (context, link) => {
  const name = quoted(context.actor.name)
  const wasListed = link.status === 'accepted'
  takeStep(context, link, 'delete', {
    type: 'employee_request_removed',
    title: wasListed ? 'No longer an employee' : 'Request withdrawn',
    news: `${name} ${wasListed ? 'no longer lists you' : 'has withdrawn its request to list you'} as an employee`,
    details: wasListed && [`${name} has removed you from its employees and from its company page.`],
  })
  return { message: 'Employee removed.' }
})
