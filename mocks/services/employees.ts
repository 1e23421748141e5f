import type { Row } from '../model/world.ts'
import { type EmployeeStep, employeeSteps } from '../rules/employee-link.ts'
import { Refused } from '../runtime/errors.ts'

/** Refuses a step that the link's status does not allow (spec §4). */
export function checkStep(link: Pick<Row<'employee_links'>, 'status'>, step: EmployeeStep): void {
  if (!employeeSteps[link.status].includes(step)) throw new Refused(`This request is ${link.status} already.`)
}
