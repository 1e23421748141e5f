import { type CallContext, operation as define } from '../../operation.ts'
import type { Row } from '../../model/tables.ts'
import { isFeatured } from '../../rules/featuring.ts'
import { inCents } from '../../rules/payments.ts'
import { Refused } from '../../engine/call/errors.ts'
import { owned } from '../../engine/call/operation.ts'
import { followIntent, paymentOf, settlePayment } from '../../services/feature-payments.ts'
import { ownedJob } from '../../services/ownership.ts'

type Verify = CallContext<'payments/verify-stripe'>

/**
 * POST /api/payments/verify-stripe: checks with the provider that the payment is this caller's and this job's, of the
 * amount that was asked, and has gone through; then features the job, once (rules 25).
 */
export const operation = define('payments/verify-stripe', ownJob, (context, job) => {
  const { body, actor, tx } = context
  const intent = tx.intents.one('provider_id', body.payment_id)
  const isOfThisJob = intent?.job_id === job.id && intent.account_id === actor.id
  const wasPaid = isOfThisJob && intent.status === 'succeeded'
  if (job.deleted_at !== null && !wasPaid) throw new Refused('Job not found.')
  if (!isOfThisJob) throw new Refused('This payment is not for this job.')
  if (!wasPaid) throw new Refused(whyUnpaid(intent))
  const known = paymentOf(tx, intent)
  if (intent.amount !== (known?.amount ?? inCents(tx.settings.need(1).feature_price_per_month))) {
    throw new Refused('The amount that was paid is not the one we asked for. Please write to us.')
  }
  if (known?.status === 'succeeded') {
    if (job.deleted_at !== null) throw new Refused(deleted)
    return { message: standing(context, job) }
  }
  const use = settlePayment(context, followIntent(context, intent))
  // The payment is settled all the same, and its payer told how to have it back.
  if (use === 'held') throw new Refused(job.deleted_at === null ? needless : deleted, { keepChanges: true })
  return { message: standing(context, tx.jobs.need(job.id)) }
})

const deleted =
  'This job was deleted, so it cannot be featured. Your payment is kept for you: please write to us.'
const needless = 'This job is featured already. Your payment is kept for you: please write to us.'

/** The job with its owner; a deleted one too for the owner, whose money may have arrived after that (rules 18). */
function ownJob(context: Verify) {
  const job = context.tx.jobs.get(context.body.id)
  return job?.account_id === context.actor.id
    ? owned('job', job, ({ account_id }) => [account_id])
    : ownedJob(context)
}

function whyUnpaid({ status, last_error }: Readonly<Row<'intents'>>): string {
  if (status === 'requires_action') return 'Your bank still waits for you to confirm this payment.'
  if (status === 'canceled') return 'This payment was closed before it was paid. Please start again.'
  return last_error?.message ?? 'This is not paid yet.'
}

function standing({ now }: Verify, job: Readonly<Row<'jobs'>>): string {
  if (job.feature_on_approval) return 'Your payment is here. The job is featured once it is approved.'
  return isFeatured(job, now) ? 'Your job is featured.' : 'This payment has featured your job before.'
}
