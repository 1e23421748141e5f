import { median } from './figures.ts'

/** An event as the Event Timing API tells it. Times in milliseconds. */
export interface SeenEvent {
  /** The interaction that it belongs to; 0 where it belongs to none, as moving a pointer. */
  interactionId: number
  name: string
  /** From the event until the next paint, in steps of 8. */
  duration: number
}

/**
 * The slowest interaction in a round: of the events that belong together the longest counts, as in "Interaction to Next
 * Paint". What is quicker than the API tells counts as `floor`.
 */
export function worstOf(events: readonly SeenEvent[], floor: number): number {
  return Math.max(
    floor,
    ...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  )
}

/** Something that somebody did, once for each run. */
export interface Interaction {
  what: string
  /** The slowest interaction of each run. */
  worst: readonly number[]
}

/** The typical and the worst run. */
export function spread({ worst }: Interaction): { median: number; max: number } {
  return { median: median(worst), max: Math.max(...worst) }
}

/** Grey shapes that stood there: from when to when, in milliseconds; `until` is absent while they still do. */
export interface Shown {
  what: string
  from: number
  until?: number | undefined
}

/** The ones that were gone before anybody could make sense of them, in words. */
export function flashes(shown: readonly Shown[], limit: number): string[] {
  return shown.flatMap(({ what, from, until }) =>
    until !== undefined && until - from < limit ? [`${what} (${Math.round(until - from)} ms)`] : [],
  )
}
