import { type Machine } from './machine.ts'

/** The states of a card payment on the provider's side, with Stripe's names. */
export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'

export type IntentEvent = 'pay' | 'ask' | 'decline' | 'cancel'

const open = ['requires_payment_method', 'requires_action'] as const

/** The provider's side of a card payment: a payment intent. */
export const intentMachine: Machine<IntentStatus, IntentEvent> = {
  name: 'Payment intent',
  source: 'rules 25',
  initial: 'requires_payment_method',
  states: {
    requires_payment_method: 'waiting for a valid card',
    requires_action: 'waiting for the payer to authenticate with their bank',
    succeeded: 'paid',
    canceled: 'closed unpaid',
  },
  transitions: [
    { from: open, event: 'pay', to: 'succeeded', by: 'bank' },
    { from: open, event: 'ask', to: 'requires_action', by: 'bank' },
    { from: open, event: 'decline', to: 'requires_payment_method', by: 'bank' },
    { from: open, event: 'cancel', to: 'canceled', by: 'product' },
  ],
}

export type PaymentStatus = 'pending' | 'succeeded' | 'failed'

export type PaymentEvent = 'settle' | 'fail' | 'retry'

/** A payment as the product records it. */
export const paymentMachine: Machine<PaymentStatus, PaymentEvent> = {
  name: 'Payment',
  source: 'rules 24, 25',
  initial: 'pending',
  states: {
    pending: 'not paid yet, or not checked yet',
    succeeded: 'checked and paid',
    failed: 'declined by the bank, or not found in the account',
  },
  transitions: [
    {
      from: ['pending'],
      event: 'settle',
      to: 'succeeded',
      by: 'administrator, or the check with the card provider',
    },
    { from: ['pending'], event: 'fail', to: 'failed', by: 'administrator, or the card’s bank' },
    { from: ['failed'], event: 'retry', to: 'pending', by: 'payer with a card' },
  ],
}

/** Converts dollars to cents, the unit of the card provider (product: constants). */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}
