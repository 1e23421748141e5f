import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/payments/fetch-stripe-intent: Prepare a card payment. */
export const operation = notBuilt('payments/fetch-stripe-intent')
