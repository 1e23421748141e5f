import { expect, test } from 'vitest'
import { footerGroups } from './Footer.tsx'
import { entriesFor, type Entry, headerLinks, isIn, jobsMenu } from './navigation.ts'
import { userMenu } from './user-menu-links.ts'

const targets = (entries: readonly Entry[]) =>
  entries.map(({ label, link }) => `${label} ${link.to}`).join(', ')

test('the header’s links depend on the account type (product: navigation)', () => {
  expect(targets([...headerLinks.before, ...headerLinks.after])).toBe(
    'Home /, About /about, Contact /contact',
  )
  expect(targets(entriesFor(jobsMenu, 'visitor'))).toBe('All jobs /jobs')
  expect(targets(entriesFor(jobsMenu, 'job_seeker'))).toBe('All jobs /jobs, My applications /my-applied')
  expect(targets(entriesFor(jobsMenu, 'recruiter'))).toBe('All jobs /jobs, My jobs /my')
  const both = 'Profile /profile/{-$type}, Notifications /notifications'
  expect(targets(entriesFor(userMenu, 'recruiter'))).toBe(both)
  const own = 'CV manager /cv-manager, Bookmarks /bookmarks, Followings /followings'
  expect(targets(entriesFor(userMenu, 'job_seeker'))).toBe(`${both}, ${own}`)
})

test('the footer links to exactly the specified pages (product: navigation)', () => {
  expect(footerGroups.map(({ entries }) => targets(entries))).toEqual([
    'Jobs /jobs, Search /search, My applications /my-applied, CV manager /cv-manager',
    'Post a job /post, My jobs /my',
    'About /about, Services /services, FAQs /faqs, Contact /contact, Notifications /notifications',
  ])
})

test('a menu of the header contains the pages that it links to, and those below them', () => {
  const jobs = ['/jobs', '/jobs/41/feature', '/my', '/my-applied', '/application/7']
  const account = ['/profile/payments', '/notifications', '/cv-manager', '/bookmarks', '/followings']
  const all = [...jobs, ...account, '/', '/about', '/search', '/post', '/jobsite']
  expect(all.filter((path) => isIn('jobs', path))).toEqual(jobs)
  expect(all.filter((path) => isIn('account', path))).toEqual(account)
})
