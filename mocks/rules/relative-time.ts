import { day, hour, minute } from '../engine/base/clock.ts'

const units = ['year', 'month', 'week', 'day'] as const
/** The least number of days for which a unit is used. */
const leastDays = { year: 365, month: 30, week: 7, day: 1 }

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** Returns the date of a moment in a zone, or in UTC if nobody knows the zone. Swedish dates are ISO 8601. */
function dateIn(timeZone: string, moment: number): Date {
  try {
    return new Date(new Intl.DateTimeFormat('sv', { timeZone }).format(moment))
  } catch {
    return new Date(moment)
  }
}

/** Numbers the years, months, weeks and days up to a date. A week begins on Monday (ISO 8601). */
function calendarOf(date: Date): typeof leastDays {
  const [year, days] = [date.getUTCFullYear(), Math.floor(date.getTime() / day)]
  return { year, month: year * 12 + date.getUTCMonth(), week: Math.floor((days + 3) / 7), day: days }
}

/**
 * The time since a moment: as it elapsed below a day ("3 hours ago"), from then on in the calendar of a zone
 * ("yesterday") (rules 4, 51). Times are in milliseconds.
 * @param zone an IANA name
 */
export function relativeTime(moment: number, now: number, zone = 'UTC'): string {
  const passed = now - moment
  if (passed >= day) {
    const [then, today] = [calendarOf(dateIn(zone, moment)), calendarOf(dateIn(zone, now))]
    const unit = units.find((each) => today.day - then.day >= leastDays[each] && today[each] > then[each])
    if (unit) return words.format(then[unit] - today[unit], unit)
  }
  if (passed >= hour) return words.format(-Math.floor(passed / hour), 'hour')
  return passed < minute ? 'just now' : words.format(-Math.floor(passed / minute), 'minute')
}
