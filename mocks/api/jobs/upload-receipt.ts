import { operation as define } from '../../operation.ts'
import { Refused } from '../../engine/base/errors.ts'
import { closeCardPayment, paidUnverified, refuseNeedless } from '../../services/feature-payments.ts'
import { ownedJob } from '../../services/ownership.ts'

/**
 * POST /api/jobs/upload-receipt: stores a receipt with a pending payment; a job can have one at a time (rules 24).
 * Closes an unpaid card payment of the job, so that nobody pays twice.
 */
export const operation = define('jobs/upload-receipt', ownedJob, (context, job) => {
  const { body, actor, tx, now, files } = context
  if (paidUnverified(tx, job.id)) {
    throw new Refused('You’ve already paid by card to feature this job. Open the card payment to confirm it.')
  }
  refuseNeedless(context, job)
  closeCardPayment(tx, job)
  const payment = tx.payments.insert({
    account_id: actor.id,
    job_id: job.id,
    method: 'other',
    status: 'pending',
    amount: tx.settings.need(1).feature_price_per_month,
    intent_id: null,
    created_at: now,
  })
  tx.receipts.insert({
    account_id: actor.id,
    job_id: job.id,
    payment_id: payment.id,
    type: 'feature_job',
    path: files.keep(body.file, 'receipt'),
    created_at: now,
  })
  return { message: 'Receipt uploaded. We’ll feature the job once we’ve checked it.' }
})
