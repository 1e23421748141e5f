import { operation as define } from '../../operation.ts'
import { employeeLinkMachine } from '../../rules/employee-link.ts'
import { after } from '../../rules/machine.ts'
import { normalisedEmail } from '../../rules/email.ts'
import { refuseField } from '../../engine/call/errors.ts'
import { notify } from '../../services/notices.ts'
import { employeeLink } from '../../views/profile.ts'

/** POST /api/employees/create: asks an existing job seeker, by e-mail address (rules 28). */
export const operation = define('employees/create', (context) => {
  const { body, actor, tx, now } = context
  const employee = tx.accounts.one('email', normalisedEmail(body.email))
  if (employee?.type !== 'job_seeker') {
    throw refuseField('email', 'No job seeker uses this e-mail address.')
  }
  const previous = tx.employee_links.one('pair', `${actor.id}:${employee.id}`)
  const status = after(employeeLinkMachine, previous?.status ?? 'none', 'ask')
  if (status === undefined || status === 'none') {
    throw refuseField('email', `${employee.name} is on your list already.`)
  }
  // A declined request makes room for the new one, which comes first in the list.
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
    content: `${actor.name} would like to list you as an employee.`,
    table_id: link.id,
  } as const
  notify(context, notice, { link: { label: 'Answer on your profile', path: 'profile' } })
  return { employee: employeeLink(tx, link), message: `${employee.name} is asked.` }
})
