import type { Row } from '../model/tables.ts'
import { day, hour, type RealClock } from '../engine/base/clock.ts'

type ClockSettings = Pick<Row<'settings'>, 'clock_offset' | 'clock_frozen_at'>

/** The steps by which the panel and the admin pages move the clock, as pairs of label and milliseconds. */
export const clockSteps = Object.entries({ '1 hour': hour, '1 day': day, '30 days': 30 * day })

/** Returns the settings of a clock that is stopped at `now`, the simulated time. */
export function stopped(settings: ClockSettings, now: number): ClockSettings {
  return { clock_offset: settings.clock_offset, clock_frozen_at: now }
}

/** Returns the settings of a clock that runs on from `now`, the simulated time. */
export function running(now: number, realNow: RealClock): ClockSettings {
  return { clock_offset: now - realNow(), clock_frozen_at: null }
}

/** The settings of a clock that shows real time. */
export const inRealTime: ClockSettings = { clock_offset: 0, clock_frozen_at: null }
