import { describe, expect, it } from 'vitest'
import { nameOfStatus } from './application-status.ts'
import { autoApprovalAfter } from './job-state.ts'
import { codeLifetime, maxTries, resendAfter } from './codes.ts'
import { featuredFor } from './featuring.ts'
import { jobStatuses } from './job-status.ts'
import { after, eventsFrom, type Machine } from './machine.ts'
import { machines } from './machines.ts'
import { pageSize } from './pages.ts'
import { sessionLifetime } from './sessions.ts'
import { viewCountsAgainAfter } from './views.ts'

// Repeats the steps of all machines: machines.test.ts proves that the backend follows the machines, but would not
// notice that a machine lacks a step.

/** The first state of a machine and its steps: `states: event → state`. */
const stated: Record<string, { initial: string; steps: string[] }> = {
  'Job state': {
    initial: 'pending',
    steps: [
      'pending, cancelled: approve → approved',
      'pending, approved: cancel → cancelled',
      'pending: auto_approve → approved',
      'pending, cancelled: edit → pending',
      'approved: edit → approved',
    ],
  },
  'Job status': {
    initial: 'active',
    steps: ['active, in_active: active → active', 'active, in_active: in_active → in_active'],
  },
  'Application status': {
    initial: 'applied',
    steps: ['applied', 'in_review', 'shortlisted', 'interviewing', 'accepted', 'not_considered'].map(
      (status) =>
        `applied, in_review, shortlisted, interviewing, accepted, not_considered: ${status} → ${status}`,
    ),
  },
  Featuring: {
    initial: 'plain',
    steps: [
      'plain: pay → featured',
      'plain: pay_ahead → paid',
      'paid: approve → featured',
      'featured: lapse → plain',
    ],
  },
  Payment: {
    initial: 'pending',
    steps: ['pending: settle → succeeded', 'pending: fail → failed', 'failed: retry → pending'],
  },
  'Payment intent': {
    initial: 'requires_payment_method',
    steps: [
      'requires_payment_method, requires_action: pay → succeeded',
      'requires_payment_method, requires_action: ask → requires_action',
      'requires_payment_method, requires_action: decline → requires_payment_method',
      'requires_payment_method, requires_action: cancel → canceled',
    ],
  },
  'Employee link': {
    initial: 'none',
    steps: [
      'none, declined: ask → pending',
      'pending: accept → accepted',
      'pending: decline → declined',
      'accepted, declined: remove → none',
      'pending, accepted, declined: delete → none',
    ],
  },
  'Default CV': {
    initial: 'other',
    steps: [
      'other, default: choose → default',
      'other: add_first → default',
      'default: replace → other',
      'other: promote → default',
      'other, default: delete → deleted',
    ],
  },
  Session: {
    initial: 'live',
    steps: [
      'live: use → live',
      'live: lapse → ended',
      'live: log_out → ended',
      'live: change_password → ended',
      'live: reset_password → ended',
    ],
  },
  'Code by email': {
    initial: 'none',
    steps: [
      'none, usable, expired, used_up: send → usable',
      'usable: redeem → none',
      'usable: miss → usable',
      'expired: miss → expired',
      'usable, expired: miss_last → used_up',
      'usable: lapse → expired',
    ],
  },
}

describe('the machines', () => {
  it('are those of the rules', () => {
    expect(machines.map(({ name }) => name)).toEqual(Object.keys(stated))
  })

  it.each(machines)('$name has the steps of the rules ($source)', ({ name, initial, transitions }) => {
    const steps = transitions.map(({ from, event, to }) => `${from.join(', ')}: ${event} → ${to}`)
    expect({ initial, steps }, 'State it in docs/rules.md, then in `stated`.').toEqual(stated[name])
  })

  it.each(machines)('$name describes each state, and who takes each step', (machine) => {
    const { source, states, transitions } = machine
    const words = [source, ...Object.values(states), ...transitions.flatMap(({ by, when }) => [by, when])]
    expect(words.filter((text) => text !== undefined && text.length < 3)).toEqual([])
    expect(source).toMatch(/^rules \d+(?:, \d+)*$/)
  })
})

describe('a machine', () => {
  const lamp: Machine<'off' | 'on', 'press' | 'break'> = {
    name: 'Lamp',
    source: 'rules 1',
    initial: 'off',
    states: { off: 'dark', on: 'bright' },
    transitions: [
      { from: ['off'], event: 'press', to: 'on', by: 'anyone' },
      { from: ['on'], event: 'press', to: 'off', by: 'anyone' },
      { from: ['on'], event: 'break', to: 'off', by: 'time' },
    ],
  }

  it('returns the state after an event, if it is allowed', () => {
    expect(after(lamp, 'off', 'press')).toBe('on')
    expect(after(lamp, 'on', 'press')).toBe('off')
    expect(after(lamp, 'off', 'break')).toBeUndefined()
  })

  it('returns the events that a state allows', () => {
    expect(eventsFrom(lamp, 'off')).toEqual(['press'])
    expect(eventsFrom(lamp, 'on')).toEqual(['press', 'break'])
  })
})

describe('the values of the rules', () => {
  const minute = 60_000
  const day = 86_400_000

  it('include ten entries on a page (rules 5)', () => {
    expect(pageSize).toBe(10)
  })

  it('include ten minutes, five tries and one minute for a code (rules 9)', () => {
    expect([codeLifetime, maxTries, resendAfter]).toEqual([10 * minute, 5, minute])
  })

  it('include 30 days for a session (rules 12), and for featuring (rules 23)', () => {
    expect([sessionLifetime, featuredFor]).toEqual([30 * day, 30 * day])
  })

  it('include a minute to automatic approval (rules 13), and half an hour between views (rules 17)', () => {
    expect([autoApprovalAfter, viewCountsAgainAfter]).toEqual([minute, 30 * minute])
  })

  it('include the statuses of a job (rules 14), and the names of application statuses (rules 20)', () => {
    expect(jobStatuses).toEqual(['active', 'in_active'])
    expect((['in_review', 'accepted', 'not_considered'] as const).map(nameOfStatus)).toEqual([
      'In review',
      'Accepted',
      'Not considered',
    ])
  })
})
