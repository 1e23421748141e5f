import { describeMachine } from './machine.ts'

const minute = 60_000

/** A code works for 10 minutes (rules 9), in milliseconds. */
export const codeLifetime = 10 * minute
/** A new code is sent 60 seconds after the last one at the earliest (rules 9), in milliseconds. */
export const resendAfter = minute
/** Wrong codes until it is used up (rules 9). */
export const maxTries = 5

/** What a code is good for; `none` is one that was never sent, or has done its work. */
export type CodeState = 'none' | 'usable' | 'expired' | 'used_up'

/** What happens to a code. */
export type CodeEvent = 'send' | 'redeem' | 'miss' | 'miss_last' | 'lapse'

/** A six-digit code by e-mail: for signing in, and for a new password. */
export const codeMachine = describeMachine<CodeState, CodeEvent>({
  name: 'Code by e-mail',
  source: 'spec §4, rules 9, 11',
  initial: 'none',
  states: {
    none: 'not asked for, or redeemed: a code works once',
    usable: 'on its way, or in the mailbox',
    expired: 'older than 10 minutes',
    used_up: 'missed five times: not even the right one works',
  },
  transitions: [
    {
      from: ['none', 'usable', 'expired', 'used_up'],
      event: 'send',
      to: 'usable',
      by: 'whoever names the address',
      when: 'a minute after the one before, at the earliest',
    },
    { from: ['usable'], event: 'redeem', to: 'none', by: 'whoever has the right code' },
    { from: ['usable'], event: 'miss', to: 'usable', by: 'a wrong code', when: 'the first four times' },
    { from: ['expired'], event: 'miss', to: 'expired', by: 'any code', when: 'the first four times' },
    {
      from: ['usable', 'expired'],
      event: 'miss_last',
      to: 'used_up',
      by: 'a wrong code',
      when: 'the fifth time',
    },
    { from: ['usable'], event: 'lapse', to: 'expired', by: 'clock', when: 'after 10 minutes' },
  ],
})

/** What a code is good for now (rules 9). Moments in milliseconds. */
export function codeState(code: { sent_at: number; tries: number } | undefined, now: number): CodeState {
  if (code === undefined) return 'none'
  if (code.tries >= maxTries) return 'used_up'
  return now < code.sent_at + codeLifetime ? 'usable' : 'expired'
}

/** Whether a new code may be sent already. */
export function mayResend(code: { sent_at: number } | undefined, now: number): boolean {
  return code === undefined || now >= code.sent_at + resendAfter
}
