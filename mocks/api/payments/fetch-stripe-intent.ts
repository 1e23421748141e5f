import { operation as define } from '../../operation.ts'
import { Refused } from '../../engine/base/errors.ts'
import { cardPayment, reusesIntent, paidUnverified, refuseNeedless } from '../../services/feature-payments.ts'
import { ownedJob } from '../../services/ownership.ts'

/**
 * POST /api/payments/fetch-stripe-intent: opens the one card payment for a job, or returns the open one (rules 25).
 * Also returns one that succeeded but was not verified, so that a payer who left the page can have it verified instead
 * of paying twice.
 */
export const operation = define('payments/fetch-stripe-intent', ownedJob, (context, job) => {
  const { tx } = context
  if (tx.settings.need(1).stripe_pk === null) {
    throw new Refused('Card payments are not available here. Please pay by bank transfer.')
  }
  const paid = reusesIntent(context) && paidUnverified(tx, job.id)
  if (paid)
    return {
      client_secret: paid.client_secret,
      message: 'You’ve already paid. Confirm the payment to feature the job.',
    }
  refuseNeedless(context, job)
  return { client_secret: cardPayment(context, job).client_secret, message: 'Ready to pay.' }
})
