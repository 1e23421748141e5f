import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/employees/delete: Remove an employee. */
export const operation = notBuilt('employees/delete')
