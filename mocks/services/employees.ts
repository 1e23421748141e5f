import type { Row, Tx } from '../model/world.ts'
import { type EmployeeEvent, employeeLinkMachine } from '../rules/employee-link.ts'
import { after } from '../rules/machine.ts'
import { Refused } from '../runtime/errors.ts'

/**
 * Takes an employee link one step further, where its status allows it (spec §4, rules 28). A link that ends is removed.
 * @throws Refused with the reason, where the status does not allow the step
 */
export function takeStep(tx: Tx, { id, status }: Row<'employee_links'>, step: EmployeeEvent): void {
  const next = after(employeeLinkMachine, status, step)
  if (next === undefined) {
    throw new Refused(
      status === 'pending' ? 'Accept or decline this request first.' : `This request is ${status} already.`,
    )
  }
  if (next === 'none') tx.employee_links.remove(id)
  else tx.employee_links.patch(id, { status: next })
}
