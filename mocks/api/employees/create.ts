import { operation as define, quoted } from '../../operation.ts'
import { employeeLinkMachine } from '../../rules/employee-link.ts'
import { after } from '../../rules/machine.ts'
import { normalisedEmail } from '../../rules/text.ts'
import { refuseField } from '../../engine/base/errors.ts'
import { notify } from '../../services/notices.ts'
import { employeeLink } from '../../views/profile.ts'

/** POST /api/employees/create: sends a request to the job seeker with this email address (rules 28). */
export const operation = define('employees/create', (context) => {
  const { body, actor, tx, now } = context
  const employee = tx.accounts.one('address', normalisedEmail(body.email))
  if (employee?.type !== 'job_seeker') {
    throw refuseField('email', 'No job seeker has this email address. Please check it.')
  }
  const previous = tx.employee_links.one('pair', `${actor.id}:${employee.id}`)
  const status = after(employeeLinkMachine, previous?.status ?? 'none', 'ask')
  if (status === undefined || status === 'none') {
    throw refuseField('email', `${quoted(employee.name)} is already on your list.`)
  }
  // Replaces a declined request instead of updating it, so that the new one is listed first.
  if (previous) tx.employee_links.remove(previous.id)
  const link = tx.employee_links.insert({
    recruiter_id: actor.id,
    employee_id: employee.id,
    status,
    created_at: now,
  })
  const notice = {
    account_id: employee.id,
    type: 'employee_request',
    title: 'Employer request',
    content: `${quoted(actor.name)} would like to list you as an employee.`,
    table_id: link.id,
  } as const
  notify(context, notice, {
    subject: `${quoted(actor.name)} would like to list you as an employee`,
    paragraphs: [
      `${quoted(actor.name)} would like to list you as an employee on its company page.`,
      'Accept or decline the request on your profile.',
    ],
    link: { label: 'Respond to the request', path: 'profile' },
  })
  return { employee: employeeLink(tx, link), message: `Request sent to ${quoted(employee.name)}.` }
})
