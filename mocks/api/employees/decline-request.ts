import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/employees/decline-request: Decline an employer. */
export const operation = notBuilt('employees/decline-request')
