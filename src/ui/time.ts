import { dateFormat, relativeFormat } from './formatters.ts'

/** A moment as ISO 8601 text, milliseconds since 1970 UTC, or a Date. */
export type Instant = string | number | Date

/** Returns milliseconds since 1970 UTC, or `null` for an invalid date. */
export function parseInstant(value: Instant): number | null {
  const time = value instanceof Date ? value.getTime() : typeof value === 'number' ? value : parseText(value)
  return Number.isFinite(time) ? time : null
}

function parseText(text: string): number {
  // Reads only ISO dates, because engines disagree about other forms: "3 days ago" is a date in some.
  const [day] = /^\d{4}-\d\d-\d\d(?=[T ]\d\d:\d\d|$)/.exec(text.trim()) ?? []
  // Some engines read 31 February as a day in March.
  if (day === undefined || new Date(day).getUTCDate() !== Number(day.slice(-2))) return Number.NaN
  return Date.parse(text.trim().replace(' ', 'T'))
}

const steps: ReadonlyArray<[Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/**
 * Formats `value` relative to `now`: "3 hours ago", "yesterday", "in 2 weeks", or "just now" within a minute.
 * Returns unparsable values unchanged (rules 4).
 */
export function formatRelative(value: Instant, now: Instant, locale?: string): string {
  const then = parseInstant(value)
  const from = parseInstant(now)
  if (then === null || from === null) return String(value)
  const distance = then - from
  const step = steps.find(([, size]) => Math.abs(distance) >= size)
  if (!step) return 'just now'
  const [unit, size] = step
  return relativeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / size), unit)
}

/** Formats "14 November 2026 at 09:30" in the reader's zone, or in `timeZone`. Returns unparsable values unchanged. */
export function formatMoment(value: Instant, locale?: string, timeZone?: string): string {
  const time = parseInstant(value)
  if (time === null) return String(value)
  return dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(time)
}

/** Formats the day only: "14 Nov 2026". Returns unparsable values unchanged. */
export function formatDay(value: Instant, locale?: string, timeZone?: string): string {
  const time = parseInstant(value)
  if (time === null) return String(value)
  return dateFormat(locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(time)
}
