import type { Row } from '../model/world.ts'
import type { RealClock } from '../services/clock.ts'

type ClockSettings = Pick<Row<'settings'>, 'clock_offset' | 'clock_frozen_at'>

/** The changes that stop the clock at `now`, the simulated moment. The offset stays, to be left behind on running. */
export function stopped(settings: ClockSettings, now: number): ClockSettings {
  return { clock_offset: settings.clock_offset, clock_frozen_at: now }
}

/** The changes that let the clock run on from `now`, the simulated moment it stood at. */
export function running(now: number, realNow: RealClock): ClockSettings {
  return { clock_offset: now - realNow(), clock_frozen_at: null }
}

/** The changes that bring the clock back to real time, running. */
export const inRealTime: ClockSettings = { clock_offset: 0, clock_frozen_at: null }
