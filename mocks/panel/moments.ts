import { day, hour, minute } from '../engine/base/clock.ts'

const withYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const withoutYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Formats a date: "20 Nov 2026", in the browser's time zone. @param moment in milliseconds since 1970 UTC */
export function dateOf(moment: number): string {
  return withYear.format(moment)
}

/** Formats a time: "09:30:05", in the browser's time zone. @param moment in milliseconds since 1970 UTC */
export function timeOf(moment: number): string {
  return time.format(moment)
}

/** Formats date and time: "20 Nov, 09:30:05", with the year unless it is that of `now`. Both are in milliseconds. */
export function stampOf(moment: number, now: number): string {
  const sameYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  return `${(sameYear ? withoutYear : withYear).format(moment)}, ${timeOf(moment)}`
}

/**
 * Describes how far the simulated clock is from the real one, in whole minutes: "31 days, 2 hours ahead of real time".
 * @param milliseconds simulated time minus real time
 */
export function distanceWords(milliseconds: number): string {
  // Rounded to seconds, because the two clocks are read milliseconds apart.
  const size = Math.round(Math.abs(milliseconds) / 1_000) * 1_000
  const counts = {
    day: Math.floor(size / day),
    hour: Math.floor((size % day) / hour),
    minute: Math.floor((size % hour) / minute),
  }
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([unit, count]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
  if (parts.length === 0) return 'in sync with real time'
  return `${parts.join(', ')} ${milliseconds > 0 ? 'ahead of' : 'behind'} real time`
}
