const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
]

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The time since a moment in the largest unit that fits: "3 days ago" (rules 4). Times are in milliseconds. */
export function relativeTime(moment: number, now: number): string {
  const passed = Math.max(0, now - moment)
  const [unit, length] = units.find(([, size]) => passed >= size) ?? ['second', 1_000]
  return unit === 'second' ? 'just now' : words.format(-Math.floor(passed / length), unit)
}
