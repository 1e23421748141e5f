import type { Context } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'
import { afterPayment, featuringOf } from '../rules/featuring.ts'
import { after } from '../rules/machine.ts'
import { inCents, type PaymentEvent, paymentMachine, type PaymentStatus } from '../rules/payments.ts'
import { Refused } from '../engine/call/errors.ts'
import { cancelIntent, openIntent } from './card-provider.ts'
import { news } from './letters.ts'
import { sendMail } from './mailbox.ts'

type Job = Readonly<Row<'jobs'>>
type Intent = Readonly<Row<'intents'>>
type Payment = Readonly<Row<'payments'>>

/**
 * The effect of a payment: the job is featured now, or will be after its approval, or cannot be, because it was deleted or
 * is featured already. Then the money is kept for the payer, who gets an email.
 */
export type PaymentUse = 'featured' | 'waiting' | 'held'

/**
 * Refuses to begin a payment if the job is featured or another payment is pending: nobody pays twice (rules 23, 24).
 * @throws Refused
 */
export function refuseNeedless({ tx, now }: Context, job: Job): void {
  if (featuringOf(job, now) !== 'plain') throw new Refused('This job is featured already.')
  if (tx.payments.count('open_for', job.id) > 0) {
    throw new Refused('We have a receipt for this job and are checking it.')
  }
}

/** A job's card payment that succeeded at the provider but was not verified, because the payer did not return. */
export function paidUnverified(tx: Tx, jobId: number): Intent | undefined {
  return tx.intents
    .by('job_id', jobId)
    .find((intent) => intent.status === 'succeeded' && paymentOf(tx, intent)?.status !== 'succeeded')
}

/** Whether a call for a card payment finds one again that was opened before (rules 25). */
export function findsAgain({ otherwise }: Pick<Context, 'otherwise'>): boolean {
  return !otherwise.has('payments.intent')
}

/** The payment that the product has recorded for an intent. */
export function paymentOf(tx: Tx, { provider_id }: Intent): Payment | undefined {
  return tx.payments.one('intent_id', provider_id)
}

/** A job's open card payment. It is opened if there is none, or if the price has changed (rules 25). */
export function cardPayment(context: Context, job: Job): Intent {
  const { tx } = context
  const amount = inCents(tx.settings.need(1).feature_price_per_month)
  const open = tx.intents.one('open_for', job.id)
  if (open?.amount === amount && findsAgain(context)) return open
  closeCardPayment(tx, job)
  return openIntent(context, { account_id: job.account_id, job_id: job.id, amount })
}

/** Closes a job's unpaid card payment, if there is one, so that a form in another tab can no longer pay it. */
export function closeCardPayment(tx: Tx, job: Pick<Job, 'id'>): void {
  const open = tx.intents.one('open_for', job.id)
  if (!open) return
  const payment = paymentOf(tx, open)
  if (payment) tx.payments.patch(payment.id, { status: stepped(payment.status, 'fail') })
  cancelIntent(tx, open)
}

/**
 * Records the provider's result of an attempt to pay by card. The first attempt creates the payment; later ones make it
 * pending or failed. Only verifying settles it (rules 25).
 */
export function followIntent({ tx, now }: Context, intent: Intent): Payment {
  const event = intent.last_error ? 'fail' : 'retry'
  const payment = paymentOf(tx, intent)
  if (payment) {
    return tx.payments.patch(payment.id, { status: stepped(payment.status, event), created_at: now })
  }
  return tx.payments.insert({
    account_id: intent.account_id,
    job_id: intent.job_id,
    method: 'stripe',
    status: stepped(paymentMachine.initial, event),
    amount: intent.amount,
    intent_id: intent.provider_id,
    created_at: now,
  })
}

/**
 * Settles a pending payment: features the job for 30 days, now or after its approval (rules 23), and emails its owner.
 * Money that cannot feature the job is reported as well.
 */
export function settlePayment(context: Context, payment: Payment): PaymentUse {
  const { tx, now } = context
  const job = tx.jobs.need(payment.job_id)
  tx.payments.patch(payment.id, { status: stepped(payment.status, 'settle') })
  const change = job.deleted_at === null ? afterPayment(job, now) : undefined
  if (change) {
    tx.jobs.patch(job.id, change)
    closeCardPayment(tx, job)
  }
  const use = change === undefined ? 'held' : change.feature_on_approval ? 'waiting' : 'featured'
  const sentences: Record<PaymentUse, string> = {
    featured: `“${job.title}” is featured for 30 days from now on.`,
    waiting: `“${job.title}” is featured for 30 days from its approval on.`,
    held:
      job.deleted_at === null
        ? `“${job.title}” is featured already, so we keep your money for you. Answer this message to have it back.`
        : `“${job.title}” was deleted, so we keep your money for you. Answer this message to have it back.`,
  }
  tellPayer(context, payment, 'Payment received', `We have received ${amountOf(payment)}. ${sentences[use]}`)
  return use
}

/**
 * Ends the card payments of a deleted job: it can no longer be paid by card, and money that was paid but not verified is
 * kept for the payer, who gets an email (rules 18, 25). Bank transfers stay in review.
 */
export function endCardPayments(context: Context, job: Pick<Job, 'id'>): void {
  const { tx } = context
  closeCardPayment(tx, job)
  const paid = paidUnverified(tx, job.id)
  if (paid) settlePayment(context, followIntent(context, paid))
}

/** An administrator's decision on a bank transfer (rules 24). */
export type TransferDecision = 'approved' | 'rejected'

/**
 * Decides on a bank transfer after its receipt was checked against the account, as an administrator outside the product
 * does (rules 24). The owner gets an email, and can pay again if the money was not found.
 * @returns the result; undefined if there was nothing to decide
 */
export function decideTransfer(
  context: Context,
  payment: Payment,
  decision: TransferDecision,
): PaymentUse | 'rejected' | undefined {
  if (payment.method !== 'other' || payment.status !== 'pending') return undefined
  if (decision === 'approved') return settlePayment(context, payment)
  const { tx } = context
  const job = tx.jobs.need(payment.job_id)
  tx.payments.patch(payment.id, { status: stepped(payment.status, 'fail') })
  const words = `We could not find ${amountOf(payment)} for featuring “${job.title}” on our account.`
  const next = job.deleted_at === null ? ' You can send another receipt, or pay by card.' : ''
  tellPayer(context, payment, 'Payment not found', words + next)
  return 'rejected'
}

/** The status after an event; unchanged if the event does not apply. */
function stepped(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return after(paymentMachine, status, event) ?? status
}

function tellPayer(context: Context, { account_id }: Payment, subject: string, content: string): void {
  const payer = context.tx.accounts.need(account_id)
  const link = { label: 'See your payments', path: 'profile/payments' }
  sendMail(context, news(payer, subject, content, link))
}

function amountOf({ method, amount }: Payment): string {
  return `$${(method === 'stripe' ? amount / 100 : amount).toFixed(2)}`
}
