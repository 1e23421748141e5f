/** A new code is sent a minute after the last one at the earliest (rules 9), in milliseconds. */
const resendAfter = 60_000
/** A code works for 10 minutes (rules 9), in milliseconds. */
const lifetime = 10 * 60_000

/**
 * Whole seconds until a new code can be asked for, 0 to 60.
 * @param sentAt when the last one was asked for. Moments in milliseconds; one that lies ahead was told by a clock that
 *   has been set back since, and counts as now.
 */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.ceil(Math.max(0, resendAfter - Math.max(0, now - sentAt)) / 1_000)
}

/** Whether a code that was asked for then has stopped working. Moments in milliseconds. */
export function isCodeOver(sentAt: number, now: number): boolean {
  return now - sentAt >= lifetime
}
