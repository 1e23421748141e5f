const day = 86_400_000
const hour = 3_600_000

/** How long a session lasts after its last use: 30 days (rules 12), in milliseconds. */
export const sessionLifetime = 30 * day

/** Whether the session has ended by itself. Moments in milliseconds. */
export function sessionIsOver(session: { used_at: number }, now: number): boolean {
  return now >= session.used_at + sessionLifetime
}

/** Whether using the session now is worth noting; once an hour is exact enough for 30 days. */
export function sessionNeedsRefresh(session: { used_at: number }, now: number): boolean {
  return now >= session.used_at + hour
}
