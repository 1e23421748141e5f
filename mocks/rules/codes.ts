import type { Chosen } from '../assumptions.ts'
import { limits } from '../../src/api/limits.gen.ts'
import { type Machine } from './machine.ts'

const { minutes, tries, resend_seconds } = limits.EmailedCode

/** The lifetime of a code, in milliseconds (rules 9). */
export const codeLifetime = minutes * 60_000
/** The minimum time between two codes, in milliseconds (rules 9). */
export const resendAfter = resend_seconds * 1_000
/** The number of wrong tries that use up a code (rules 9). */
export const maxTries = tries

/** A code as the user sees it: six digits (rules 9), or eight letters and digits if `code.form` is reversed. */
export function codeText(code: string, otherwise: Chosen): string {
  return otherwise.has('code.form') ? `QX${code}` : code
}

/** The state of a code; `none` is a code that was never sent, or was redeemed. */
export type CodeState = 'none' | 'usable' | 'expired' | 'used_up'

export type CodeEvent = 'send' | 'redeem' | 'miss' | 'miss_last' | 'lapse'

/** A six-digit code by email, for logging in or for a new password. */
export const codeMachine: Machine<CodeState, CodeEvent> = {
  name: 'Code by email',
  source: 'rules 9, 11',
  initial: 'none',
  states: {
    none: 'not requested, or redeemed: a code works once',
    usable: 'sent',
    expired: `older than ${minutes} minutes`,
    used_up: `${tries} wrong tries: even the right code is refused`,
  },
  transitions: [
    {
      from: ['none', 'usable', 'expired', 'used_up'],
      event: 'send',
      to: 'usable',
      by: 'anyone with the address',
      when: `at least ${resend_seconds} seconds after the previous code`,
    },
    { from: ['usable'], event: 'redeem', to: 'none', by: 'the right code' },
    {
      from: ['usable'],
      event: 'miss',
      to: 'usable',
      by: 'a wrong code',
      when: `the first ${tries - 1} times`,
    },
    { from: ['expired'], event: 'miss', to: 'expired', by: 'any code', when: `the first ${tries - 1} times` },
    {
      from: ['usable', 'expired'],
      event: 'miss_last',
      to: 'used_up',
      by: 'a wrong code, or any expired one',
      when: 'the last time',
    },
    { from: ['usable'], event: 'lapse', to: 'expired', by: 'clock', when: `after ${minutes} minutes` },
  ],
}

/** Returns the state of a code (rules 9). `sent_at` and `now` are in milliseconds. */
export function codeState(code: { sent_at: number; tries: number } | undefined, now: number): CodeState {
  if (code === undefined) return 'none'
  if (code.tries >= maxTries) return 'used_up'
  return now < code.sent_at + codeLifetime ? 'usable' : 'expired'
}

/** Returns the seconds until a new code may be sent (rules 9), rounded up; 0 or less if it may be sent now. */
export function resendIn(code: { sent_at: number }, now: number): number {
  return Math.ceil((code.sent_at + resendAfter - now) / 1_000)
}
