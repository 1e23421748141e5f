import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noAlert } from '../support/flow.ts'
import { listed, lower } from '../support/home.ts'
import { arabicTitle } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { failing, type Meta } from '../support/story.ts'

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
})

/** The page begins with news: unread notifications, saved searches and open applications. */
export const JobSeeker = story.full(
  {
    as: personas.ada,
    prepare: () => {
      const saved = [{ nature: 'part_time', location: 'Rotterdam' }]
      localStorage.setItem('fieldwork.searches', JSON.stringify({ saved, recent: [] }))
    },
  },
  async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
    await expect(await news.findByRole('link', { name: '4 unread notifications' })).toBeVisible()
    await expect(news.getByRole('link', { name: 'In Rotterdam · Part time' })).toBeVisible()
    const open = within(await news.findByRole('list', { name: 'Open applications' }))
    await expect(open.getAllByRole('link')).toHaveLength(3)
    await expect(open.queryByText('Not considered')).toBeNull()
    await expect(
      await within(await listed(canvas)).findAllByRole('button', { name: /^Bookmark / }),
    ).toHaveLength(10)
  },
)

/** There is no news yet: each row says what will appear in it. */
export const NewJobSeeker = story.state({ as: personas.newcomer }, async ({ canvas }) => {
  await expect(await canvas.findByText('Jobs you apply for appear here.')).toBeVisible()
  await expect(canvas.getByText('No unread notifications')).toBeVisible()
  await expect(canvas.getByText('No saved searches yet.')).toBeVisible()
})

/** The applications failed to load; the rest of the page appears. */
export const NewsError = story.error(
  { as: personas.ada, ...failing('jobs/my-applications') },
  'We couldn’t load your applications.',
)

/** Recruiters have no bookmarks, and see their own news. */
export const Recruiter = story.full({ as: personas.harbour }, async ({ canvas }) => {
  const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
  await expect(await news.findByRole('link', { name: 'My jobs' })).toHaveAttribute('href', '/my')
  await expect(within(await listed(canvas)).queryByRole('button', { name: /^Bookmark / })).toBeNull()
})

/** The heading and the search appear before any call has been answered. */
export const Loading = story.loading('fetch-home', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Location' })).toBeEnabled()
  await expect(canvas.getByText('Loading categories…')).toBeInTheDocument()
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
  await expect(canvas.getByText('We couldn’t load the categories.')).toBeVisible()
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
