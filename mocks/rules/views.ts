const minute = 60_000

/** The minimum time between two counted views by an account, in milliseconds: 30 minutes (rules 17). */
export const viewCountsAgainAfter = 30 * minute

/** Whether another view by the same account counts. Times are in milliseconds. */
export function viewCounts(last: { viewed_at: number } | undefined, now: number): boolean {
  return last === undefined || now >= last.viewed_at + viewCountsAgainAfter
}
