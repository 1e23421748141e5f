import { type CallContext, operation as define } from '../../operation.ts'
import type { Row } from '../../model/tables.ts'
import { isFeatured } from '../../rules/featuring.ts'
import { inCents } from '../../rules/payments.ts'
import { Refused } from '../../engine/base/errors.ts'
import { owned } from '../../engine/call/operation.ts'
import { followIntent, paymentOf, settlePayment, whyNeedless } from '../../services/feature-payments.ts'
import { ownedJob } from '../../services/ownership.ts'

type Verify = CallContext<'payments/verify-stripe'>

/**
 * POST /api/payments/verify-stripe: checks with the provider that the payment belongs to the caller and the job, has
 * the right amount and has succeeded; then features the job, once (rules 25).
 */
export const operation = define('payments/verify-stripe', ownJob, (context, job) => {
  const { body, actor, tx } = context
  const intent = tx.intents.one('provider_id', body.payment_id)
  const isOfThisJob = intent?.job_id === job.id && intent.account_id === actor.id
  const wasPaid = isOfThisJob && intent.status === 'succeeded'
  if (job.deleted_at !== null && !wasPaid) throw new Refused('Job not found.')
  if (!isOfThisJob) throw new Refused('This payment is for another job. Please contact us.')
  if (!wasPaid) throw new Refused(whyUnpaid(intent))
  const known = paymentOf(tx, intent)
  if (intent.amount !== (known?.amount ?? inCents(tx.settings.need(1).feature_price_per_month))) {
    throw new Refused('The amount paid doesn’t match the price. Please contact us.')
  }
  if (known?.status === 'succeeded') {
    if (job.deleted_at !== null) throw new Refused(deleted)
    return { message: outcomeOf(context, job) }
  }
  const use = settlePayment(context, followIntent(context, intent))
  // The payment stays settled, and an email tells the payer how to get the money back.
  if (use === 'held') throw new Refused(whyHeld(job, context.now), { keepChanges: true })
  return { message: outcomeOf(context, tx.jobs.need(job.id)) }
})

const deleted =
  'This job was deleted, so it can’t be featured. We’re holding your payment. Please contact us.'
const whyHeld = (job: Row<'jobs'>, now: number) =>
  job.deleted_at === null
    ? `${whyNeedless(job, now)} We’re holding your payment. Please contact us.`
    : deleted

/** The job with its owner, even if it was deleted, because a payment can succeed after the deletion (rules 18). */
function ownJob(context: Verify) {
  const job = context.tx.jobs.get(context.body.id)
  return job?.account_id === context.actor.id
    ? owned('job', job, ({ account_id }) => [account_id])
    : ownedJob(context)
}

function whyUnpaid({ status, last_error }: Readonly<Row<'intents'>>): string {
  if (status === 'requires_action') return 'Your bank is still waiting for you to confirm this payment.'
  if (status === 'canceled') return 'This payment was cancelled. Please start again.'
  return last_error?.message ?? 'This payment hasn’t been made yet. Please pay first.'
}

function outcomeOf({ now }: Verify, job: Readonly<Row<'jobs'>>): string {
  if (job.feature_on_approval) return 'Payment received. The job will be featured once it’s approved.'
  return isFeatured(job, now)
    ? 'Your job is now featured.'
    : 'You’ve already used this payment to feature your job.'
}
