/** A card as somebody types it in. */
export interface Card {
  /** Digits; spaces between them do not count. */
  number: string
  /** 1 to 12. */
  expMonth: string
  /** Two or four digits. */
  expYear: string
  cvc: string
}

/** Why a card does not pay: the code and decline code as Stripe documents them, and a sentence for the payer. */
export interface CardError {
  code: string
  decline_code: string | null
  message: string
}

/** What happens when a card is charged: by its test number, as Stripe documents it (rules 25). */
export type CardOutcome =
  | { kind: 'paid' }
  | { kind: 'declined'; error: CardError }
  /** The payer has to authenticate first; then the card pays, or declines by this code. */
  | { kind: 'authentication'; declinesWith: string | null }

const declined = 'Your card was declined.'
const declines = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', message: declined },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', message: declined },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', message: declined },
  fraudulent: { code: 'card_declined', decline_code: 'fraudulent', message: declined },
  card_velocity_exceeded: {
    code: 'card_declined',
    decline_code: 'card_velocity_exceeded',
    message: `${declined} It was used too often or for too much in a short time.`,
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: `${declined} This is a test: only the provider’s published test cards are accepted, no real ones.`,
  },
} as const satisfies Record<string, CardError>

const expired: CardError = { code: 'expired_card', decline_code: null, message: 'Your card has expired.' }
const wrongCvc: CardError = {
  code: 'incorrect_cvc',
  decline_code: null,
  message: 'Your card’s security code is incorrect.',
}
const processing: CardError = {
  code: 'processing_error',
  decline_code: null,
  message: 'An error occurred while processing your card. Try again in a little bit.',
}

const paid: CardOutcome = { kind: 'paid' }
const authentication = (declinesWith: keyof typeof declines | null): CardOutcome => ({
  kind: 'authentication',
  declinesWith,
})
const decline = (error: CardError): CardOutcome => ({ kind: 'declined', error })

/** Stripe's public test cards and what each of them does. */
export const testCards: ReadonlyMap<string, CardOutcome> = new Map<string, CardOutcome>([
  ['4242424242424242', paid],
  ['4000056655665556', paid],
  ['5555555555554444', paid],
  ['2223003122003222', paid],
  ['5200828282828210', paid],
  ['5105105105105100', paid],
  ['378282246310005', paid],
  ['371449635398431', paid],
  ['6011111111111117', paid],
  ['6011000990139424', paid],
  ['3056930009020004', paid],
  ['36227206271667', paid],
  ['3566002020360505', paid],
  ['6200000000000005', paid],
  // Knows authentication and does not ask for it.
  ['4000000000003055', paid],
  ['4000000000000002', decline(declines.generic_decline)],
  ['4000000000009995', decline(declines.insufficient_funds)],
  ['4000000000009987', decline(declines.lost_card)],
  ['4000000000009979', decline(declines.stolen_card)],
  ['4000000000000069', decline(expired)],
  ['4000000000000127', decline(wrongCvc)],
  ['4000000000000119', decline(processing)],
  ['4000000000006975', decline(declines.card_velocity_exceeded)],
  ['4100000000000019', decline(declines.fraudulent)],
  ['4000002500003155', authentication(null)],
  ['4000002760003184', authentication(null)],
  ['4000000000003220', authentication(null)],
  ['4000008260003178', authentication('insufficient_funds')],
  ['4000008400001629', authentication('generic_decline')],
])

/** What a card does when it is charged. Any number that is no test card is refused, as in Stripe's test mode. */
export function outcomeOf(number: string): CardOutcome {
  return testCards.get(digitsOf(number)) ?? decline(declines.test_mode_live_card)
}

/** The error of a decline code; an unknown one is a plain decline. */
export function declineOf(code: string): CardError {
  return Object.values(declines).find(({ decline_code }) => decline_code === code) ?? declines.generic_decline
}

/** The payer did not authenticate, or could not. */
export const notAuthenticated: CardError = {
  code: 'payment_intent_authentication_failure',
  decline_code: null,
  message: 'We are unable to authenticate your payment method. Please choose another one and try again.',
}

/**
 * What is wrong with a card before any bank is asked: its number by the checksum (Luhn), its expiry by the clock, its
 * security code by its length.
 * @param now in milliseconds since 1970 UTC; a card is good to the end of its month
 */
export function cardProblem({ number, expMonth, expYear, cvc }: Card, now: number): CardError | undefined {
  if (!passesLuhn(number)) return problem('incorrect_number', 'Your card number is incorrect.')
  const month = /^\d{1,2}$/.test(expMonth) ? Number(expMonth) : 0
  if (month < 1 || month > 12) {
    return problem('invalid_expiry_month', 'Your card’s expiration month is invalid.')
  }
  const year = /^(?:\d{2}|\d{4})$/.test(expYear) ? (expYear.length === 2 ? 2000 : 0) + Number(expYear) : 0
  const thisYear = new Date(now).getUTCFullYear()
  // No card is issued for longer than fifty years.
  if (year < thisYear || year > thisYear + 50) {
    return problem('invalid_expiry_year', 'Your card’s expiration year is invalid.')
  }
  if (Date.UTC(year, month) <= now) {
    return problem('invalid_expiry_month', 'Your card’s expiration month is invalid.')
  }
  const length = /^3[47]/.test(digitsOf(number)) ? 4 : 3
  if (!/^\d+$/.test(cvc) || cvc.length !== length) {
    return problem('invalid_cvc', 'Your card’s security code is invalid.')
  }
  return undefined
}

/** Whether the number has a card's length and its checksum is right (Luhn, ISO/IEC 7812). */
export function passesLuhn(number: string): boolean {
  const digits = digitsOf(number)
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, sign, place) => {
      const digit = Number(sign) * (place % 2 === 0 ? 1 : 2)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return sum % 10 === 0
}

function digitsOf(number: string): string {
  return number.replaceAll(/[\s-]/g, '')
}

function problem(code: string, message: string): CardError {
  return { code, decline_code: null, message }
}
