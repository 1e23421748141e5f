import type { Context } from '../operation.ts'
import type { Row, Tx } from '../model/tables.ts'
import {
  type Card,
  type CardError,
  cardProblem,
  declineOf,
  notAuthenticated,
  outcomeOf,
} from '../rules/cards.ts'
import { after, eventsFrom } from '../rules/machine.ts'
import { type IntentEvent, intentMachine } from '../rules/payments.ts'

type Intent = Readonly<Row<'intents'>>

/** Opens an intent for an amount in cents. */
export function openIntent(
  { tx, random, now }: Context,
  wanted: Pick<Intent, 'account_id' | 'job_id' | 'amount'>,
): Intent {
  const provider_id = `pi_${random.hex(24)}`
  return tx.intents.insert({
    ...wanted,
    provider_id,
    client_secret: `${provider_id}_secret_${random.hex(24)}`,
    status: intentMachine.initial,
    last_error: null,
    declines_with: null,
    created_at: now,
  })
}

/** Whether the intent can still be paid or closed. */
export function isOpen({ status }: Pick<Intent, 'status'>): boolean {
  return eventsFrom(intentMachine, status).length > 0
}

/** Closes an unpaid intent, so that it can no longer be paid. */
export function cancelIntent(tx: Tx, intent: Intent): Intent {
  return step(tx, intent, 'cancel', { declines_with: null })
}

/** The result of an attempt to pay. */
export interface Attempt {
  intent: Intent
  /** Why the attempt failed; null if it succeeded or the payer has to authenticate first. */
  error: CardError | null
}

/**
 * Charges a card for an open intent. An invalid number, expiry or security code does not reach the bank and leaves the
 * intent unchanged. Otherwise the number decides the outcome, as with Stripe's test cards (rules 25).
 */
export function confirmIntent({ tx, now }: Context, intent: Intent, card: Card): Attempt {
  const problem = cardProblem(card, now)
  if (problem) return { intent, error: problem }
  const outcome = outcomeOf(card.number)
  switch (outcome.kind) {
    case 'paid':
      return paid(tx, intent)
    case 'declined':
      return declined(tx, intent, outcome.error)
    case 'authentication': {
      const changes = { last_error: null, declines_with: outcome.declinesWith }
      return { intent: step(tx, intent, 'ask', changes), error: null }
    }
  }
}

/** Continues an attempt after the payer has passed or failed authentication. */
export function authenticateIntent(
  { tx }: Context,
  intent: Intent,
  outcome: 'succeeded' | 'failed',
): Attempt {
  if (outcome === 'failed') return declined(tx, intent, notAuthenticated)
  if (intent.declines_with !== null) return declined(tx, intent, declineOf(intent.declines_with))
  return paid(tx, intent)
}

function paid(tx: Tx, intent: Intent): Attempt {
  return { intent: step(tx, intent, 'pay', { last_error: null, declines_with: null }), error: null }
}

function declined(tx: Tx, intent: Intent, error: CardError): Attempt {
  return { intent: step(tx, intent, 'decline', { last_error: error, declines_with: null }), error }
}

/** @throws Error if the intent's status does not allow the event; callers check `isOpen` first */
function step(
  tx: Tx,
  intent: Intent,
  event: IntentEvent,
  changes: Partial<Pick<Intent, 'last_error' | 'declines_with'>>,
): Intent {
  const status = after(intentMachine, intent.status, event)
  if (status === undefined) throw new Error(`An intent that is ${intent.status} cannot ${event}`)
  return tx.intents.patch(intent.id, { status, ...changes })
}
