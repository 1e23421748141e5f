import { describe, expect, it } from 'vitest'
import { formatAmount, formatPay } from './pay.ts'

const gb = 'en-GB'

describe('formatPay', () => {
  it.each([
    ['a range', 'EUR', 40_000, 52_000, '€40,000–€52,000'],
    ['equal ends', 'EUR', 40_000, 40_000, '€40,000'],
    ['only a lower end', 'GBP', 40_000, null, 'From £40,000'],
    ['only an upper end', 'USD', null, 52_000, 'Up to US$52,000'],
    ['decimals', 'USD', 17.5, 21, 'US$17.50–21'],
    ['a lower end of zero', 'USD', 0, 100, 'US$0–100'],
    ['reversed ends', 'EUR', 500, 100, '€500–€100'],
    ['a currency without decimals', 'JPY', 3_000_000, 4_000_000, 'JP¥3,000,000–4,000,000'],
    ['an unknown code of three letters', 'QQQ', 10, 20, 'QQQ 10–20'],
    ['a word that is not a code', 'credits', 1000, 2000, '1,000–2,000 credits'],
    ['no currency', '', 1000, null, 'From 1,000'],
    ['a very large number', 'EUR', 1, 9e15, '€1–€9000tn'],
  ])('formats %s', (_, currency, from, to, expected) => {
    expect(
      formatPay(currency, from, to, gb)
        ?.replaceAll(/[\s\u2009]*–[\s\u2009]*/g, '–')
        .replaceAll('\u00a0', ' '),
    ).toBe(expected)
  })

  it('returns null if neither end is a number', () => {
    expect(formatPay('EUR', null, undefined)).toBeNull()
    expect(formatPay('EUR', Number.NaN, Number.POSITIVE_INFINITY)).toBeNull()
  })

  it('follows the reader’s locale', () => {
    expect(formatPay('EUR', 40_000, 40_000, 'de-DE')).toBe('40.000\u00a0€')
  })
})

describe('formatAmount', () => {
  it('shows cents only if there are any', () => {
    expect(formatAmount('USD', 49, 'en-US')).toBe('$49')
    expect(formatAmount('USD', 49.5, 'en-US')).toBe('$49.50')
    expect(formatAmount('USD', null, 'en-US')).toBeNull()
  })
})
