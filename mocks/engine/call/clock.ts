import * as v from 'valibot'

/** Reads a clock: milliseconds since 1970 UTC. */
export type RealClock = () => number

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * What the engine keeps of a world: entries of a row of the backend's own, stored and reset like others.
 */
export const worldState = {
  /** How far the simulated clock is ahead of the real one, in milliseconds. */
  clock_offset: v.pipe(v.number(), v.integer()),
  /** The moment at which the clock is frozen; null while it runs. */
  clock_frozen_at: v.nullable(v.pipe(v.number(), v.integer())),
  /** How many random values were drawn, so that a replayed world draws the same ones. */
  draws: v.pipe(v.number(), v.integer(), v.minValue(0)),
}

export const newWorldState: WorldState = { clock_offset: 0, clock_frozen_at: null, draws: 0 }

export interface WorldState {
  clock_offset: number
  clock_frozen_at: number | null
  draws: number
}

type Clock = Pick<WorldState, 'clock_offset' | 'clock_frozen_at'>

/**
 * The simulated moment: real time plus the world's offset, or the moment at which it is frozen.
 * @returns whole milliseconds since 1970 UTC
 */
export function simulatedNow({ clock_offset, clock_frozen_at }: Clock, realNow: RealClock): number {
  return clock_frozen_at ?? realNow() + clock_offset
}

/** The changes that move the simulated clock by `milliseconds`, running or not. */
export function moved({ clock_offset, clock_frozen_at }: Clock, milliseconds: number): Clock {
  return clock_frozen_at === null
    ? { clock_offset: clock_offset + milliseconds, clock_frozen_at }
    : { clock_offset, clock_frozen_at: clock_frozen_at + milliseconds }
}

/** A moment as the contract writes it: ISO 8601, UTC (rules 4). */
export function iso(moment: number): string {
  return new Date(moment).toISOString()
}
