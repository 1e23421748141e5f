import { expect, test } from 'vitest'
import { footerGroups } from './Footer.tsx'
import { entriesFor, headerLinks, isIn, jobsMenu } from './navigation.ts'
import { userMenu } from './user-menu-links.ts'

const paths = (entries: readonly { link: { to: string } }[]) => entries.map(({ link }) => link.to)

test('the Jobs menu depends on the account type', () => {
  expect(paths(entriesFor(jobsMenu, 'visitor'))).toEqual(['/jobs'])
  expect(paths(entriesFor(jobsMenu, 'job_seeker'))).toEqual(['/jobs', '/my-applied'])
  expect(paths(entriesFor(jobsMenu, 'recruiter'))).toEqual(['/jobs', '/my'])
})

test('the user menu depends on the account type (product: navigation)', () => {
  const own = ['/cv-manager', '/bookmarks', '/followings']
  expect(paths(entriesFor(userMenu, 'job_seeker'))).toEqual(
    expect.arrayContaining(['/profile/{-$type}', '/notifications', ...own]),
  )
  const recruiter = paths(entriesFor(userMenu, 'recruiter'))
  expect(recruiter).toEqual(expect.arrayContaining(['/profile/{-$type}', '/notifications']))
  for (const path of own) expect(recruiter).not.toContain(path)
})

test('the footer links to exactly the specified pages (product: navigation)', () => {
  expect(new Set(footerGroups.flatMap(({ entries }) => paths(entries)))).toEqual(
    new Set([
      '/about',
      '/notifications',
      '/faqs',
      '/services',
      '/post',
      '/my',
      '/contact',
      '/jobs',
      '/my-applied',
      '/search',
      '/cv-manager',
    ]),
  )
})

test('a menu of the header contains the pages that it links to, and those below them', () => {
  for (const path of ['/jobs', '/jobs/41/feature', '/my', '/my-applied', '/application/7']) {
    expect(isIn('jobs', path)).toBe(true)
    expect(isIn('account', path)).toBe(false)
  }
  for (const path of ['/profile/payments', '/notifications', '/cv-manager', '/bookmarks', '/followings']) {
    expect(isIn('account', path)).toBe(true)
  }
  for (const path of ['/', '/about', '/search', '/post', '/jobsite']) expect(isIn('jobs', path)).toBe(false)
})

test('no list has a page twice', () => {
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
