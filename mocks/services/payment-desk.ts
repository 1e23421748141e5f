import type { Row } from '../model/world.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { failPayment, type PaymentUse, settlePayment } from './feature-payments.ts'

/** What the moderation desk can do with a bank transfer (rules 24). */
export type TransferDecision = 'approved' | 'rejected'

/**
 * Decides on a bank transfer whose receipt was checked against the account, as an administrator outside of the product
 * does (rules 24). The owner is told by e-mail; none of the eight notifications is about payments (spec §2). A transfer
 * that was decided on stays as it is.
 * @returns what became of it; undefined when there was nothing to decide
 */
export function decideTransfer(
  surroundings: Surroundings,
  payment: Readonly<Row<'payments'>>,
  decision: TransferDecision,
): PaymentUse | 'rejected' | undefined {
  if (payment.method !== 'other' || payment.status !== 'pending') return undefined
  if (decision === 'approved') return settlePayment(surroundings, payment)
  failPayment(surroundings, payment)
  return 'rejected'
}
