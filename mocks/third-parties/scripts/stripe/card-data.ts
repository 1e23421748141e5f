import { passesLuhn } from '../../../rules/cards.ts'
import type { Failure } from './provider.ts'

// Test cards from Stripe's documentation.
export const testCards = [
  { number: '4242424242424242', outcome: 'is paid' },
  { number: '4000000000000002', outcome: 'is declined' },
  { number: '4000000000009995', outcome: 'has insufficient funds' },
  { number: '4000000000000069', outcome: 'has expired' },
  { number: '4000000000000127', outcome: 'has another CVC' },
  { number: '4000002760003184', outcome: 'needs authentication' },
]

export interface Brand {
  name: string
  word: string
  pattern: RegExp
  lengths: readonly number[]
  gaps: readonly number[]
  cvc: number
}

const describe = (name: string, word: string, pattern: RegExp, more: Partial<Brand> = {}): Brand => ({
  name,
  word,
  pattern,
  lengths: [16],
  gaps: [4, 8, 12, 16],
  cvc: 3,
  ...more,
})
const brands = [
  describe('visa', 'Visa', /^4/),
  describe('mastercard', 'Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/),
  describe('amex', 'Amex', /^3[47]/, { lengths: [15], gaps: [4, 10], cvc: 4 }),
  describe('discover', 'Discover', /^(6011|64[4-9]|65)/),
  describe('diners', 'Diners', /^(30[0-5]|36|38|39)/, { lengths: [14, 16], gaps: [4, 10] }),
  describe('jcb', 'JCB', /^35/),
  describe('unionpay', 'UnionPay', /^62/, { lengths: [16, 19] }),
]
export const unknownBrand = describe('unknown', '', /^/, { cvc: 4 })

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

export const brandOf = (number: string): Brand =>
  brands.find(({ pattern }) => pattern.test(number)) ?? unknownBrand

const invalid = (code: string, message: string): Failure => ({ type: 'validation_error', code, message })

/** What is known about an input so far. */
export interface Verdict {
  complete: boolean
  empty: boolean
  error: Failure | undefined
}

/** @param number digits */
export function judgeNumber(number: string): Verdict {
  const { lengths } = brandOf(number)
  const isFull = lengths.includes(number.length)
  const isSound = isFull && passesLuhn(number)
  const error =
    isSound || number.length < Math.max(...lengths)
      ? undefined
      : invalid('invalid_number', 'Your card number is invalid.')
  return { complete: isSound, empty: number === '', error }
}

/** @param text four digits, MMYY, when complete */
export function judgeExpiry(text: string): Verdict {
  const empty = text === ''
  if (text.length < 4) return { complete: false, empty, error: undefined }
  const month = Number(text.slice(0, 2))
  const year = 2000 + Number(text.slice(2))
  const now = new Date()
  const past = year - now.getFullYear()
  const error =
    month < 1 || month > 12
      ? invalid('invalid_expiry_month', "Your card's expiration month is invalid.")
      : past < 0
        ? invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.")
        : past === 0 && month <= now.getMonth()
          ? invalid('invalid_expiry_month_past', "Your card's expiration date is in the past.")
          : past > 50
            ? invalid('invalid_expiry_year', "Your card's expiration year is invalid.")
            : undefined
  return { complete: error === undefined, empty, error }
}

export const incomplete = {
  number: invalid('incomplete_number', 'Your card number is incomplete.'),
  expiry: invalid('incomplete_expiry', "Your card's expiration date is incomplete."),
  cvc: invalid('incomplete_cvc', "Your card's security code is incomplete."),
}

export function grouped(digits: string, { gaps }: Brand): string {
  return Array.from(digits)
    .map((digit, index) => (index > 0 && gaps.includes(index) ? ` ${digit}` : digit))
    .join('')
}

/**
 * Formats an expiry as `MM / YY`.
 * @param deleting omits a trailing slash, which could not be deleted otherwise
 */
export function writtenExpiry(text: string, deleting: boolean): string {
  // `5` and `1/` can only be one-digit months.
  const padded = text.replace(/^\s*([2-9]|1(?=\D*\/))/, '0$1')
  const digits = digitsOf(padded)
  const month = digits.slice(0, 2)
  // Autofill may enter a year of four digits.
  const year = digits.length > 4 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4)
  if (month.length < 2 || (year === '' && deleting)) return month
  return `${month} / ${year}`
}
