import { type Context, quoted } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'
import { afterPayment, featuringOf } from '../rules/featuring.ts'
import { after } from '../rules/machine.ts'
import { inCents, type PaymentEvent, paymentMachine, type PaymentStatus } from '../rules/payments.ts'
import { Refused } from '../engine/base/errors.ts'
import { cancelIntent, openIntent } from './card-provider.ts'
import { news } from './letters.ts'
import { sendMail } from './mailbox.ts'

type Job = Readonly<Row<'jobs'>>
type Intent = Readonly<Row<'intents'>>
type Payment = Readonly<Row<'payments'>>

/**
 * What a payment does: the job is featured now, or `waiting` for its approval. If the job was deleted, or is already
 * featured or paid for, the money is `held` for the payer.
 */
export type PaymentUse = 'featured' | 'waiting' | 'held'

const needless = {
  featured: 'This job is already featured.',
  paid: 'You’ve already paid to feature this job.',
}

/** Returns why a job needs no payment; undefined if it needs one to be featured. */
export function whyNeedless(job: Job, now: number): string | undefined {
  const featuring = featuringOf(job, now)
  return featuring === 'plain' ? undefined : needless[featuring]
}

/**
 * Refuses a second payment for a job (rules 23, 24).
 * @throws Refused if the job is featured or paid for, or has a receipt in review
 */
export function refuseNeedless({ tx, now }: Context, job: Job): void {
  const reason = whyNeedless(job, now)
  if (reason !== undefined) throw new Refused(reason)
  if (tx.payments.count('open_for', job.id) > 0) {
    throw new Refused('We’re already checking a receipt for this job. We’ll email you the result.')
  }
}

/** Finds a job's card payment that succeeded at the provider but that the app has not verified yet. */
export function paidUnverified(tx: Tx, jobId: number): Intent | undefined {
  return tx.intents
    .by('job_id', jobId)
    .find((intent) => intent.status === 'succeeded' && paymentOf(tx, intent)?.status !== 'succeeded')
}

/** Whether a call for a card payment returns one that is already open (rules 25). */
export function reusesIntent({ otherwise }: Pick<Context, 'otherwise'>): boolean {
  return !otherwise.has('payments.intent')
}

/** Finds the payment that the product has recorded for an intent. */
export function paymentOf(tx: Tx, { provider_id }: Intent): Payment | undefined {
  return tx.payments.one('intent_id', provider_id)
}

/** Returns a job's open card payment if it is reusable and has the current price; otherwise opens one (rules 25). */
export function cardPayment(context: Context, job: Job): Intent {
  const { tx } = context
  const amount = inCents(tx.settings.need(1).feature_price_per_month)
  const open = tx.intents.one('open_for', job.id)
  if (open?.amount === amount && reusesIntent(context)) return open
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
 * Records the provider's result of an attempt to pay by card. The first attempt creates the payment, as pending or
 * failed; later ones change its status. Only verification settles it (rules 25).
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
 * Settles a pending payment. Features the job for 30 days, from now or from its approval (rules 23), and emails the
 * payer, even if the job cannot be featured.
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
  const named = `“${quoted(job.title)}”`
  const known = job.feature_on_approval
    ? `You’ve already paid to feature ${named}`
    : `${named} is already featured`
  const obstacle = job.deleted_at === null ? known : `${named} was deleted`
  const effects: Record<PaymentUse, string> = {
    featured: `${named} is now featured for 30 days, and appears above all other jobs.`,
    waiting: `${named} will be featured for 30 days once we’ve approved it.`,
    held: `${obstacle}, so we’re holding your money. Reply to this email for a refund.`,
  }
  const received = `Thank you. We’ve received your payment of ${amountOf(payment)}.`
  emailPayer(context, payment, `Payment received: ${quoted(job.title)}`, [received, effects[use]])
  return use
}

/**
 * Ends the card payments of a deleted job. An unpaid one is closed. If one was paid but not verified, its money is held
 * for the payer, who gets an email (rules 18, 25). Bank transfers stay in review.
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
 * Decides on a bank transfer, as an administrator outside the product does after looking for the money in the bank
 * account (rules 24). The job's owner gets an email, and can pay again if the money was not found.
 * @returns the result; undefined if the payment is not a pending bank transfer
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
  const byCard = tx.settings.need(1).stripe_pk === null ? [] : ['You can also pay by card.']
  const next =
    job.deleted_at === null
      ? ['If you have paid, upload another receipt.', ...byCard]
      : ['If you have paid, reply to this email.']
  emailPayer(context, payment, `Payment not found: ${quoted(job.title)}`, [
    `We checked our bank account and couldn’t find your payment of ${amountOf(payment)} for featuring “${quoted(job.title)}”.`,
    next.join(' '),
  ])
  return 'rejected'
}

/** Returns the status after an event; unchanged if the event does not apply. */
function stepped(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return after(paymentMachine, status, event) ?? status
}

function emailPayer(
  context: Context,
  { account_id }: Payment,
  subject: string,
  paragraphs: readonly string[],
): void {
  const payer = context.tx.accounts.need(account_id)
  const link = { label: 'See your payments', path: 'profile/payments' }
  sendMail(context, news(payer, { subject, paragraphs, link }))
}

function amountOf({ method, amount }: Payment): string {
  return `$${(method === 'stripe' ? amount / 100 : amount).toFixed(2)}`
}
