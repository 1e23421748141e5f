import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { type EmployeeEvent, employeeLinkMachine } from '../rules/employee-link.ts'
import { after } from '../rules/machine.ts'
import { Refused } from '../engine/base/errors.ts'
import type { News } from './letters.ts'
import { type NoticeDraft, notify } from './notices.ts'

/**
 * Applies an event to an employee link and notifies the other side (rules 28). A link that ends is removed.
 * @throws Refused if its status does not allow the step
 */
export function takeStep(
  context: Context,
  { id, status }: Row<'employee_links'>,
  step: EmployeeEvent,
  notice: Omit<NoticeDraft, 'table_id'>,
  email: Omit<News, 'link'>,
): void {
  const { tx } = context
  const next = after(employeeLinkMachine, status, step)
  if (next === undefined) {
    throw new Refused(
      status === 'pending'
        ? 'Accept or decline this request first.'
        : `This request has already been ${status}.`,
    )
  }
  if (next === 'none') tx.employee_links.remove(id)
  else tx.employee_links.patch(id, { status: next })
  const link = { label: 'Open your profile', path: 'profile' }
  notify(context, { ...notice, table_id: id }, { ...email, link })
}
