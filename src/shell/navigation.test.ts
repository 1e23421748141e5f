import { expect, test } from 'vitest'
import { entriesFor, footerGroups, headerLinks, jobsMenu, userMenu } from './navigation.ts'

const paths = (entries: readonly { link: { to: string } }[]) => entries.map(({ link }) => link.to)

test('the Jobs menu fits who looks', () => {
  expect(paths(entriesFor(jobsMenu, 'visitor'))).toEqual(['/jobs'])
  expect(paths(entriesFor(jobsMenu, 'job_seeker'))).toEqual(['/jobs', '/my-applied'])
  expect(paths(entriesFor(jobsMenu, 'recruiter'))).toEqual(['/jobs', '/my'])
})

test('the user menu fits the kind of account', () => {
  expect(paths(entriesFor(userMenu, 'job_seeker'))).toContain('/cv-manager')
  expect(paths(entriesFor(userMenu, 'recruiter'))).not.toContain('/cv-manager')
  for (const role of ['job_seeker', 'recruiter'] as const) {
    expect(paths(entriesFor(userMenu, role))).toContain('/notifications')
  }
})

test('no list names a page twice', () => {
  const footer = footerGroups.flatMap(({ entries }) => paths(entries))
  for (const list of [
    footer,
    paths(jobsMenu),
    paths(userMenu),
    paths([...headerLinks.before, ...headerLinks.after]),
  ]) {
    expect(list).toEqual([...new Set(list)])
  }
})
