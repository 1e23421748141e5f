import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/payments/verify-stripe: Confirm a card payment. */
export const operation = notBuilt('payments/verify-stripe')
