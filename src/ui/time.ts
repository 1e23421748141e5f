import { dateFormat, relativeFormat } from './formatters.ts'

/** A moment as ISO 8601 text, milliseconds since 1970 UTC, or a Date. */
export type Instant = string | number | Date

/** Returns milliseconds since 1970 UTC, or `null` for a date that isn't known. `readAnswer` leaves only ISO 8601. */
export function parseInstant(value: Instant): number | null {
  const time = new Date(value).getTime()
  return Number.isFinite(time) ? time : null
}

const day = 86_400_000
const unknown = 'Date unknown'

const units = ['year', 'month', 'week', 'day'] as const
/** The least number of days for which a unit is used. */
const leastDays = { year: 365, month: 30, week: 7, day: 1 }

/** Numbers the years, months, weeks and days of the reader's calendar. A week begins on Monday (ISO 8601). */
function calendarOf(time: number): typeof leastDays {
  const date = new Date(time)
  const [year, month] = [date.getFullYear(), date.getMonth()]
  const days = Date.UTC(year, month, date.getDate()) / day
  return { year, month: year * 12 + month, week: Math.floor((days + 3) / 7), day: days }
}

/**
 * Formats `value` relative to `now`: "3 hours ago", or "just now" within a minute. From a day on, it counts the days,
 * weeks, months and years of the reader's calendar: "yesterday", "in 2 weeks" (rules 51). Says so of a date that
 * isn't known (rules 50).
 */
export function formatRelative(value: Instant, now: Instant, locale?: string): string {
  const then = parseInstant(value)
  const from = parseInstant(now)
  if (then === null || from === null) return unknown
  const elapsed = then - from
  const words = relativeFormat(locale, { numeric: 'auto' })
  if (Math.abs(elapsed) >= day) {
    const [at, today] = [calendarOf(then), calendarOf(from)]
    const days = Math.abs(at.day - today.day)
    const unit = units.find((each) => days >= leastDays[each] && at[each] !== today[each])
    if (unit) return words.format(at[unit] - today[unit], unit)
  }
  const hours = Math.trunc(elapsed / 3_600_000)
  const minutes = Math.trunc(elapsed / 60_000)
  return hours ? words.format(hours, 'hour') : minutes ? words.format(minutes, 'minute') : 'just now'
}

/** Formats "14 November 2026 at 09:30" in the reader's zone, or in `timeZone`; or that the date is unknown. */
export function formatMoment(value: Instant, locale?: string, timeZone?: string): string {
  const time = parseInstant(value)
  if (time === null) return unknown
  return dateFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone && { timeZone }),
  }).format(time)
}

/** Formats the day only: "14 Nov 2026"; or says that the date is unknown. */
export function formatDay(value: Instant, locale?: string, timeZone?: string): string {
  const time = parseInstant(value)
  if (time === null) return unknown
  return dateFormat(locale, { dateStyle: 'medium', ...(timeZone && { timeZone }) }).format(time)
}
