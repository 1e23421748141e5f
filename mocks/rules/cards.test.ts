import { describe, expect, it } from 'vitest'
import { type Card, cardProblem, declineOf, outcomeOf, passesLuhn, testCards } from './cards.ts'

const now = Date.UTC(2026, 10, 20, 9, 30)
const card: Card = { number: '4242 4242 4242 4242', expMonth: '11', expYear: '26', cvc: '123' }
const problemOf = (changes: Partial<Card>) => cardProblem({ ...card, ...changes }, now)?.code

describe('a card number (rules 25)', () => {
  it('is checked by its checksum and length', () => {
    expect(passesLuhn('4242 4242-4242 4242')).toBe(true)
    for (const number of ['4242424242424241', '42424242424', '', '0'.repeat(20), '4242 4242 4242 424x']) {
      expect([number, passesLuhn(number)]).toEqual([number, false])
      expect([number, problemOf({ number })]).toEqual([number, 'incorrect_number'])
    }
  })

  it('of every documented test card is a sound one', () => {
    expect([...testCards.keys()].filter((number) => !passesLuhn(number))).toEqual([])
  })
})

describe('a card (rules 25)', () => {
  it('is good to the end of its month, by the clock', () => {
    const end = Date.UTC(2026, 11, 1)
    expect(cardProblem(card, end - 1)).toBeUndefined()
    expect(cardProblem(card, end)?.code).toBe('invalid_expiry_month')
    expect(cardProblem(card, Date.UTC(2027, 0, 1))?.code).toBe('invalid_expiry_year')
  })

  it('writes its year with two or four digits', () => {
    expect(problemOf({ expYear: '2026' })).toBeUndefined()
    for (const expYear of ['', '6', '026', '25', '2025', '99', 'xx']) {
      expect([expYear, problemOf({ expYear })]).toEqual([expYear, 'invalid_expiry_year'])
    }
  })

  it('has a month from 1 to 12', () => {
    expect(problemOf({ expMonth: '1', expYear: '27' })).toBeUndefined()
    for (const expMonth of ['', '0', '00', '13', '-1', '1.5', 'x', '011']) {
      expect([expMonth, problemOf({ expMonth, expYear: '27' })]).toEqual([expMonth, 'invalid_expiry_month'])
    }
  })

  it('has a security code of three digits, American Express one of four', () => {
    for (const cvc of ['', '12', '1234', '12x'])
      expect([cvc, problemOf({ cvc })]).toEqual([cvc, 'invalid_cvc'])
    const amex = '3782 822463 10005'
    expect(problemOf({ number: amex, cvc: '123' })).toBe('invalid_cvc')
    expect(problemOf({ number: amex, cvc: '1234' })).toBeUndefined()
  })
})

describe('the test cards, as Stripe documents them (rules 25)', () => {
  it.each([
    ['4000 0000 0000 0002', 'card_declined', 'generic_decline'],
    ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds'],
    ['4000 0000 0000 9987', 'card_declined', 'lost_card'],
    ['4000 0000 0000 9979', 'card_declined', 'stolen_card'],
    ['4000 0000 0000 6975', 'card_declined', 'card_velocity_exceeded'],
    ['4000 0000 0000 0069', 'expired_card', null],
    ['4000 0000 0000 0127', 'incorrect_cvc', null],
    ['4000 0000 0000 0119', 'processing_error', null],
    ['4111 1111 1111 1111', 'card_declined', 'test_mode_live_card'],
  ])('%s is declined: %s, %s', (number, code, decline_code) => {
    expect(outcomeOf(number)).toMatchObject({ kind: 'declined', error: { code, decline_code } })
  })

  it.each(['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 822463 10005', '4000 0566 5566 5556'])(
    '%s pays',
    (number) => {
      expect(outcomeOf(number)).toEqual({ kind: 'paid' })
    },
  )

  it.each([
    ['4000 0025 0000 3155', null],
    ['4000 0027 6000 3184', null],
    ['4000 0082 6000 3178', 'insufficient_funds'],
  ])('%s has the payer authenticate, then: %s', (number, declinesWith) => {
    expect(outcomeOf(number)).toEqual({ kind: 'authentication', declinesWith })
  })

  it('knows the error of a decline code', () => {
    expect(declineOf('insufficient_funds').message).toBe('Your card has insufficient funds.')
    expect(declineOf('unheard_of')).toMatchObject({ decline_code: 'generic_decline' })
  })
})
