const minute = 60_000

/** A look at a job counts once per account in 30 minutes (rules 17), in milliseconds. */
export const viewCountsAgainAfter = 30 * minute

/** Whether another look of the same account counts. Moments in milliseconds. */
export function viewCounts(last: { viewed_at: number } | undefined, now: number): boolean {
  return last === undefined || now >= last.viewed_at + viewCountsAgainAfter
}
