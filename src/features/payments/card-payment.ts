import type { PaymentIntentResult, StripeError } from '@stripe/stripe-js'
import { isApiError } from '../../api/errors.ts'
import type { OpenPayment } from './open-payments.ts'

/** The four steps of a card payment, by whoever makes them. Calls to the own server throw when they fail. */
export interface CardGateway {
  /** What the payer was told it costs, in cents. */
  amount: number
  /** Opens the job's payment at the server, or finds it again. @returns its client secret */
  open: () => Promise<string>
  /** Asks the card provider how the payment stands. */
  look: (secret: string) => Promise<PaymentIntentResult>
  /** Pays with the card that was typed in. */
  confirm: (secret: string) => Promise<PaymentIntentResult>
  /** Has the server check the payment and feature the job. */
  verify: (paymentId: string) => Promise<void>
  /** The payment that was begun before and is not settled. */
  begun: OpenPayment
}

/**
 * What came of it:
 * - `done`: paid, and the job is featured
 * - `unpaid`: nothing was paid yet
 * - `refused`: the card was not accepted, in the provider's words
 * - `unknown`: the connection to the provider broke, so nobody here knows whether it was paid
 * - `unverified`: paid, and the server has not confirmed it; `cause` is why
 * - `waiting`: the provider is still at it
 * - `repriced`: nothing was paid, as it costs `amount` cents now and not what the payer was told
 */
export type CardOutcome =
  | { kind: 'done' | 'unpaid' | 'unknown' | 'waiting' }
  | { kind: 'refused'; message: string }
  | { kind: 'unverified'; cause: unknown }
  | { kind: 'repriced'; amount: number }

/**
 * Finds out how the job's payment stands, and finishes it if it went through before: after a reload, a lost connection, or
 * in another tab. Pays nothing.
 * @throws ApiError when the server cannot be asked for the payment
 */
export async function resume(gateway: CardGateway): Promise<CardOutcome> {
  return (await lookFirst(gateway)).outcome
}

/**
 * Pays, unless it turns out to be paid already or to cost something else: nobody pays twice (rules 25), or another price than
 * the one on the button.
 * @throws ApiError when the server cannot be asked for the payment
 */
export async function pay(gateway: CardGateway): Promise<CardOutcome> {
  const { secret, outcome } = await lookFirst(gateway)
  if (outcome.kind !== 'unpaid') return outcome
  // Before the card is charged: its answer may never arrive.
  gateway.begun.set(secret)
  return await settle(gateway, await gateway.confirm(secret))
}

/**
 * How the payment stands that was begun before; only if nothing was paid by that one, how the one stands that the server
 * opens, which may be another one.
 */
async function lookFirst(gateway: CardGateway): Promise<{ secret: string; outcome: CardOutcome }> {
  const begun = gateway.begun.get()
  const before = begun === undefined ? undefined : await lookAt(gateway, begun)
  // Refused without a card: the provider knows no such payment.
  const isNothing = before?.kind === 'unpaid' || before?.kind === 'refused' || before?.kind === 'repriced'
  if (begun !== undefined && before && !isNothing) return { secret: begun, outcome: before }
  const secret = await gateway.open()
  // Two that wait for a bank could both be paid: the one that was begun stays the one.
  const isWaiting = before?.kind === 'unpaid' && gateway.begun.get() === begun
  if (begun !== undefined && isWaiting) return { secret: begun, outcome: before }
  return { secret, outcome: await lookAt(gateway, secret) }
}

async function lookAt(gateway: CardGateway, secret: string): Promise<CardOutcome> {
  const looked = await gateway.look(secret)
  const outcome = await settle(gateway, looked)
  const amount = looked.paymentIntent?.amount ?? gateway.amount
  return outcome.kind === 'unpaid' && amount !== gateway.amount ? { kind: 'repriced', amount } : outcome
}

async function settle(
  gateway: CardGateway,
  { paymentIntent, error }: PaymentIntentResult,
): Promise<CardOutcome> {
  // A payment that went through elsewhere in the meantime is an error to the provider, and comes along with it.
  const intent = paymentIntent ?? error.payment_intent
  if (intent?.status === 'succeeded') return await verified(gateway, intent.id)
  if (intent?.status === 'processing') return { kind: 'waiting' }
  // Only another confirmation could still charge a card.
  if (intent?.status === 'requires_payment_method' || intent?.status === 'canceled') gateway.begun.clear()
  if (error) return failure(error)
  return { kind: 'unpaid' }
}

async function verified(gateway: CardGateway, paymentId: string): Promise<CardOutcome> {
  try {
    await gateway.verify(paymentId)
    gateway.begun.clear()
    return { kind: 'done' }
  } catch (cause) {
    if (isApiError(cause, 'refused') && finalStatuses.includes(cause.httpStatus)) gateway.begun.clear()
    return { kind: 'unverified', cause }
  }
}

/**
 * HTTP statuses with which the server says for good that a payment is none of its own. A refusal with any other may pass, as
 * while it waits for word from the provider, and what was charged is not forgotten for it.
 */
const finalStatuses: readonly number[] = [404, 409, 410, 422]

function failure(error: StripeError): CardOutcome {
  if (error.type === 'api_connection_error') return { kind: 'unknown' }
  return { kind: 'refused', message: error.message ?? 'The card was not accepted. Please try another one.' }
}
