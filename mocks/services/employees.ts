import type { Row } from '../model/world.ts'
import { type EmployeeStep, employeeSteps } from '../rules/employee-link.ts'
import { Refused } from '../runtime/errors.ts'

/** Refuses a step that the link's status does not allow, and says why (spec §4). */
export function checkStep({ status }: Pick<Row<'employee_links'>, 'status'>, step: EmployeeStep): void {
  if (employeeSteps[status].includes(step)) return
  throw new Refused(
    status === 'pending' ? 'Accept or decline this request first.' : `This request is ${status} already.`,
  )
}
