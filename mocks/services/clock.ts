import type { Row } from '../model/world.ts'

/** Reads a clock: milliseconds since 1970 UTC. */
export type RealClock = () => number

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * The simulated moment: real time plus the world's offset, or the moment it stands still at.
 * @returns whole milliseconds since 1970 UTC
 */
export function simulatedNow(
  settings: Pick<Row<'settings'>, 'clock_offset' | 'clock_frozen_at'>,
  realNow: RealClock,
): number {
  return settings.clock_frozen_at ?? realNow() + settings.clock_offset
}

/** The changes that move the simulated clock by `milliseconds`, running or not. */
export function moved(
  settings: Pick<Row<'settings'>, 'clock_offset' | 'clock_frozen_at'>,
  milliseconds: number,
): Pick<Row<'settings'>, 'clock_offset' | 'clock_frozen_at'> {
  return settings.clock_frozen_at === null
    ? { clock_offset: settings.clock_offset + milliseconds, clock_frozen_at: null }
    : { clock_offset: settings.clock_offset, clock_frozen_at: settings.clock_frozen_at + milliseconds }
}

/** A moment as the contract writes it: ISO 8601, UTC (rules 4). */
export function iso(moment: number): string {
  return new Date(moment).toISOString()
}
