import { describeMachine } from './machine.ts'

const day = 86_400_000
const hour = 3_600_000

/** How long a session lasts after its last use: 30 days (rules 12), in milliseconds. */
export const sessionLifetime = 30 * day

/** Whether somebody is signed in. */
export type SessionState = 'live' | 'over'

/** What happens to a session. */
export type SessionEvent = 'use' | 'lapse' | 'log_out' | 'change_password' | 'reset_password'

/** One sign-in on one device. */
export const sessionMachine = describeMachine<SessionState, SessionEvent>({
  name: 'Session',
  source: 'spec §4, rules 11, 12',
  initial: 'live',
  states: {
    live: 'its token signs calls',
    over: 'its token is dead: signed calls answer HTTP 401',
  },
  transitions: [
    { from: ['live'], event: 'use', to: 'live', by: 'its holder', when: 'the 30 days begin anew' },
    { from: ['live'], event: 'lapse', to: 'over', by: 'clock', when: '30 days after its last use' },
    { from: ['live'], event: 'log_out', to: 'over', by: 'its holder' },
    {
      from: ['live'],
      event: 'change_password',
      to: 'over',
      by: 'holder of the account',
      when: 'from another session; the one it is changed in goes on',
    },
    {
      from: ['live'],
      event: 'reset_password',
      to: 'over',
      by: 'holder of the account',
      when: 'by the e-mailed code',
    },
  ],
})

/** Whether the session has ended by itself. Moments in milliseconds. */
export function sessionIsOver(session: { used_at: number }, now: number): boolean {
  return now >= session.used_at + sessionLifetime
}

/** Whether using the session now is worth noting; once an hour is exact enough for 30 days. */
export function sessionNeedsRefresh(session: { used_at: number }, now: number): boolean {
  return now >= session.used_at + hour
}
