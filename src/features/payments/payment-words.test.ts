import { expect, test } from 'vitest'
import { amountWords, methodWords, statusOf } from './payment-words.ts'

test('card payments and transfers show their amounts alike, in dollars (product: constants)', () => {
  expect(amountWords({ method: 'stripe', amount: 4950 })).toBe('$49.50')
  expect(amountWords({ method: 'stripe', amount: 120_000 })).toBe('$1,200')
  expect(amountWords({ method: 'other', amount: 49 })).toBe('$49')
  expect(amountWords({ method: 'other', amount: undefined })).toBe('–')
})

test('unknown methods and statuses are shown as received, with spaces for underscores', () => {
  expect(methodWords('gift_voucher_code')).toBe('gift voucher code')
  expect(statusOf('refunded').words).toBe('refunded')
  expect(statusOf('failed')).toEqual({ tone: 'bad', words: 'Failed' })
})
