import { operation as define } from '../../operation.ts'
import { Refused } from '../../engine/call/errors.ts'
import { cardPayment, findsAgain, paidUnverified, refuseNeedless } from '../../services/feature-payments.ts'
import { ownedJob } from '../../services/ownership.ts'

/**
 * POST /api/payments/fetch-stripe-intent: opens the one card payment of a job, or finds it again (rules 25). One that
 * went through and was not verified is found again as well, whatever happened since: whoever lost the way back after
 * paying has it verified, and never pays twice.
 */
export const operation = define('payments/fetch-stripe-intent', ownedJob, (context, job) => {
  const { tx } = context
  if (tx.settings.need(1).stripe_pk === null) {
    throw new Refused('Card payments are not available here. Please pay by bank transfer.')
  }
  const paid = findsAgain(context) && paidUnverified(tx, job.id)
  if (paid)
    return { client_secret: paid.client_secret, message: 'This is paid and only has to be confirmed.' }
  refuseNeedless(context, job)
  return { client_secret: cardPayment(context, job).client_secret, message: 'Ready to pay.' }
})
