import type { Row, Tx } from '../model/world.ts'
import { afterPayment, featuringOf } from '../rules/featuring.ts'
import { after } from '../rules/machine.ts'
import { inCents, type PaymentEvent, paymentMachine, type PaymentStatus } from '../rules/payments.ts'
import { Refused } from '../runtime/errors.ts'
import type { Surroundings } from '../runtime/operation.ts'
import { cancelIntent, openIntent } from './card-provider.ts'
import { news } from './letters.ts'
import { sendMail } from './mailbox.ts'

type Job = Readonly<Row<'jobs'>>
type Intent = Readonly<Row<'intents'>>
type Payment = Readonly<Row<'payments'>>

/**
 * What became of a payment that arrived: the job is featured from now on, will be from its approval on, or cannot be
 * (it was deleted, or something else paid for it first): then the money is kept for the payer, who is told.
 */
export type PaymentUse = 'featured' | 'waiting' | 'kept'

/**
 * Refuses to begin a payment where the job needs none, or another one is under way: nobody pays twice (rules 23, 24).
 * @throws Refused
 */
export function refuseNeedless({ tx, now }: Surroundings, job: Job): void {
  if (featuringOf(job, now) !== 'plain') throw new Refused('This job is featured already.')
  if (tx.payments.count('open_for', job.id) > 0) {
    throw new Refused('We have a receipt for this job and are checking it.')
  }
}

/** A job's card payment that went through at the provider and was not verified: its payer lost the way back. */
export function paidUnverified(tx: Tx, jobId: number): Intent | undefined {
  return tx.intents
    .by('job_id', jobId)
    .find((intent) => intent.status === 'succeeded' && paymentOf(tx, intent)?.status !== 'succeeded')
}

/** What the product has on record of an intent. */
export function paymentOf(tx: Tx, { provider_id }: Intent): Payment | undefined {
  return tx.payments.one('intent_id', provider_id)
}

/**
 * Opens a job's card payment, or finds the open one again, as long as it asks for the price of today; another price
 * closes it and opens a new one (rules 25).
 */
export function cardPayment(surroundings: Surroundings, job: Job): Intent {
  const { tx } = surroundings
  const amount = inCents(tx.settings.need(1).feature_price_per_month)
  const open = tx.intents.one('open_for', job.id)
  if (open?.amount === amount) return open
  closeCardPayment(tx, job)
  return openIntent(surroundings, { account_id: job.account_id, job_id: job.id, amount })
}

/** Closes a job's unpaid card payment, if there is one: a form that is still open somewhere cannot pay it any more. */
export function closeCardPayment(tx: Tx, job: Pick<Job, 'id'>): void {
  const open = tx.intents.one('open_for', job.id)
  if (!open) return
  const payment = paymentOf(tx, open)
  if (payment) tx.payments.patch(payment.id, { status: stepped(payment.status, 'fail') })
  cancelIntent(tx, open)
}

/**
 * The provider tells what came of an attempt with a card. The first one puts the payment on record, with the amount that
 * was asked; it then follows the attempts, pending or failed, and is settled by verifying alone (rules 25).
 */
export function followIntent({ tx, now }: Surroundings, intent: Intent): Payment {
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
 * The money of a pending payment is there: features the job for 30 days, or from its approval on (rules 23), and tells
 * its owner. Money that the job has no use for is told about as well, and never lost silently.
 */
export function settlePayment(surroundings: Surroundings, payment: Payment): PaymentUse {
  const { tx, now } = surroundings
  const job = tx.jobs.need(payment.job_id)
  tx.payments.patch(payment.id, { status: stepped(payment.status, 'settle') })
  const change = job.deleted_at === null ? afterPayment(job, now) : undefined
  if (change) {
    tx.jobs.patch(job.id, change)
    closeCardPayment(tx, job)
  }
  const use = change === undefined ? 'kept' : change.feature_on_approval ? 'waiting' : 'featured'
  const said: Record<PaymentUse, string> = {
    featured: `“${job.title}” is featured for 30 days from now on.`,
    waiting: `“${job.title}” is featured for 30 days from its approval on.`,
    kept:
      job.deleted_at === null
        ? `“${job.title}” is featured already, so we keep your money for you. Answer this message to have it back.`
        : `“${job.title}” was deleted, so we keep your money for you. Answer this message to have it back.`,
  }
  tellPayer(surroundings, payment, 'Payment received', `We have received ${amountOf(payment)}. ${said[use]}`)
  return use
}

/**
 * A job was deleted: nobody can pay for it by card any more, and money that has arrived and was not verified is kept for
 * its payer, who is told (rules 18, 25). A bank transfer stays on the desk.
 */
export function endCardPayments(surroundings: Surroundings, job: Pick<Job, 'id'>): void {
  const { tx } = surroundings
  closeCardPayment(tx, job)
  const paid = paidUnverified(tx, job.id)
  if (paid) settlePayment(surroundings, followIntent(surroundings, paid))
}

/** A bank transfer was not found on the account: the job can be paid again, and its owner is told (rules 24). */
export function failPayment(surroundings: Surroundings, payment: Payment): void {
  const { tx } = surroundings
  const job = tx.jobs.need(payment.job_id)
  tx.payments.patch(payment.id, { status: stepped(payment.status, 'fail') })
  const words = `We could not find ${amountOf(payment)} for featuring “${job.title}” on our account.`
  const next = job.deleted_at === null ? ' You can send another receipt, or pay by card.' : ''
  tellPayer(surroundings, payment, 'Payment not found', words + next)
}

/** Where an event leads; a payment that it does not concern stays where it is. */
function stepped(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  return after(paymentMachine, status, event) ?? status
}

function tellPayer(
  surroundings: Surroundings,
  { account_id }: Payment,
  subject: string,
  content: string,
): void {
  const payer = surroundings.tx.accounts.need(account_id)
  const link = { label: 'See your payments', path: 'profile/payments' }
  sendMail(surroundings, news(payer, subject, content, link))
}

function amountOf({ method, amount }: Payment): string {
  return `$${(method === 'stripe' ? amount / 100 : amount).toFixed(2)}`
}
