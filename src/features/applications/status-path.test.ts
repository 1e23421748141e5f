import { describe, expect, it } from 'vitest'
import { statusWording } from './status-wording.ts'
import { isOpen, statusPath } from './status-path.ts'
import { applicationStatuses } from './status-choices.ts'

const states = (status: (typeof applicationStatuses)[number]) => statusPath(status).map(({ state }) => state)

describe('the path of an application', () => {
  it('has its status as the current step', () => {
    expect(states('applied')).toEqual(['current', 'todo', 'todo', 'todo', 'todo'])
    expect(states('shortlisted')).toEqual(['done', 'done', 'current', 'todo', 'todo'])
    expect(states('interviewing')).toEqual(['done', 'done', 'done', 'current', 'todo'])
  })

  it('is complete for an accepted application', () => {
    expect(states('accepted')).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('ends at “Not considered”, without steps that may never have happened', () => {
    expect(statusPath('not_considered')).toEqual([
      { status: 'applied', state: 'done' },
      { status: 'not_considered', state: 'stopped' },
    ])
  })

  it('contains every status, each with a meaning', () => {
    for (const status of applicationStatuses) {
      expect(statusPath(status).map((step) => step.status)).toContain(status)
      expect(statusWording[status].meaning).toMatch(/\.$/)
    }
  })

  it('is open until the company has decided', () => {
    expect([isOpen('applied'), isOpen('interviewing')]).toEqual([true, true])
    expect([isOpen('accepted'), isOpen('not_considered')]).toEqual([false, false])
  })
})
