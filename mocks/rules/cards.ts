/** A card as typed. */
export interface Card {
  /** Digits; spaces and hyphens are ignored. */
  number: string
  /** 1 to 12. */
  expMonth: string
  /** Two or four digits. */
  expYear: string
  cvc: string
}

/** Why a card fails: the code and decline code as Stripe documents them, and a message for the payer. */
export interface CardError {
  code: string
  decline_code: string | null
  message: string
}

/** The outcome of charging a test card, as Stripe documents it (rules 25). */
export type CardOutcome =
  | { kind: 'paid' }
  | { kind: 'declined'; error: CardError }
  /** The payer has to authenticate first; then the card pays, or is declined with this code. */
  | { kind: 'authentication'; declinesWith: string | null }

const declined = 'Your card was declined.'
/** The messages for the payer, by decline code. */
const declines = {
  generic_decline: declined,
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: declined,
  stolen_card: declined,
  fraudulent: declined,
  card_velocity_exceeded: `${declined} It was used too often or for too much in a short time.`,
  test_mode_live_card: `${declined} This is a test: only the provider’s published test cards are accepted, not real ones.`,
}
type DeclineCode = keyof typeof declines

const paid: CardOutcome = { kind: 'paid' }
const authentication = (declinesWith: DeclineCode | null): CardOutcome => ({
  kind: 'authentication',
  declinesWith,
})
const decline = (error: CardError): CardOutcome => ({ kind: 'declined', error })

/** Stripe's public test cards and their outcomes. */
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
  // Supports authentication but does not require it.
  ['4000000000003055', paid],
  ['4000000000000002', decline(declineOf('generic_decline'))],
  ['4000000000009995', decline(declineOf('insufficient_funds'))],
  ['4000000000009987', decline(declineOf('lost_card'))],
  ['4000000000009979', decline(declineOf('stolen_card'))],
  ['4000000000000069', decline(problem('expired_card', 'Your card has expired.'))],
  ['4000000000000127', decline(problem('incorrect_cvc', 'Your card’s security code is incorrect.'))],
  [
    '4000000000000119',
    decline(
      problem('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
    ),
  ],
  ['4000000000006975', decline(declineOf('card_velocity_exceeded'))],
  ['4100000000000019', decline(declineOf('fraudulent'))],
  ['4000002500003155', authentication(null)],
  ['4000002760003184', authentication(null)],
  ['4000000000003220', authentication(null)],
  ['4000008260003178', authentication('insufficient_funds')],
  ['4000008400001629', authentication('generic_decline')],
])

/** Returns the outcome of charging a card. Cards not in `testCards` are declined, as in Stripe's test mode. */
export function outcomeOf(number: string): CardOutcome {
  return testCards.get(digitsOf(number)) ?? decline(declineOf('test_mode_live_card'))
}

/** Returns the error for a decline code; a generic decline if the code is unknown. */
export function declineOf(code: string): CardError {
  const decline_code = isDeclineCode(code) ? code : 'generic_decline'
  return { code: 'card_declined', decline_code, message: declines[decline_code] }
}

function isDeclineCode(code: string): code is DeclineCode {
  return Object.hasOwn(declines, code)
}

/** The error if the payer fails to authenticate. */
export const notAuthenticated: CardError = problem(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose another one and try again.',
)

/**
 * Checks a card before the bank is asked: its number, its expiry date, and the length of its security code.
 * @param now in milliseconds since 1970 UTC; a card is valid to the end of its month
 */
export function cardProblem({ number, expMonth, expYear, cvc }: Card, now: number): CardError | undefined {
  if (!passesLuhn(number)) return problem('incorrect_number', 'Your card number is incorrect.')
  const month = /^\d{1,2}$/.test(expMonth) ? Number(expMonth) : 0
  if (month < 1 || month > 12) {
    return problem('invalid_expiry_month', 'Your card’s expiration month is invalid.')
  }
  const year = /^(?:\d{2}|\d{4})$/.test(expYear) ? (expYear.length === 2 ? 2000 : 0) + Number(expYear) : 0
  const thisYear = new Date(now).getUTCFullYear()
  // A year more than 50 years ahead must be a typing error.
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

/** Whether the number has the length of a card number and a valid checksum (Luhn, ISO/IEC 7812). */
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
