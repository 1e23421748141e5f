import { describeMachine } from './machine.ts'

/** The states of a card payment on the provider's side, by the names Stripe gives them. */
export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'

/** What happens to a card payment on the provider's side. */
export type IntentEvent = 'pay' | 'ask' | 'decline' | 'cancel'

/** The provider's side of a card payment: a payment intent. */
export const intentMachine = describeMachine<IntentStatus, IntentEvent>({
  name: 'Payment intent',
  source: 'rules 25',
  initial: 'requires_payment_method',
  states: {
    requires_payment_method: 'waits for a card that pays',
    requires_action: 'waits for the payer to authenticate at their bank',
    succeeded: 'the money is there',
    canceled: 'closed unpaid',
  },
  transitions: [
    { from: ['requires_payment_method', 'requires_action'], event: 'pay', to: 'succeeded', by: 'bank' },
    { from: ['requires_payment_method', 'requires_action'], event: 'ask', to: 'requires_action', by: 'bank' },
    {
      from: ['requires_payment_method', 'requires_action'],
      event: 'decline',
      to: 'requires_payment_method',
      by: 'bank',
    },
    { from: ['requires_payment_method', 'requires_action'], event: 'cancel', to: 'canceled', by: 'product' },
  ],
})

/** The statuses of a payment (rules 25). */
export type PaymentStatus = 'pending' | 'succeeded' | 'failed'

/** What happens to a payment. */
export type PaymentEvent = 'settle' | 'fail' | 'retry'

/** A payment as the product records it, with or without a receipt behind it. */
export const paymentMachine = describeMachine<PaymentStatus, PaymentEvent>({
  name: 'Payment',
  source: 'rules 24, 25',
  initial: 'pending',
  states: {
    pending: 'not paid yet, or not checked yet',
    succeeded: 'checked: the money is there',
    failed: 'declined by the bank, or not found on the account',
  },
  transitions: [
    {
      from: ['pending'],
      event: 'settle',
      to: 'succeeded',
      by: 'moderation desk, or the check with the card provider',
    },
    { from: ['pending'], event: 'fail', to: 'failed', by: 'moderation desk, or the card’s bank' },
    { from: ['failed'], event: 'retry', to: 'pending', by: 'payer with a card' },
  ],
})

/** An amount of dollars in cents, as the card provider counts (spec §9). */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}
