import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/receipts/my: List own receipts. */
export const operation = notBuilt('receipts/my')
