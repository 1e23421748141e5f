import * as v from 'valibot'
import { remembered } from './remembered.ts'

/** Returns the current real time, in milliseconds since 1970 UTC. */
export type RealClock = () => number

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The first and the last moment that a world may store: the contract's dates have years of four digits. */
export const firstMoment = Date.parse('0001-01-01T00:00:00Z')
export const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59)
/** Where the simulated clock stops, so that a world can still store a moment 30 days ahead. */
export const lastNow = lastMoment - 31 * day

/** The steps by which the panel and the admin pages move the clock, as pairs of label and milliseconds. */
export const clockSteps = Object.entries({ '1 hour': hour, '1 day': day, '30 days': 30 * day })

/** The engine's own state: fields that a backend adds to one of its tables (`Backend.state`). */
export const worldState = {
  /** Simulated time minus real time, in milliseconds. */
  clock_offset: v.pipe(v.number(), v.safeInteger()),
  /** The simulated time while the clock is frozen; null while it runs. */
  clock_frozen_at: v.nullable(
    v.pipe(v.number(), v.safeInteger(), v.minValue(firstMoment), v.maxValue(lastMoment)),
  ),
  /** Number of random values drawn so far, so that a reopened world continues the sequence instead of repeating it. */
  draws: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
}

export const newWorldState: WorldState = { clock_offset: 0, clock_frozen_at: null, draws: 0 }

export type WorldState = { [Field in keyof typeof worldState]: v.InferOutput<(typeof worldState)[Field]> }

export type Clock = Pick<WorldState, 'clock_offset' | 'clock_frozen_at'>

/** The state of a clock that shows real time. */
export const inRealTime: Clock = { clock_offset: 0, clock_frozen_at: null }

/** Returns the simulated time in whole milliseconds since 1970 UTC, at most `lastNow`. */
export function simulatedNow({ clock_offset, clock_frozen_at }: Clock, realNow: RealClock): number {
  return Math.min(lastNow, Math.max(firstMoment, clock_frozen_at ?? realNow() + clock_offset))
}

/** Returns the state of a clock moved by `milliseconds`, whether it runs or is frozen. */
export function moved({ clock_offset, clock_frozen_at }: Clock, milliseconds: number): Clock {
  return clock_frozen_at === null
    ? { clock_offset: clock_offset + milliseconds, clock_frozen_at }
    : { clock_offset, clock_frozen_at: clock_frozen_at + milliseconds }
}

/** Returns the state of a clock that runs on from `now`, the simulated time. */
export function running(now: number, realNow: RealClock): Clock {
  return { clock_offset: now - realNow(), clock_frozen_at: null }
}

/** Formats a time for the contract: ISO 8601, UTC. Remembered, because it takes longer than the rest of a row's view. */
export const iso = remembered((moment: number) => new Date(moment).toISOString())
