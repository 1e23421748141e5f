import { numberFormat } from './formatters.ts'

/** Formats a count with the locale's separators: "12,480". Anything but a finite number is "0". */
export function formatCount(count: number, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(Number.isFinite(count) ? count : 0)
}
