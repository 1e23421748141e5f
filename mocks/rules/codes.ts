const minute = 60_000

/** A code works for 10 minutes (rules 9), in milliseconds. */
export const codeLifetime = 10 * minute
/** A new code is sent 60 seconds after the last one at the earliest (rules 9), in milliseconds. */
export const resendAfter = minute
/** Wrong codes until it is used up (rules 9). */
export const maxTries = 5

/** What a code is good for now (rules 9). Moments in milliseconds. */
export function codeState(
  code: { sent_at: number; tries: number },
  now: number,
): 'usable' | 'expired' | 'used-up' {
  if (code.tries >= maxTries) return 'used-up'
  return now < code.sent_at + codeLifetime ? 'usable' : 'expired'
}

/** Whether a new code may be sent. */
export function mayResend(code: { sent_at: number } | undefined, now: number): boolean {
  return code === undefined || now >= code.sent_at + resendAfter
}
