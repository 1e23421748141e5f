import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/employees/accept-request: Accept an employer. */
export const operation = notBuilt('employees/accept-request')
