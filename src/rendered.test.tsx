/** Renders screens and parts of them once, without a browser, and checks their text and links. */
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Answer } from './api/client.ts'
import { companyJobsQuery, type JobCard } from './api/jobs.ts'
import { receiptsQuery } from './api/payments.ts'
import { createQueryClient } from './api/query-client.ts'
import { userQuery, type PublicUser } from './api/talent.ts'
import { BookmarkRow } from './features/saved/BookmarkRow.tsx'
import { HomeLower } from './features/marketing/HomeLower.tsx'
import { ProfileForm } from './features/profile/ProfileForm.tsx'
import { ProfileScreen } from './features/profile/ProfileScreen.tsx'
import { ReceiptsTab } from './features/profile/ReceiptsTab.tsx'
import { RecruiterScreen } from './features/talent/RecruiterScreen.tsx'
import { TalentRow } from './features/talent/TalentRow.tsx'
import { UserScreen } from './features/talent/UserScreen.tsx'
import { createAppRouter } from './router.tsx'
import { Footer } from './shell/Footer.tsx'
import { EmailLink } from './ui/EmailLink.tsx'

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
  return Array.from(found, ([whole]) => plain(whole))
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()

const person: PublicUser = {
  id: 7,
  name: 'Grace Okafor',
  email: 'grace@example.org',
  type: 'job_seeker',
  profile_image: '/storage/grace.webp',
  cover_photo: '/storage/harbour.webp',
  about: 'Draws charts.',
  currently_working: 'Northlight Studio',
  currently_located: 'Bristol',
  summary: null,
  desired_job_title: null,
  desired_salary: null,
  desired_cities: null,
  desired_skills: null,
  education: [],
  experiences: [],
  certificates: [],
}

const project = { id: 1, title: 'Beacon', url: null, time_took: null, description: null, files: [] }

const job: JobCard = {
  id: 41,
  title: 'Chart maker',
  type: 'remote',
  location: null,
  category: 'Design & media',
  nature: 'full_time',
  currency: 'EUR',
  salary_from: null,
  salary_to: null,
  vacancies: 1,
  is_featured: 0,
  is_bookmarked: false,
  created_at: '2026-03-01T09:00:00Z',
  user: { id: 3, name: 'Quay & Sons', profile_image: '/storage/quay.svg' },
}

function personPage(projects: Answer<'users/find'>['projects'] = []): string {
  return rendered(<UserScreen id="7" />, (client) =>
    client.setQueryData(userQuery(7).queryKey, {
      status: 'success',
      message: '',
      user: person,
      cv: null,
      projects,
      posts: [],
    }),
  )
}

/** Renders the page of a company with 12 jobs and two employees. */
function companyPage(): string {
  const { id, name, email, profile_image } = person
  return rendered(<RecruiterScreen id="3" page={1} />, (client) => {
    client.setQueryData(userQuery(3).queryKey, {
      status: 'success',
      message: '',
      user: { ...person, id: 3, type: 'recruiter', about: 'Moves ships.' },
      cv: null,
      projects: [],
      posts: [],
    })
    client.setQueryData(companyJobsQuery(3).queryKey, {
      status: 'success',
      message: '',
      jobs: [job],
      pages: 2,
      total: 12,
      company: {
        id: 3,
        name: 'Quay & Sons',
        cover_photo: '/storage/quay-wide.webp',
        profile_image: '/storage/quay.svg',
      },
      employees: [{ id: 1, status: 'accepted', employee: { id, name, email, profile_image } }],
      total_employees: 2,
    })
  })
}

test('the footer has the phone number, email address and office', () => {
  const footer = rendered(<Footer />)
  expect(footer).toMatch(/<a href="tel:\+\d+"[^>]*>\+[\d ]+<\/a>/)
  expect(footer).toMatch(/<a href="mailto:[^"]+@[^"]+"/)
  expect(footer).toMatch(/<li[^>]*>[^<,]+, [^<,]+<\/li>/)
})

test('the footer links to the social networks, each in a new tab, and says so (product: navigation)', () => {
  const footer = rendered(<Footer />)
  const [, heading = ''] = /<h2 id="([^"]+)"[^>]*>Follow us<\/h2>/.exec(footer) ?? []
  const [, list = ''] = new RegExp(`<ul aria-labelledby="${heading}"[^>]*>(.*?)</ul>`, 's').exec(footer) ?? []
  const links = list.match(/<a .*?<\/a>/gs) ?? []
  expect(links.map(plain)).toEqual(
    ['LinkedIn', 'Facebook', 'Instagram', 'YouTube'].map((name) => `${name} (opens in a new tab)`),
  )
  for (const link of links) {
    expect(link).toMatch(/ href="https:\/\/www\.[a-z]+\.com\/" target="_blank" rel="noopener noreferrer"/)
  }
  expect(footer.match(/target="_blank"/g)).toHaveLength(links.length)
})

test('the ten testimonials change within 1000 ms, and one is visible (product: constants)', () => {
  const slides = rendered(<HomeLower />).match(/<div role="group"[^>]*>/g) ?? []
  expect(slides).toHaveLength(10)
  expect(slides.filter((slide) => slide.includes('transition-duration:1000ms'))).toHaveLength(10)
  expect(slides.filter((slide) => / visible /.test(slide))).toHaveLength(1)
})

test('the text of all ten testimonials is in the page from the start (product: constants)', () => {
  const quotes = texts(rendered(<HomeLower />), 'blockquote')
  expect(new Set(quotes).size).toBe(10)
  expect(quotes.filter((quote) => quote.length < 20)).toEqual([])
})

test('the profile starts with a link to the home page (product: profile)', () => {
  const profile = rendered(<ProfileScreen tab="receipts" page={1} />)
  expect(texts(profile, 'li').slice(0, 3)).toEqual(['Home', 'Profile', 'Receipts'])
  expect(profile).toMatch(/<a [^>]*href="\/profile"[^>]*>Profile<\/a>/)
})

const seekersFields = ['Working at', 'Summary', 'Job title', 'Salary', 'Cities', 'Skills']
const seekersRows = ['Education', 'Experiences', 'Certificates']

test.each([
  {
    type: 'job_seeker',
    fields: ['Name', 'Email', 'Profile picture', 'About', 'Located in', ...seekersFields],
    sections: ['Complete your profile', 'About you', 'Job preferences', ...seekersRows],
    rows: seekersRows,
  },
  {
    type: 'recruiter',
    fields: ['Name', 'Email', 'Logo', 'About', 'Located in'],
    sections: ['About the company'],
    rows: [],
  },
] as const)(
  'the profile of a $type has its own fields (product: profile)',
  ({ type, fields, sections, rows }) => {
    const form = rendered(<ProfileForm user={{ ...person, type, jobs_notifications: 0 }} />)
    const labels = texts(form, 'label').map((label) => label.replace(/\s*\(?optional\)?$/i, ''))
    expect(labels).toEqual(['Update cover photo', ...fields])
    expect(texts(form, 'h2')).toEqual(sections)
    expect(texts(form, 'button').filter((words) => words.startsWith('+ Add more'))).toHaveLength(rows.length)
  },
)

test('receipts have four columns and pages (product: payments and receipts)', () => {
  const tab = rendered(<ReceiptsTab page={1} />, (client) =>
    client.setQueryData(receiptsQuery(1).queryKey, {
      status: 'success',
      message: '',
      receipts: [
        {
          id: 5,
          type: 'feature_job',
          path: '/storage/receipt.pdf',
          job: { id: 41, title: 'Chart maker' },
          table_id: 41,
          created_at: '2026-03-01T09:00:00Z',
        },
      ],
      pages: 2,
      total: 11,
    }),
  )
  expect(texts(tab, 'th').slice(0, 4)).toEqual(['ID', 'Type', 'Receipt for', 'Date &amp; time'])
  expect(tab).toContain('feature job')
  expect(tab).toMatch(/<a href="[^"]*\/storage\/receipt\.pdf"[^>]*>5<\/a>/)
  expect(tab).toMatch(/aria-label="Pages of receipts"/)
})

test('a bookmark shows the job’s title and the company’s name and logo (product: bookmarks)', () => {
  const { name, profile_image } = job.user
  const bookmark = { id: 9, job: { id: 41, title: job.title, company: { name, profile_image } } }
  const row = rendered(<BookmarkRow bookmark={bookmark} onRemove={() => undefined} />)
  expect(texts(row, 'h3')).toEqual(['Chart maker'])
  expect(row).toContain('Quay &amp; Sons')
  expect(row).toMatch(/<img [^>]*src="[^"]*\/storage\/quay\.svg"/)
})

test('a company has its cover, logo, name and about text (product: company page)', () => {
  const page = companyPage()
  expect(texts(page, 'h1')).toEqual(['Quay &amp; Sons'])
  expect(page).toContain('Moves ships.')
  expect(page).toMatch(/<img [^>]*src="[^"]*\/storage\/quay-wide\.webp"/)
  expect(page).toMatch(/<img [^>]*src="[^"]*\/storage\/quay\.svg"/)
})

test('a company shows the number of its employees and links to each (product: company page)', () => {
  const page = companyPage()
  expect(texts(page, 'h2')).toContain('Employees (2)')
  expect(page).toMatch(/<a [^>]*href="\/user\/7"/)
})

test('a company lists its jobs, page by page (product: company page)', () => {
  const page = companyPage()
  expect(texts(page, 'h2').some((heading) => heading.startsWith('Job Listing'))).toBe(true)
  expect(page).toMatch(/<a [^>]*href="\/recruiter\/3\?page=2"/)
})

test('a person has cover, name, about text, workplace, location and email address (product: user page)', () => {
  const page = personPage()
  expect(texts(page, 'h1')).toEqual(['Grace Okafor'])
  expect(page).toMatch(/<img [^>]*src="[^"]*\/storage\/harbour\.webp"/)
  expect(page).toContain('Draws charts.')
  expect(texts(page, 'dt')).toEqual(['Working at', 'Located in', 'Email'])
  expect(texts(page, 'dd')).toEqual(['Northlight Studio', 'Bristol', 'grace@example.org'])
  expect(page).toContain('href="mailto:grace@example.org"')
})

test.each([
  ['grace@example.org', 'mailto:grace@example.org'],
  ['a?cc=b@c.example', 'mailto:a%3Fcc%3Db@c.example'],
  ['"a@b"@c.example', 'mailto:%22a%40b%22@c.example'],
  ['nobody', 'mailto:nobody'],
  ['\ud800@c.example', 'mailto:%EF%BF%BD@c.example'],
])('a link for mail to %j uses exactly that address, and shows it unchanged', (address, href) => {
  const link = renderToStaticMarkup(<EmailLink address={address} />)
  expect(link).toContain(`href="${href}"`)
  expect(plain(link).replaceAll('&quot;', '"')).toBe(address)
})

test('a project has a link only if it has a URL (product: projects)', () => {
  const page = personPage([project, { ...project, id: 2, title: 'Buoy', url: 'https://example.org/buoy' }])
  expect(texts(page, 'h3')).toEqual(['Beacon', 'Buoy'])
  expect(page.match(/<a [^>]*href="https:[^>]*>/g)).toHaveLength(1)
})

test('a search result shows a picture, text, facts and a link to the profile (product: find talent)', () => {
  const row = rendered(<TalentRow person={person} />)
  for (const words of ['Draws charts.', 'Working at', 'Northlight Studio', 'Located in', 'Bristol']) {
    expect(row).toContain(words)
  }
  expect(row).toMatch(/<img [^>]*src="[^"]*\/storage\/grace\.webp"/)
  expect(row).toContain('href="mailto:grace@example.org"')
  expect(row).toMatch(/<a [^>]*href="\/user\/7"[^>]*>Profile<\/a>/)
})
