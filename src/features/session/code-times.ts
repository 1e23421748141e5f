/** The shortest time between two codes (rules 9), in milliseconds. */
const resendAfter = 60_000
/** How long a code is valid (rules 9), in milliseconds. */
const lifetime = 10 * 60_000

/**
 * Returns the whole seconds until a new code can be requested, 0 to 60. Times are in milliseconds since 1970 UTC.
 * @param sentAt when the last code was requested. A time in the future (the clock was set back) counts as now.
 */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.ceil(Math.max(0, resendAfter - Math.max(0, now - sentAt)) / 1_000)
}

/** Returns whether a code requested at `sentAt` has expired. Times are in milliseconds since 1970 UTC. */
export function isCodeOver(sentAt: number, now: number): boolean {
  return now - sentAt >= lifetime
}
