import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/employees/remove-request: Remove an employer. */
export const operation = notBuilt('employees/remove-request')
