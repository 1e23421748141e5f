import * as v from 'valibot'

/** Returns the current real time, in milliseconds since 1970 UTC. */
export type RealClock = () => number

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/** The engine's own state: fields that a backend adds to one of its tables (`Backend.state`). */
export const worldState = {
  /** Simulated time minus real time, in milliseconds. */
  clock_offset: v.pipe(v.number(), v.integer()),
  /** The simulated time while the clock is frozen; null while it runs. */
  clock_frozen_at: v.nullable(v.pipe(v.number(), v.integer())),
  /** Number of random values drawn so far, so that a reopened world continues the sequence instead of repeating it. */
  draws: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

export const newWorldState: WorldState = { clock_offset: 0, clock_frozen_at: null, draws: 0 }

export type WorldState = { [Field in keyof typeof worldState]: v.InferOutput<(typeof worldState)[Field]> }

type Clock = Pick<WorldState, 'clock_offset' | 'clock_frozen_at'>

/** Returns the simulated time in whole milliseconds since 1970 UTC. */
export function simulatedNow({ clock_offset, clock_frozen_at }: Clock, realNow: RealClock): number {
  return clock_frozen_at ?? realNow() + clock_offset
}

/** Returns the state of a clock moved by `milliseconds`, whether it runs or is frozen. */
export function moved({ clock_offset, clock_frozen_at }: Clock, milliseconds: number): Clock {
  return clock_frozen_at === null
    ? { clock_offset: clock_offset + milliseconds, clock_frozen_at }
    : { clock_offset, clock_frozen_at: clock_frozen_at + milliseconds }
}

/** Formats a time for the contract: ISO 8601, UTC (rules 4). */
export function iso(moment: number): string {
  return new Date(moment).toISOString()
}
