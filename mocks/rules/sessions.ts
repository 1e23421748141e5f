import { day, hour } from '../engine/base/clock.ts'
import { type Machine } from './machine.ts'

/** The lifetime of a session after its last use, in milliseconds: 30 days (rules 12). */
const sessionLifetime = 30 * day

export type SessionState = 'live' | 'ended'

export type SessionEvent = 'use' | 'lapse' | 'log_out' | 'change_password' | 'reset_password'

/** One login on one device. */
export const sessionMachine: Machine<SessionState, SessionEvent> = {
  name: 'Session',
  source: 'rules 11, 12',
  initial: 'live',
  states: {
    live: 'its token authenticates calls',
    ended: 'its token is invalid: calls with it get HTTP 401',
  },
  transitions: [
    { from: ['live'], event: 'use', to: 'live', by: 'its holder', when: 'the 30 days restart' },
    { from: ['live'], event: 'lapse', to: 'ended', by: 'clock', when: '30 days after its last use' },
    { from: ['live'], event: 'log_out', to: 'ended', by: 'its holder' },
    {
      from: ['live'],
      event: 'change_password',
      to: 'ended',
      by: 'account holder',
      when: 'in another session; the one that made the change stays live',
    },
    {
      from: ['live'],
      event: 'reset_password',
      to: 'ended',
      by: 'account holder',
      when: 'with the code from the email',
    },
  ],
}

/** Whether the session has expired. Times are in milliseconds. */
export function hasExpired(session: { used_at: number }, now: number): boolean {
  return now >= session.used_at + sessionLifetime
}

/** Whether to store the session's use. Once an hour is precise enough for a lifetime of 30 days. */
export function sessionNeedsRefresh(session: { used_at: number }, now: number): boolean {
  return now >= session.used_at + hour
}
