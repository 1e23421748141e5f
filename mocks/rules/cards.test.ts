import { describe, expect, it } from 'vitest'
import {
  type Card,
  cardProblem,
  declineOf,
  notAuthenticated,
  outcomeOf,
  passesLuhn,
  testCards,
} from './cards.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)
const card: Card = { number: '4242 4242 4242 4242', expMonth: '11', expYear: '26', cvc: '123' }
const problemOf = (changes: Partial<Card>) => cardProblem({ ...card, ...changes }, now)?.code

describe('a card number (rules 25)', () => {
  it('is checked by its checksum and length', () => {
    for (const number of ['4242 4242-4242 4242', '0'.repeat(12), '0'.repeat(19)]) {
      expect([number, passesLuhn(number)]).toEqual([number, true])
    }
    for (const number of [
      '4242424242424241',
      '42424242424',
      '',
      '0'.repeat(11),
      '0'.repeat(20),
      '4242 4242 4242 424x',
      'x4242424242424242',
    ]) {
      expect([number, passesLuhn(number)]).toEqual([number, false])
      expect([number, problemOf({ number })]).toEqual([number, 'incorrect_number'])
    }
  })

  it('of every documented test card is valid', () => {
    expect([...testCards.keys()].filter((number) => !passesLuhn(number))).toEqual([])
  })
})

describe('a card (rules 25)', () => {
  it('is valid to the end of its month', () => {
    const end = Date.UTC(2026, 11, 1)
    expect(cardProblem(card, end - 1)).toBeUndefined()
    expect(cardProblem(card, end)?.code).toBe('invalid_expiry_month')
    expect(cardProblem(card, Date.UTC(2027, 0, 1))?.code).toBe('invalid_expiry_year')
  })

  it('has a year of two or four digits, at most fifty years ahead', () => {
    for (const expYear of ['2026', '2076', '76']) {
      expect([expYear, problemOf({ expMonth: '12', expYear })]).toEqual([expYear, undefined])
    }
    for (const expYear of [
      '',
      '6',
      '026',
      '25',
      '2025',
      '99',
      '77',
      '2077',
      '20260',
      '2 026',
      'xx',
      'x26',
      '26x',
    ]) {
      expect([expYear, problemOf({ expYear })]).toEqual([expYear, 'invalid_expiry_year'])
    }
  })

  it('has a month from 1 to 12', () => {
    for (const expMonth of ['1', '01', '12']) {
      expect([expMonth, problemOf({ expMonth, expYear: '27' })]).toEqual([expMonth, undefined])
    }
    for (const expMonth of ['', '0', '00', '13', '-1', '1.5', 'x', 'x1', '1x', '011']) {
      expect([expMonth, problemOf({ expMonth, expYear: '27' })]).toEqual([expMonth, 'invalid_expiry_month'])
    }
  })

  it('has a security code of three digits, or of four for American Express', () => {
    for (const cvc of ['', '12', '1234', '12x', 'x12'])
      expect([cvc, problemOf({ cvc })]).toEqual([cvc, 'invalid_cvc'])
    for (const number of ['3782 822463 10005', '3434 343434 34343']) {
      expect(problemOf({ number, cvc: '123' })).toBe('invalid_cvc')
      expect(problemOf({ number, cvc: '1234' })).toBeUndefined()
    }
    // Only cards whose number starts with 34 or 37 are American Express cards.
    expect(problemOf({ number: '3056 9300 0902 0004' })).toBeUndefined()
    expect(problemOf({ number: '4000 0000 0003 7004' })).toBeUndefined()
  })

  it.each([
    [{ number: '1' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ expMonth: '13' }, 'invalid_expiry_month', 'Your card’s expiration month is invalid.'],
    [{ expMonth: '10' }, 'invalid_expiry_month', 'Your card’s expiration month is invalid.'],
    [{ expYear: '25' }, 'invalid_expiry_year', 'Your card’s expiration year is invalid.'],
    [{ cvc: '1' }, 'invalid_cvc', 'Your card’s security code is invalid.'],
  ])('with %o is refused: %s', (changes, code, message) => {
    expect(cardProblem({ ...card, ...changes }, now)).toEqual({ code, decline_code: null, message })
  })
})

describe('the test cards, as Stripe documents them (rules 25)', () => {
  const plain = 'Your card was declined.'

  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline', plain],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0069', 'expired_card', null, 'Your card has expired.'],
    ['4000 0000 0000 0127', 'incorrect_cvc', null, 'Your card’s security code is incorrect.'],
    [
      '4111 1111 1111 1111',
      'card_declined',
      'test_mode_live_card',
      `${plain} This is a test: only the provider’s published test cards are accepted, not real ones.`,
    ],
  ])('%s is declined: %s, %s', (number, code, decline_code, message) => {
    expect(outcomeOf(number)).toEqual({ kind: 'declined', error: { code, decline_code, message } })
  })

  it('are otherwise charged', () => {
    const paid = [...testCards].filter(([, { kind }]) => kind === 'paid')
    expect(paid.map(([number]) => outcomeOf(number))).toEqual(
      Array.from({ length: 15 }, () => ({ kind: 'paid' })),
    )
  })

  it.each([
    ['4000 0025 0000 3155', null],
    ['4000 0027 6000 3184', null],
    ['4000 0000 0000 3220', null],
    ['4000 0082 6000 3178', 'insufficient_funds'],
    ['4000 0084 0000 1629', 'generic_decline'],
  ])('%s requires authentication, then: %s', (number, declinesWith) => {
    expect(outcomeOf(number)).toEqual({ kind: 'authentication', declinesWith })
  })

  it('reports a payer who does not authenticate', () => {
    expect(notAuthenticated).toEqual({
      code: 'payment_intent_authentication_failure',
      decline_code: null,
      message: 'We are unable to authenticate your payment method. Please choose another one and try again.',
    })
  })

  it('returns the error of a decline code', () => {
    expect(declineOf('insufficient_funds').message).toBe('Your card has insufficient funds.')
    expect(declineOf('unheard_of')).toMatchObject({ decline_code: 'generic_decline' })
  })
})
