import { isFeatured } from '../../rules/featuring.ts'
import { Refused } from '../../runtime/errors.ts'
import { operation as define } from '../../runtime/operation.ts'
import { ownedJob } from '../../services/ownership.ts'

/** POST /api/jobs/upload-receipt: a receipt and a pending payment, one open at a time for a job (rules 24). */
export const operation = define('jobs/upload-receipt', ownedJob, ({ body, actor, tx, now, files }, job) => {
  if (isFeatured(job, now) || job.feature_on_approval) throw new Refused('This job is featured already.')
  if (tx.payments.count('open_for', job.id) > 0) {
    throw new Refused('We have a receipt for this job and are checking it.')
  }
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
  return { message: 'Your receipt is here. The job is featured once we have checked it.' }
})
