import { type Clock, day, hour, type RealClock } from './clock.ts'

/** The steps by which the panel and the admin pages move the clock, as pairs of label and milliseconds. */
export const clockSteps = Object.entries({ '1 hour': hour, '1 day': day, '30 days': 30 * day })

/** Returns the state of a clock that is stopped at `now`, the simulated time. */
export function stopped(clock: Clock, now: number): Clock {
  return { clock_offset: clock.clock_offset, clock_frozen_at: now }
}

/** Returns the state of a clock that runs on from `now`, the simulated time. */
export function running(now: number, realNow: RealClock): Clock {
  return { clock_offset: now - realNow(), clock_frozen_at: null }
}

/** The state of a clock that shows real time. */
export const inRealTime: Clock = { clock_offset: 0, clock_frozen_at: null }
