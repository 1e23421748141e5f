import { day, hour, minute } from '../engine/call/clock.ts'

const withYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const withoutYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** "20 Nov 2026" in the reader's time zone. `moment` in milliseconds since 1970 UTC. */
export function dateOf(moment: number): string {
  return withYear.format(moment)
}

/** "09:30:05" in the reader's time zone. `moment` in milliseconds since 1970 UTC. */
export function timeOf(moment: number): string {
  return time.format(moment)
}

/** "20 Nov, 09:30:05" in the reader's time zone, with the year if it is not the year of `now`. Both in milliseconds. */
export function stampOf(moment: number, now: number): string {
  const sameYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
  return `${(sameYear ? withoutYear : withYear).format(moment)}, ${timeOf(moment)}`
}

/**
 * The distance of the simulated clock from the real one, in whole minutes: "31 days, 2 hours ahead of real time".
 * @param milliseconds simulated minus real
 */
export function distanceWords(milliseconds: number): string {
  // Rounded, because the two clocks are read milliseconds apart.
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
