import { describe, expect, it } from 'vitest'
import { statusWording } from './status.ts'
import { isOpen, statusPath } from './StatusPathSteps.ts'
import { applicationStatuses } from './statuses.ts'

const states = (status: (typeof applicationStatuses)[number]) => statusPath(status).map(({ state }) => state)

describe('the path of an application', () => {
  it('stands at its status', () => {
    expect(states('applied')).toEqual(['current', 'todo', 'todo', 'todo', 'todo'])
    expect(states('shortlisted')).toEqual(['done', 'done', 'current', 'todo', 'todo'])
    expect(states('interviewing')).toEqual(['done', 'done', 'done', 'current', 'todo'])
  })

  it('is walked to its end by who is accepted', () => {
    expect(states('accepted')).toEqual(['done', 'done', 'done', 'done', 'done'])
  })

  it('ends where the application is not considered, with no word on steps nobody knows of', () => {
    expect(statusPath('not_considered')).toEqual([
      { status: 'applied', state: 'done' },
      { status: 'not_considered', state: 'stopped' },
    ])
  })

  it('holds its status, and says what it means', () => {
    for (const status of applicationStatuses) {
      expect(statusPath(status).map((step) => step.status)).toContain(status)
      expect(statusWording[status].meaning).toMatch(/\.$/)
    }
  })

  it('goes on until there is an answer', () => {
    expect([isOpen('applied'), isOpen('interviewing')]).toEqual([true, true])
    expect([isOpen('accepted'), isOpen('not_considered')]).toEqual([false, false])
  })
})
