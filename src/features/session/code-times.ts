import { limits } from '../../api/limits.gen.ts'

const { minutes, resend_seconds } = limits.EmailedCode

/**
 * Returns the whole seconds until a new code can be requested, 0 or more. Times are in milliseconds since 1970 UTC.
 * @param sentAt when the last code was requested. A time in the future (the clock was set back) counts as now.
 */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.ceil(Math.max(0, resend_seconds - Math.max(0, now - sentAt) / 1_000))
}

/** Returns whether a code requested at `sentAt` has expired. Times are in milliseconds since 1970 UTC. */
export function isCodeOver(sentAt: number, now: number): boolean {
  return now - sentAt >= minutes * 60_000
}
