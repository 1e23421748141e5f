import { moneyFormat } from './formatters.ts'
import { tidyWords } from './typed.ts'

/** The decimal sign of the device's language, as in the amounts that the pages show. */
const deviceDecimal = (): string =>
  moneyFormat(undefined, {})
    .formatToParts(1.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.'

/** A sign; digits, in groups of three by one separator, or in India's groups; a decimal sign with decimals. */
const shape =
  /^([+-]?)([1-9]\d{0,2}(?:([ ’.,])\d{3})(?:\3\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}|\d*)(?:([.,٫])(\d*))?$/

/**
 * The numbers that a text may mean. There are two if the page's English and the device's language read it differently:
 * “50,000” where a comma is the decimal sign.
 */
function readings(text: string, decimal: string): number[] {
  const [all, sign = '', whole = '', , point, decimals = ''] = shape.exec(text) ?? []
  if (all === undefined || !/\d/.test(all)) return []
  const [separator, ...more] = whole.match(/\D/g) ?? []
  // “1,000.000” has two separators of thousands, and “1,5” is English for nothing.
  if (separator !== undefined && (point === separator || decimals.length === 3)) return []
  if (separator === undefined && point === ',' && decimal !== ',') return []
  const number = Number(`${sign}${whole.replaceAll(/\D/g, '')}.${decimals}`)
  const isAmbiguous = separator === ',' && decimal === ',' && point === undefined && more.length === 0
  return isAmbiguous ? [number, Number(sign + whole.replace(',', '.'))] : [number]
}

function plain(text: string): string {
  return tidyWords(text)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/['‘’ʼ′٬]/g, '’')
}

/**
 * Reads a typed number by its shape: “52,000”, “52.000”, “52 000”, “5,00,000”, “1.234,50”, “٥٠”. Returns `null` for an
 * empty field, and NaN for text that isn't a number or may be two (rules 47).
 * @param decimal the decimal sign of the reader's language; by default the device's
 */
export function readNumber(text: string, decimal?: string): number | null {
  const typed = plain(text)
  if (typed === '') return null
  const [number = Number.NaN, ...others] = readings(typed, decimal ?? deviceDecimal())
  return others.length === 0 ? number : Number.NaN
}

/** Returns a question about a text that may be two numbers, else `undefined` (rules 47). See `readNumber`. */
export function questionOf(text: string, decimal = deviceDecimal()): string | undefined {
  const [one, other] = readings(plain(text), decimal)
  if (one === undefined || other === undefined) return undefined
  const choice = `Write ${numberText(one)} or ${numberText(other)}.`
  return `“${text.trim()}” could mean ${shown(one)} or ${shown(other)}. ${choice}`
}

/** Says how a number was understood, if it was typed with more than digits and up to two decimals (rules 47). */
export function understood(text: string): string | undefined {
  const number = readNumber(text)
  if (number === null || !Number.isFinite(number) || /^[+-]?\d+(\.\d\d?)?$/.test(text.trim()))
    return undefined
  return `Understood as ${shown(number)}.`
}

/** Writes a number for a field, so that `readNumber` reads it the same: three decimals would look like thousands. */
export function numberText(number: number): string {
  const text = number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

/** Groups of three with spaces, which every language reads in the same way. */
function shown(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20 }).replaceAll(',', '\u00a0')
}
