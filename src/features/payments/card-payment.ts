import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import { isRejection, type OpenPayment } from './open-payments.ts'

export type Intent = Pick<PaymentIntent, 'id' | 'status' | 'amount'>

/** What the app reads of the card provider's answer. */
export type IntentResult =
  | { paymentIntent: Intent; error?: undefined }
  | {
      paymentIntent?: undefined
      error: Pick<StripeError, 'type' | 'message'> & { payment_intent?: Intent }
    }

/** The steps of a card payment. Calls to our own server throw if they fail. */
export interface CardGateway {
  /** The price on the button, in cents. */
  amount: number
  /** Opens the job's payment on the server, or finds the open one. @returns its client secret */
  open: () => Promise<string>
  /** Asks the card provider for the state of the payment. */
  look: (secret: string) => Promise<IntentResult>
  confirm: (secret: string) => Promise<IntentResult>
  /** Asks the server to verify the payment and feature the job. */
  verify: (paymentId: string) => Promise<void>
  /** Stores the job's unsettled payment, if there is one. */
  started: OpenPayment
}

/**
 * The outcome of a step:
 * - `done`: paid, and verified by the server
 * - `unpaid`: nothing was paid yet
 * - `refused`: the card was declined, with the provider's message
 * - `unknown`: the connection to the provider was lost, so the payment may or may not have gone through
 * - `unverified`: paid, but the server has not confirmed it because of `cause`
 * - `waiting`: the provider is still processing the payment
 * - `repriced`: nothing was paid, because the price is now `amount` cents
 */
export type CardOutcome =
  | { kind: 'done' | 'unpaid' | 'unknown' | 'waiting' }
  | { kind: 'refused'; message: string }
  | { kind: 'unverified'; cause: unknown }
  | { kind: 'repriced'; amount: number }

/**
 * Looks up the job's payment. Completes it if it has already gone through, for example before a reload or in another
 * tab. Charges nothing.
 * @throws ApiError if the server cannot open the payment
 */
export async function resume(gateway: CardGateway): Promise<CardOutcome> {
  return (await checkFirst(gateway)).outcome
}

/**
 * Pays, unless an earlier payment may have gone through (rules 25) or the price is no longer the one on the button.
 * @throws ApiError if the server cannot open the payment
 */
export async function pay(gateway: CardGateway): Promise<CardOutcome> {
  const { secret, outcome } = await checkFirst(gateway)
  if (outcome.kind !== 'unpaid') return outcome
  // Stored before the card is charged, because the answer may never arrive.
  gateway.started.set(secret)
  return await settle(gateway, await gateway.confirm(secret))
}

/** Looks up the earlier payment. If it did not go through, looks up the one that the server opens, maybe a new one. */
async function checkFirst(gateway: CardGateway): Promise<{ secret: string; outcome: CardOutcome }> {
  const started = gateway.started.get()
  const before = started === undefined ? undefined : await outcomeOf(gateway, started)
  // A lookup charges no card, so `refused` means here that the provider doesn't know the payment.
  const isNothing = before?.kind === 'unpaid' || before?.kind === 'refused' || before?.kind === 'repriced'
  if (started !== undefined && before && !isNothing) return { secret: started, outcome: before }
  const secret = await gateway.open()
  // Two payments that wait for a bank could both be charged, so the earlier one is used.
  const isWaiting = before?.kind === 'unpaid' && gateway.started.get() === started
  if (started !== undefined && isWaiting) return { secret: started, outcome: before }
  return { secret, outcome: await outcomeOf(gateway, secret) }
}

async function outcomeOf(gateway: CardGateway, secret: string): Promise<CardOutcome> {
  const looked = await gateway.look(secret)
  const outcome = await settle(gateway, looked)
  const amount = looked.paymentIntent?.amount ?? gateway.amount
  return outcome.kind === 'unpaid' && amount !== gateway.amount ? { kind: 'repriced', amount } : outcome
}

async function settle(gateway: CardGateway, { paymentIntent, error }: IntentResult): Promise<CardOutcome> {
  // If the payment went through elsewhere, the provider answers with an error that contains the payment.
  const intent = paymentIntent ?? error.payment_intent
  if (intent?.status === 'succeeded') return await verified(gateway, intent.id)
  if (intent?.status === 'processing') return { kind: 'waiting' }
  // This payment can no longer charge a card without a new confirmation.
  if (intent?.status === 'requires_payment_method' || intent?.status === 'canceled') gateway.started.clear()
  if (error) return failure(error)
  return { kind: 'unpaid' }
}

async function verified(gateway: CardGateway, paymentId: string): Promise<CardOutcome> {
  try {
    await gateway.verify(paymentId)
    gateway.started.clear()
    return { kind: 'done' }
  } catch (cause) {
    if (isRejection(cause)) gateway.started.clear()
    return { kind: 'unverified', cause }
  }
}

function failure(error: Pick<StripeError, 'type' | 'message'>): CardOutcome {
  if (error.type === 'api_connection_error') return { kind: 'unknown' }
  return { kind: 'refused', message: error.message ?? 'Your card was declined. Try another one.' }
}
