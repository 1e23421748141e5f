import { expect, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, noSidewaysScroll } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says } from '../support/plays.ts'
import { dark, failing, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
import { listed, lower } from '../support/home.ts'

export default {
  title: 'Screens/Home',
  parameters: { at: '/' },
} satisfies Meta

export const Visitor: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await listed(canvas)
    await lower(canvas)
    const categories = canvas.getByRole('list', { name: 'Browse by category' })
    await expect(within(categories).getAllByRole('link').length).toBeGreaterThan(8)
    await expect(canvas.getByRole('link', { name: 'Browse More Jobs' })).toHaveAttribute(
      'href',
      '/search?nature=full_time',
    )
  },
}

/** The page begins with news: unread notifications, saved searches and open applications. */
export const JobSeeker: Story = {
  name: 'Job seeker',
  tags: ['full'],
  parameters: {
    as: personas.ada,
    prepare: () => {
      const saved = [{ nature: 'part_time', location: 'Rotterdam' }]
      localStorage.setItem('fieldwork.searches', JSON.stringify({ saved, recent: [] }))
    },
  },
  play: async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
    await expect(await news.findByRole('link', { name: '4 unread notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    )
    await expect(news.getByRole('link', { name: 'In Rotterdam · Part time' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Your recent searches' })).toBeNull()
    const open = within(await news.findByRole('list', { name: 'Open applications' }))
    await expect(open.getAllByRole('link')).toHaveLength(3)
    await expect(open.queryByText('Not considered')).toBeNull()
    await expect(
      (await within(await listed(canvas)).findAllByRole('button', { name: /^Bookmark / })).length,
    ).toBe(10)
  },
}

/** There is no news yet: each row says what will appear in it. */
export const NewJobSeeker: Story = {
  name: 'New job seeker',
  tags: ['state'],
  parameters: { as: personas.newcomer },
  play: async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
    await expect(await news.findByText('No unread notifications')).toBeVisible()
    await expect(news.getByText('No saved searches yet.')).toBeVisible()
    await expect(await news.findByText('Jobs you apply for appear here.')).toBeVisible()
  },
}

/** The applications failed to load; the rest of the page appears. */
export const NewsError: Story = {
  name: 'Applications not loaded',
  tags: ['error'],
  parameters: { as: personas.ada, ...failing('jobs/my-applications') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your applications.')).toBeVisible()
    await listed(canvas)
  },
}

/** Recruiters have no bookmarks, and see their own news. */
export const Recruiter: Story = {
  tags: ['full'],
  parameters: { as: personas.harbour },
  play: async ({ canvas }) => {
    const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
    await expect(await news.findByRole('link', { name: 'My jobs' })).toHaveAttribute('href', '/my')
    const list = await listed(canvas)
    await waitFor(() => expect(within(list).queryByRole('button', { name: /^Bookmark / })).toBeNull())
  },
}

export const Dark: Story = {
  tags: ['full'],
  parameters: { as: personas.ada },
  globals: dark,
}

export const Narrow: Story = {
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    await listed(canvas)
    await lower(canvas)
    await noSidewaysScroll()
  },
}

/** The heading and the search appear before any call has been answered. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('fetch-home'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Location' })).toBeEnabled()
    await expect(canvas.getByText('Loading categories…')).toBeInTheDocument()
    await expect(canvas.getByText('Loading jobs…')).toBeInTheDocument()
  },
}

/** A new marketplace: categories, but no jobs yet. */
export const Empty: Story = {
  tags: ['empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs found.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search all jobs' })).toBeVisible()
  },
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { as: extremes.person, scenario: 'extremes' },
  globals: narrow,
  play: async ({ canvas }) => {
    await listed(canvas)
    await noSidewaysScroll()
  },
}

/** The Arabic and the Japanese job are featured, so they are first. */
export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: {
    as: personas.rightToLeft,
    prepare: ({ tx, now }) => {
      for (const id of [jobs.otherScript, jobs.japanese])
        tx.jobs.patch(id, { featured_until: now + 86_400_000 })
    },
  },
  play: says(arabicTitle),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('fetch-home'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
    await expect(canvas.getByText('We couldn’t load the categories.')).toBeVisible()
  },
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('fetch-home'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
    await noAlert()
  },
}

export const PartTime: Story = {
  name: 'Part-time tab',
  tags: ['state'],
  parameters: { at: '/?tab=part_time' },
  play: async ({ canvas }) => {
    await listed(canvas)
    await expect(canvas.getByRole('tab', { name: 'Part Time' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: 'Browse More Jobs' })).toHaveAttribute(
      'href',
      '/search?nature=part_time',
    )
  },
}

export const RecentSearches: Story = {
  name: 'Recent searches',
  tags: ['state'],
  parameters: {
    prepare: () => {
      const recent = [
        { keyword: 'nurse', location: 'Bath' },
        { nature: 'part_time', types: 'remote' },
      ]
      localStorage.setItem('fieldwork.searches', JSON.stringify({ saved: [], recent }))
    },
  },
  play: async ({ canvas }) => {
    const searches = await canvas.findByRole('navigation', { name: 'Your recent searches' })
    await expect(within(searches).getByRole('link', { name: '“nurse” · In Bath' })).toBeVisible()
  },
}
