import { describe, expect, it } from 'vitest'
import { type Card, cardProblem, declineOf, outcomeOf, passesLuhn, testCards } from './cards.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)
const card: Card = { number: '4242 4242 4242 4242', expMonth: '11', expYear: '26', cvc: '123' }
const problemOf = (changes: Partial<Card>) => cardProblem({ ...card, ...changes }, now)?.code
const valid = undefined

describe('a card (rules 25)', () => {
  it.each<[field: keyof Card, values: string, problem: string | undefined, more?: Partial<Card>]>([
    ['number', `4242 4242-4242 4242|${'0'.repeat(12)}|${'0'.repeat(19)}`, valid],
    ['number', '4242424242424241|42424242424||4242 4242 4242 424x|x4242424242424242', 'incorrect_number'],
    ['number', `${'0'.repeat(11)}|${'0'.repeat(20)}`, 'incorrect_number'],
    // A year has two or four digits, and is at most fifty years ahead.
    ['expYear', '2026|2076|76', valid, { expMonth: '12' }],
    ['expYear', '|6|026|25|2025|99|77|2077|20260|2 026|xx|x26|26x', 'invalid_expiry_year'],
    ['expMonth', '1|01|12', valid, { expYear: '27' }],
    ['expMonth', '|0|00|13|-1|1.5|x|x1|1x|011', 'invalid_expiry_month', { expYear: '27' }],
    ['cvc', '|12|1234|12x|x12', 'invalid_cvc'],
    // Only cards whose number starts with 34 or 37 are American Express cards, which have four digits.
    ['number', '3782 822463 10005|3434 343434 34343', 'invalid_cvc'],
    ['number', '3782 822463 10005|3434 343434 34343', valid, { cvc: '1234' }],
    ['number', '3056 9300 0902 0004|4000 0000 0003 7004', valid],
  ])('whose %s is one of %j has the problem %s', (field, values, problem, more) => {
    for (const value of values.split('|'))
      expect([value, problemOf({ ...more, [field]: value })]).toEqual([value, problem])
  })

  it('that is a test card has a valid number', () => {
    expect([...testCards.keys()].filter((number) => !passesLuhn(number))).toEqual([])
  })

  it('is valid to the end of its month', () => {
    const end = Date.UTC(2026, 11, 1)
    expect(cardProblem(card, end - 1)).toBeUndefined()
    expect(cardProblem(card, end)?.code).toBe('invalid_expiry_month')
    expect(cardProblem(card, Date.UTC(2027, 0, 1))?.code).toBe('invalid_expiry_year')
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
    ['4000 0000 0000 9987', 'card_declined', 'lost_card', plain],
    ['4000 0000 0000 9979', 'card_declined', 'stolen_card', plain],
    ['4000 0000 0000 0119', 'processing_error', null, expect.stringContaining('Try again')],
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

  it('returns the error of a decline code', () => {
    expect(declineOf('insufficient_funds').message).toBe('Your card has insufficient funds.')
    expect(declineOf('unheard_of')).toMatchObject({ decline_code: 'generic_decline' })
  })
})
