import { describe, expect, it } from 'vitest'
import { after, eventsFrom } from './machine.ts'
import { inCents, intentMachine, paymentMachine } from './payments.ts'

describe('a payment intent (rules 25)', () => {
  it('can be retried or closed until it is paid', () => {
    expect(after(intentMachine, intentMachine.initial, 'decline')).toBe('requires_payment_method')
    expect(after(intentMachine, 'requires_payment_method', 'ask')).toBe('requires_action')
    expect(after(intentMachine, 'requires_action', 'decline')).toBe('requires_payment_method')
    expect(after(intentMachine, 'requires_action', 'pay')).toBe('succeeded')
    expect(after(intentMachine, 'requires_action', 'cancel')).toBe('canceled')
  })

  it.each(['succeeded', 'canceled'] as const)('stays %s', (status) => {
    expect(eventsFrom(intentMachine, status)).toEqual([])
  })
})

describe('a payment (rules 24, 25)', () => {
  it('is pending until it is settled or fails, and can be retried after a failure', () => {
    expect(paymentMachine.initial).toBe('pending')
    expect(after(paymentMachine, 'pending', 'settle')).toBe('succeeded')
    expect(after(paymentMachine, 'pending', 'fail')).toBe('failed')
    expect(after(paymentMachine, 'failed', 'retry')).toBe('pending')
  })

  it('is settled once, and only while pending', () => {
    expect(eventsFrom(paymentMachine, 'succeeded')).toEqual([])
    expect(after(paymentMachine, 'failed', 'settle')).toBeUndefined()
  })
})

it('converts dollars to whole cents (product: constants)', () => {
  expect([49, 49.99, 0.29, 1.1].map(inCents)).toEqual([4900, 4999, 29, 110])
})
