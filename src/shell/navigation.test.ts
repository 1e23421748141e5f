import { expect, test } from 'vitest'
import { footerGroups } from './Footer.tsx'
import { entriesFor, isIn, jobsMenu } from './navigation.ts'
import { userMenu } from './user-menu-links.ts'

const paths = (entries: readonly { link: { to: string } }[]) => entries.map(({ link }) => link.to)
const footer = footerGroups.flatMap(({ entries }) => paths(entries))

test('the menus depend on the account type (product: navigation)', () => {
  expect(paths(entriesFor(jobsMenu, 'visitor'))).toEqual(['/jobs'])
  expect(paths(entriesFor(jobsMenu, 'job_seeker'))).toEqual(['/jobs', '/my-applied'])
  expect(paths(entriesFor(jobsMenu, 'recruiter'))).toEqual(['/jobs', '/my'])
  const own = ['/cv-manager', '/bookmarks', '/followings']
  const [seeker, recruiter] = [
    paths(entriesFor(userMenu, 'job_seeker')),
    paths(entriesFor(userMenu, 'recruiter')),
  ]
  expect(recruiter).toEqual(expect.arrayContaining(['/profile/{-$type}', '/notifications']))
  expect(seeker).toEqual(expect.arrayContaining([...recruiter, ...own]))
  for (const path of own) expect(recruiter).not.toContain(path)
})

test('the footer links to exactly the specified pages (product: navigation)', () => {
  const visitors = ['/about', '/faqs', '/services', '/contact', '/jobs', '/search']
  const members = ['/notifications', '/post', '/my', '/my-applied', '/cv-manager']
  expect(footer.toSorted()).toEqual([...visitors, ...members].toSorted())
})

test('a menu of the header contains the pages that it links to, and those below them', () => {
  const jobs = ['/jobs', '/jobs/41/feature', '/my', '/my-applied', '/application/7']
  const account = ['/profile/payments', '/notifications', '/cv-manager', '/bookmarks', '/followings']
  const all = [...jobs, ...account, '/', '/about', '/search', '/post', '/jobsite']
  expect(all.filter((path) => isIn('jobs', path))).toEqual(jobs)
  expect(all.filter((path) => isIn('account', path))).toEqual(account)
})
