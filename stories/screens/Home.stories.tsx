import { expect, within, userEvent, waitFor } from 'storybook/test'
import { applications, extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, isTold, press } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { failing, type Meta, type Canvas } from '../support/story.ts'

/** Waits for the six newest jobs; on a phone four of them appear. */
async function listed(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: /^(Full|Part) Time$/ })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(window.innerWidth < 640 ? 4 : 6)
  return list
}

/** Waits for the lower part of the page, whose code loads last. */
async function lower(canvas: Canvas) {
  return await canvas.findByRole('heading', { name: 'Services' })
}

export default {
  title: 'Screens/Home',
  parameters: { at: '/' },
} satisfies Meta

export const Visitor = story.full(async ({ canvas }) => {
  await listed(canvas)
  await lower(canvas)
  const more = canvas.getByRole('link', { name: 'Browse More Jobs' })
  await expect(more).toHaveAttribute('href', '/search?nature=full_time')
  await expect(canvas.getByRole('link', { name: 'Find Talent' })).toHaveAttribute('href', '/find-talent')
  await expect(canvas.getByRole('link', { name: /^Health/ })).toHaveAccessibleName('Health 6 positions')
  // Each is marked as an example (rules 39), and links to its source.
  const examples = canvas.getByRole('region', { name: 'Example testimonials' })
  await expect(within(examples).getAllByText('Example')).toHaveLength(10)
  await expect(examples.querySelectorAll('a[href]')).toHaveLength(10)
  await expect(await canvas.findByText('59 jobs · 114 positions')).toBeVisible()
  const hiring = within(await canvas.findByRole('region', { name: 'Hiring now' }))
  await expect(await hiring.findAllByRole('link')).toHaveLength(4)
  await expect(await hiring.findByText('10 jobs')).toBeVisible()
  await waitFor(() => expect(hiring.getAllByRole('presentation')).toHaveLength(4))
})

/** The calls for figures and companies fail: the heading has no figures, the companies neither cover nor count. */
export const FiguresError = story.state({ ...failing('jobs/search') }, async ({ canvas }) => {
  const hiring = within(await canvas.findByRole('region', { name: 'Hiring now' }))
  await expect(await hiring.findAllByRole('link')).toHaveLength(4)
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Find a job or fill one')
  await noAlert()
})

/** The page begins with the acceptance of today, then what changed last, beside bookmarks that closed. */
export const JobSeeker = story.full(
  {
    as: personas.ada,
    prepare: ({ tx, now }) => {
      const saved = [{ nature: 'part_time', location: 'Rotterdam' }]
      localStorage.setItem('fieldwork.searches', JSON.stringify({ saved, recent: [] }))
      for (const { id } of tx.notifications.by('change_of', applications.accepted))
        tx.notifications.patch(id, { created_at: now })
    },
  },
  async ({ canvas }) => {
    const own = within(await canvas.findByRole('list', { name: 'Your applications' }))
    const [first, second] = own.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Service designerAccepted · just now · Lanternfold Studio')
    await expect(second).toHaveTextContent(/^Product designer, onboarding.* ago/)
    const kept = within(await canvas.findByRole('list', { name: 'Saved' }))
    await expect(kept.getAllByRole('listitem')[0]).toHaveTextContent('No longer listed')
    await expect(kept.getByRole('link', { name: 'In Rotterdam · Part time' })).toBeVisible()
    await expect(
      await within(await listed(canvas)).findAllByRole('button', { name: /^Bookmark / }),
    ).toHaveLength(6)
  },
)

/** The backend doesn't say when a status changed: the order is by status, and no time is given. */
export const WithoutTimes = story.state(
  { as: personas.ada, otherwise: ['applications.changed', 'bookmarks.available'] },
  async ({ canvas }) => {
    const own = await canvas.findByRole('list', { name: 'Your applications' })
    const shown = ['Accepted', 'Interviewing', 'Shortlisted', 'In review']
    await expect(own).toHaveTextContent(new RegExp(shown.join('.*')))
    await expect(own).not.toHaveTextContent(/ago|yesterday|now/)
  },
)

/** There is no news yet: the lists say what to do first. */
export const NewJobSeeker = story.state({ as: personas.newcomer }, 'Upload your CV')

/** The applications failed to load; the rest of the page appears. */
export const NewsError = story.error(
  { as: personas.ada, ...failing('jobs/my-applications') },
  'We couldn’t load your applications.',
)

/** Work comes first: applicants to review, one press away, and jobs that wait for something. */
export const Recruiter = story.full(
  {
    as: personas.harbour,
    prepare: ({ tx, now }) => {
      const [paid] = tx.payments.where(
        ({ job_id, status }) => job_id === jobs.featured && status === 'succeeded',
      )
      tx.payments.patch(paid?.id ?? 0, { created_at: now - 25 * 86_400_000 })
    },
  },
  async ({ canvas }) => {
    const reviews = within(await canvas.findByRole('list', { name: /^\d+ applicants to review$/ }))
    const [most] = reviews.getAllByRole('link')
    const first = new RegExp(`^/jobs/${jobs.crowded}\\?tab=applicants&status=applied&applicant=\\d+$`)
    await expect(most).toHaveAttribute('href', expect.stringMatching(first))
    const waiting = await canvas.findByRole('list', { name: 'Jobs and payments' })
    await expect(waiting).toHaveTextContent(/Until .* at the earliest.*Card payment still pending.*Pending/)
    await expect(within(await listed(canvas)).queryByRole('button', { name: /^Bookmark / })).toBeNull()
  },
)

/** A recruiter whose only job is in review. */
export const NewRecruiter = story.state({ as: personas.smallShop }, 'No applicants to review')

/** What could not be asked is not counted as none. */
export const WorkError = story.error(
  { as: personas.harbour, ...failing('jobs/fetch-single') },
  'Applicants to review',
)

/** The heading and the search appear before any call has been answered. */
export const Loading = story.loading('fetch-home', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Location' })).toBeEnabled()
  await expect(await canvas.findByText('Loading categories…')).toBeInTheDocument()
  await expect(canvas.getByText('Loading the jobs…')).toBeInTheDocument()
})

/** A new marketplace: categories, but no jobs yet. */
export const Empty = story.empty({ scenario: 'empty' }, 'No jobs found.')

export const LongText = story.longText(
  { as: extremes.person, scenario: 'extremes' },
  story.shows('list', 'Full Time'),
)

/** The Arabic and the Japanese job are featured, so they are first. */
export const OtherScript = story.otherScript(
  {
    as: personas.rightToLeft,
    prepare: ({ tx, now }) => {
      for (const id of [jobs.otherScript, jobs.japanese])
        tx.jobs.patch(id, { featured_until: now + 86_400_000 })
    },
  },
  arabicTitle,
)

export const ServerError = story.error('fetch-home', async ({ canvas }) => {
  await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
  await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})

export const Offline = story.offline('fetch-home', async ({ canvas }) => {
  await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
  await noAlert()
})

export const PartTime = story.state({ at: '/?tab=part_time' }, async ({ canvas }) => {
  await listed(canvas)
  await expect(canvas.getByRole('tab', { name: 'Part Time' })).toHaveAttribute('aria-selected', 'true')
  const more = canvas.getByRole('link', { name: 'Browse More Jobs' })
  await expect(more).toHaveAttribute('href', '/search?nature=part_time')
})

export const RecentSearches = story.state(
  {
    prepare: () => {
      const recent = [
        { keyword: 'nurse', location: 'Bath' },
        { nature: 'part_time', types: 'remote' },
      ]
      localStorage.setItem('fieldwork.searches', JSON.stringify({ saved: [], recent }))
    },
  },
  '“nurse” · In Bath',
)

export const SubmitsTheSearch = story.behaviour(async ({ canvas }) => {
  await listed(canvas)
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'manager')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Hospitality & food')
  await press(canvas, 'Search A Job')
  const applied = within(await canvas.findByRole('list', { name: 'Applied filters' }))
  await expect(applied.getByText('“manager”')).toBeVisible()
  await expect(applied.getByText('Hospitality & food')).toBeVisible()
})

export const SubscribesToTheNewsletter = story.behaviour(async ({ canvas }) => {
  await lower(canvas)
  const form = within(canvas.getByRole('form', { name: 'New jobs by email' }))
  const field = form.getByRole('textbox', { name: 'Email address' })
  await userEvent.type(field, 'ines')
  await press(form, 'Subscribe')
  await expect(await form.findByText('Enter an email address such as name@example.com.')).toBeVisible()
  await expect(field).toHaveFocus()
  await userEvent.type(field, '@example.com')
  await press(form, 'Subscribe')
  await isTold('Subscribe')
  await waitFor(() => expect(field).toHaveValue(''))
})
