import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/payments/my: List own payments. */
export const operation = notBuilt('payments/my')
