/** Renders screens and parts of them once, without a browser, for what the specification says that they contain. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { example } from '../tests/support/examples.ts'
import { homeQuery, searchJobsQuery } from './api/jobs.ts'
import { receiptsQuery } from './api/payments.ts'
import { createQueryClient } from './api/query-client.ts'
import { userQuery } from './api/talent.ts'
import { HomeFigures } from './features/home/HomeFigures.tsx'
import { ProfileForm } from './features/profile/ProfileForm.tsx'
import { ReceiptsTab } from './features/payments/ReceiptsTab.tsx'
import { UserScreen } from './features/talent/UserScreen.tsx'
import { createAppRouter } from './router.tsx'
import { Footer } from './shell/Footer.tsx'
import { Badge } from './ui/Badge.tsx'
import { EmailLink } from './ui/EmailLink.tsx'
import { Tabs } from './ui/Tabs.tsx'

/** @param fill adds answers to the cache, as calls would */
function rendered(piece: ReactNode, fill: (client: QueryClient) => void = () => undefined): string {
  const queryClient = createQueryClient()
  fill(queryClient)
  const router = createAppRouter({ queryClient, history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{piece}</RouterContextProvider>
    </QueryClientProvider>,
  )
}

/** Returns the text of each element with this tag name, without the tags inside. */
function texts(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'))
  return Array.from(found, ([whole]) => whole.replaceAll(/<[^>]*>/g, '').trim())
}

const person = {
  ...example('users/find').user,
  currently_working: 'Northlight',
  currently_located: 'Bath',
  education: [],
  experiences: [],
  certificates: [],
}

test('the footer has phone number, email address, office and social networks in new tabs (product: navigation)', () => {
  const footer = rendered(<Footer />)
  expect(footer).toMatch(/<a href="tel:\+\d+"[^>]*>\+[\d ]+<\/a>/)
  expect(footer).toMatch(/<a href="mailto:[^"]+@[^"]+"/)
  expect(footer).toMatch(/<li[^>]*>[^<,]+, [^<,]+<\/li>/)
  expect(footer).toContain('href="/search?keyword=&amp;category=&amp;location="')
  const outside = footer.match(
    /<a href="https:\/\/www\.[a-z]+\.com\/" target="_blank" rel="noopener noreferrer"/g,
  )
  expect(outside).toHaveLength(4)
  expect(footer.match(/target="_blank"/g)).toHaveLength(4)
  const networks = ['LinkedIn', 'Facebook', 'Instagram', 'YouTube'].map(
    (name) => `${name} (opens in a new tab)`,
  )
  expect(texts(footer, 'a')).toEqual(expect.arrayContaining(networks))
})

const seekersFields = ['Working at', 'Summary', 'Job title', 'Salary', 'Cities', 'Skills']
const rows = ['Education', 'Experiences', 'Certificates']

test.each([
  ['job_seeker', 'Profile picture', seekersFields, ['About you', 'Job preferences', ...rows]],
  ['recruiter', 'Logo', [], ['About the company']],
] as const)('the profile of a %s has its own fields (product: profile)', (type, picture, own, sections) => {
  const form = rendered(<ProfileForm user={{ ...person, type, jobs_notifications: 0 }} />)
  const labels = texts(form, 'label').map((label) => label.replace(/\s*\(?optional\)?$/i, ''))
  expect(labels).toEqual([
    'Update cover photo',
    'Name',
    'Email address',
    picture,
    'About',
    'Located in',
    ...own,
  ])
  expect(texts(form, 'h2')).toEqual(sections)
  const adding = texts(form, 'button').filter((words) => words.startsWith('+ Add more'))
  expect(adding).toHaveLength(type === 'job_seeker' ? rows.length : 0)
})

test('receipts have four columns and pages (product: payments and receipts)', () => {
  const receipts = { ...example('receipts/my'), pages: 2 }
  const tab = rendered(<ReceiptsTab page={1} />, (client) =>
    client.setQueryData(receiptsQuery(1).queryKey, receipts),
  )
  expect(texts(tab, 'th').slice(0, 4)).toEqual(['ID', 'Type', 'Receipt for', 'Date &amp; time'])
  expect(tab).toMatch(/aria-label="Pages of receipts"/)
})

test('a person has cover, name, about text, workplace, location and email address (product: user page)', () => {
  const user = { ...person, cover_photo: '/storage/harbour.webp', about: 'Draws charts.' }
  const page = rendered(<UserScreen id="7" />, (client) =>
    client.setQueryData(userQuery(7).queryKey, { ...example('users/find'), user }),
  )
  expect(texts(page, 'h1')).toEqual([person.name])
  expect(texts(page, 'dt').slice(0, 3)).toEqual(['Working at', 'Located in', 'Email'])
  expect(texts(page, 'dd').slice(0, 3)).toEqual(['Northlight', 'Bath', person.email])
  for (const part of ['Draws charts.', '/storage/harbour.webp"']) expect(page).toContain(part)
})

test('what an answer does not say is not stated', () => {
  const counted = { ...example('receipts/my'), receipts: [], pages: 1, total: 5 }
  const receipts = rendered(<ReceiptsTab page={1} />, (client) =>
    client.setQueryData(receiptsQuery(1).queryKey, counted),
  )
  expect(receipts).toContain('We couldn’t load your receipts.')
  const figures = (total?: number) =>
    rendered(<HomeFigures />, (client) => {
      client.setQueryData(homeQuery().queryKey, { ...example('fetch-home'), categories: [] })
      client.setQueryData(searchJobsQuery({}).queryKey, { ...example('jobs/search'), pages: 1, total })
    })
  expect([figures(), ...texts(figures(9), 'span')]).toEqual(['', '9 jobs'])
})

test('counts have one format', () => {
  const tabs = [{ value: 'a', label: 'Applicants', count: 2000, panel: '' }]
  const tab = rendered(<Tabs label="Parts" value="a" onChange={() => undefined} tabs={tabs} />)
  expect(texts(tab, 'button')).toEqual(['Applicants2,000'])
  expect(rendered(<Badge count={2000} label="unread" />)).toContain('(2,000 unread)')
})

test.each([
  ['grace@example.org', 'mailto:grace@example.org'],
  ['a?cc=b@c.example', 'mailto:a%3Fcc%3Db@c.example'],
  ['"a@b"@c.example', 'mailto:%22a%40b%22@c.example'],
  ['\ud800@c.example', 'mailto:%EF%BF%BD@c.example'],
])('a link for mail to %j uses exactly that address', (address, href) => {
  expect(renderToStaticMarkup(<EmailLink address={address} />)).toContain(`href="${href}"`)
})
