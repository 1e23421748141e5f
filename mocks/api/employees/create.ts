import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/employees/create: Ask someone to be an employee. */
export const operation = notBuilt('employees/create')
