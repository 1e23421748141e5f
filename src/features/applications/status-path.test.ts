import { expect, test } from 'vitest'
import { applicationStatuses } from './status-choices.ts'
import { isOpen, statusPath } from './status-path.ts'
import { statusWording } from './status-wording.ts'

test.each([
  ['applied', ['current', 'todo', 'todo', 'todo', 'todo'], true],
  ['shortlisted', ['done', 'done', 'current', 'todo', 'todo'], true],
  ['interviewing', ['done', 'done', 'done', 'current', 'todo'], true],
  ['accepted', ['done', 'done', 'done', 'done', 'done'], false],
  // Without steps that may never have happened.
  ['not_considered', ['done', 'stopped'], false],
] as const)('the path of an application that is %s has the steps %j; open: %s', (status, states, open) => {
  expect(statusPath(status).map(({ state }) => state)).toEqual(states)
  expect(isOpen(status)).toBe(open)
})

test('each status is on its path, with a meaning', () => {
  for (const status of applicationStatuses) {
    expect(statusPath(status).map((step) => step.status)).toContain(status)
    expect(statusWording[status].meaning).toMatch(/\.$/)
  }
})
