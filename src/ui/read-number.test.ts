import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explored } from '../../tests/support/sample.ts'
import { numberText, questionOf, readNumber, understood } from './read-number.ts'

const languages = ['en-GB', 'en-IN', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'pt-BR', 'hi-IN', 'ar-EG', 'fa-IR']

const amount = fc.oneof(fc.integer({ min: 0, max: 99_999_999 }), fc.double({ min: 0, max: 1e9, noNaN: true }))

const decimalOf = (language: string) =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value

describe('a typed number (rules 47)', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['\u200b', null],
    ['52000', 52_000],
    ['1,250,000.50', 1_250_000.5],
    ['1.250.000,50', 1_250_000.5],
    ['50.000', 50_000],
    ['50 000', 50_000],
    ['50\u202f000\u00a0000', 50_000_000],
    ['50’000', 50_000],
    ["50'000.5", 50_000.5],
    ['5,00,000', 500_000],
    ['12,34,567.8', 1_234_567.8],
    ['٥٠٬٠٠٠٫٥', 50_000.5],
    ['٥٠٫٠٠٠', 50],
    ['５０，０００，０００', 50_000_000],
    ['−3', -3],
    ['0', 0],
    ['0.500', 0.5],
    ['.5', 0.5],
    ['1.5', 1.5],
    ['1.50', 1.5],
    ['1.2345', 1.2345],
    ['ten', Number.NaN],
    ['50k', Number.NaN],
    ['€50', Number.NaN],
    ['1e9', Number.NaN],
    ['1.2.3', Number.NaN],
    ['.', Number.NaN],
    ['5 0', Number.NaN],
    ['40 000 50 000', Number.NaN],
    ['40,000–50,000', Number.NaN],
    ['12,345,67', Number.NaN],
    ['1,000.000', Number.NaN],
  ])('%j is %d everywhere', (text, expected) => {
    expect(readNumber(text, '.')).toBe(expected)
    expect(readNumber(text, ',')).toBe(expected)
  })

  it.each([
    ['50,000', 50_000, Number.NaN],
    ['1,5', Number.NaN, 1.5],
    ['12,50', Number.NaN, 12.5],
    ['0,500', Number.NaN, 0.5],
  ])('%j is %d with a decimal point, and %d with a decimal comma', (text, point, comma) => {
    expect(readNumber(text, '.')).toBe(point)
    expect(readNumber(text, ',')).toBe(comma)
  })

  it('is asked about if it may be two', () => {
    expect(questionOf(' 50,000 ', ',')).toBe('“50,000” could mean 50\u00a0000 or 50. Write 50000 or 50.')
    expect(questionOf('1,234', ',')).toBe('“1,234” could mean 1\u00a0234 or 1.234. Write 1234 or 1.2340.')
    for (const text of ['50,000', '50.000', '1,234,567', 'ten', '']) {
      expect(questionOf(text, '.')).toBeUndefined()
    }
    expect(questionOf('50.000', ',')).toBeUndefined()
  })

  it('is shown as it was understood, unless it can’t be misread', () => {
    expect(understood('50.000')).toBe('Understood as 50\u00a0000.')
    expect(understood('５０')).toBe('Understood as 50.')
    for (const text of ['', '50', '17.50', 'ten', '1.2.3']) expect(understood(text)).toBeUndefined()
  })

  it.each(languages)('as %s writes it is never another number', (language) => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 4 }), (number, maximumFractionDigits) => {
        const read = readNumber(
          number.toLocaleString(language, { maximumFractionDigits }),
          decimalOf(language),
        )
        const written = number.toLocaleString('en', { maximumFractionDigits, useGrouping: false })
        // Three decimals look like thousands; money has two at most.
        const allowed = /\.\d{3}$/.test(written) ? [read] : [Number(written), Number.NaN]
        expect(allowed).toContainEqual(read)
      }),
      explored(300),
    )
  })

  it('as a field writes it is read the same', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(1, 1000, 1_000_000), (number, unit) => {
        const rounded = Math.round(number * unit) / unit
        for (const decimal of ['.', ',']) expect(readNumber(numberText(rounded), decimal)).toBe(rounded)
      }),
      explored(300),
    )
  })
})
