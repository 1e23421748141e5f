import type { Step } from '../engine/data/history.ts'

/** Returns the steps whose changes still hold: those that no later step has undone. */
export function holdingOf(steps: readonly Step[]): Step[] {
  let from = Number.POSITIVE_INFINITY
  let to = Number.POSITIVE_INFINITY
  return steps
    .toReversed()
    .filter(({ head, back }) => {
      if (head >= from && head < to) return false
      if (back !== undefined) {
        from = back
        to = head
      }
      return true
    })
    .toReversed()
}
