import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { noAlert, noSidewaysScroll } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says } from '../support/plays.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Home' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const narrow = { globals: { viewport: { value: 'narrow' } } }

/** Waits for the ten newest jobs. */
async function listed(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: /^(Full|Part) Time$/ })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  return list
}

/** Waits for the lower part of the page, whose code loads last. */
async function lower(canvas: Canvas) {
  return await canvas.findByRole('heading', { name: 'Services' })
}

export const Visitor: Story = {
  ...screen(
    '/',
    {},
    {
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
    },
  ),
  tags: ['full'],
}

/** The page begins with news: unread notifications, saved searches and open applications. */
export const JobSeeker: Story = {
  ...screen(
    '/',
    {
      as: personas.ada,
      prepare: async () => {
        const saved = [{ nature: 'part_time', location: 'Rotterdam' }]
        localStorage.setItem('fieldwork.searches', JSON.stringify({ saved, recent: [] }))
      },
    },
    {
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
    },
  ),
  name: 'Job seeker',
  tags: ['full'],
}

/** There is no news yet: each row says what will appear in it. */
export const NewJobSeeker: Story = {
  ...screen(
    '/',
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
        await expect(await news.findByText('No unread notifications')).toBeVisible()
        await expect(news.getByText('No saved searches yet.')).toBeVisible()
        await expect(await news.findByText('Jobs you apply for appear here.')).toBeVisible()
      },
    },
  ),
  name: 'New job seeker',
  tags: ['state'],
}

/** The applications failed to load; the rest of the page appears. */
export const NewsError: Story = {
  ...screen(
    '/',
    {
      as: personas.ada,
      network: { faults: [{ call: 'jobs/my-applications', kind: 'error-500', times: null }] },
    },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load your applications.')).toBeVisible()
        await listed(canvas)
      },
    },
  ),
  name: 'Applications not loaded',
  tags: ['error'],
}

/** Recruiters have no bookmarks, and see their own news. */
export const Recruiter: Story = {
  ...screen(
    '/',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const news = within(await canvas.findByRole('region', { name: 'What’s new' }))
        await expect(await news.findByRole('link', { name: 'My jobs' })).toHaveAttribute('href', '/my')
        const list = await listed(canvas)
        await waitFor(() => expect(within(list).queryByRole('button', { name: /^Bookmark / })).toBeNull())
      },
    },
  ),
  tags: ['full'],
}

export const Dark: Story = {
  ...screen('/', { as: personas.ada }, { globals: { theme: 'dark' } }),
  tags: ['full'],
}

export const Narrow: Story = {
  ...screen(
    '/',
    {},
    {
      ...narrow,
      play: async ({ canvas }) => {
        await listed(canvas)
        await lower(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  tags: ['full'],
}

/** The heading and the search appear before any call has been answered. */
export const Loading: Story = {
  ...screen(
    '/',
    { network: { slow: { 'fetch-home': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Location' })).toBeEnabled()
        await expect(canvas.getByText('Loading categories…')).toBeInTheDocument()
        await expect(canvas.getByText('Loading jobs…')).toBeInTheDocument()
      },
    },
  ),
  tags: ['loading'],
}

/** A new marketplace: categories, but no jobs yet. */
export const Empty: Story = {
  ...screen(
    '/',
    { scenario: 'empty' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No jobs found.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Search all jobs' })).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

export const LongText: Story = {
  ...screen(
    '/',
    { scenario: 'extremes', as: extremes.person },
    {
      ...narrow,
      play: async ({ canvas }) => {
        await listed(canvas)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

/** The Arabic and the Japanese job are featured, so they are first. */
export const OtherScript: Story = {
  ...screen(
    '/',
    {
      as: personas.rightToLeft,
      prepare: (world) =>
        world.mutate(({ tx, now }) => {
          for (const id of [jobs.otherScript, jobs.japanese])
            tx.jobs.patch(id, { featured_until: now + 86_400_000 })
        }),
    },
    says(arabicTitle),
  ),
  name: 'Other script',
  tags: ['other-script'],
}

export const ServerError: Story = {
  ...screen(
    '/',
    { network: { faults: [{ call: 'fetch-home', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
        await expect(canvas.getByText('We couldn’t load the categories.')).toBeVisible()
      },
    },
  ),
  name: 'Error',
  tags: ['error'],
}

export const Offline: Story = {
  ...screen(
    '/',
    { network: { faults: [{ call: 'fetch-home', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
        await noAlert()
      },
    },
  ),
  tags: ['offline'],
}

export const RecoversAfterBeingOffline: Story = {
  ...screen(
    '/',
    { network: { faults: [{ call: 'fetch-home', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        const [retry] = await canvas.findAllByRole('button', { name: 'Try again' })
        if (!retry) throw new Error('There is no retry button.')
        runtime.options = calmNetwork
        await userEvent.click(retry)
        await listed(canvas)
      },
    },
  ),
  name: 'Recovers after being offline',
  tags: ['behaviour'],
}

export const PartTime: Story = {
  ...screen(
    '/?tab=part_time',
    {},
    {
      play: async ({ canvas }) => {
        await listed(canvas)
        await expect(canvas.getByRole('tab', { name: 'Part Time' })).toHaveAttribute('aria-selected', 'true')
        await expect(canvas.getByRole('link', { name: 'Browse More Jobs' })).toHaveAttribute(
          'href',
          '/search?nature=part_time',
        )
      },
    },
  ),
  name: 'Part-time tab',
  tags: ['state'],
}

export const ChangesTheTabByKeyboard: Story = {
  ...screen(
    '/?tab=part_time',
    {},
    {
      play: async ({ canvas }) => {
        await listed(canvas)
        await userEvent.click(canvas.getByRole('tab', { name: 'Part Time' }))
        await userEvent.keyboard('{ArrowLeft}')
        await waitFor(() =>
          expect(canvas.getByRole('tab', { name: 'Full Time' })).toHaveAttribute('aria-selected', 'true'),
        )
      },
    },
  ),
  name: 'Changes the tab by keyboard',
  tags: ['behaviour'],
}

export const SubmitsTheSearch: Story = {
  ...screen(
    '/',
    {},
    {
      play: async ({ canvas }) => {
        await listed(canvas)
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'manager')
        await userEvent.selectOptions(
          canvas.getByRole('combobox', { name: 'Category' }),
          'Hospitality & food',
        )
        await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
        await expect(await canvas.findByRole('heading', { level: 1, name: 'Search jobs' })).toBeVisible()
        const applied = await canvas.findByRole('list', { name: 'Applied filters' })
        await expect(within(applied).getByText('“manager”')).toBeVisible()
        await expect(within(applied).getByText('Hospitality & food')).toBeVisible()
      },
    },
  ),
  name: 'Submits the search',
  tags: ['behaviour'],
}

/** A press on "Part time" searches with that filter and the typed keyword. */
export const SearchesPartTimeJobs: Story = {
  ...screen(
    '/',
    {},
    {
      play: async ({ canvas }) => {
        await listed(canvas)
        await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'tutor')
        await userEvent.click(canvas.getByRole('button', { name: 'Part time' }))
        const applied = within(await canvas.findByRole('list', { name: 'Applied filters' }))
        await expect(applied.getByText('“tutor”')).toBeVisible()
        await expect(applied.getByText('Part time')).toBeVisible()
      },
    },
  ),
  name: 'Searches part-time jobs',
  tags: ['behaviour'],
}

export const RecentSearches: Story = {
  ...screen(
    '/',
    {
      prepare: async () => {
        const recent = [
          { keyword: 'nurse', location: 'Bath' },
          { nature: 'part_time', types: 'remote' },
        ]
        localStorage.setItem('fieldwork.searches', JSON.stringify({ saved: [], recent }))
      },
    },
    {
      play: async ({ canvas }) => {
        const searches = await canvas.findByRole('navigation', { name: 'Your recent searches' })
        await expect(within(searches).getByRole('link', { name: '“nurse” · In Bath' })).toBeVisible()
      },
    },
  ),
  name: 'Recent searches',
  tags: ['state'],
}

export const SubscribesToTheNewsletter: Story = {
  ...screen(
    '/',
    {},
    {
      play: async ({ canvas }) => {
        await lower(canvas)
        const form = canvas.getByRole('form', { name: 'New jobs by email' })
        const field = within(form).getByRole('textbox', { name: 'Email address' })
        await userEvent.type(field, 'ines')
        await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }))
        await expect(
          await within(form).findByText('Enter an email address such as name@example.com.'),
        ).toBeVisible()
        await expect(field).toBeInvalid()
        await userEvent.type(field, '@example.com')
        await expect(field).toBeValid()
        await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }))
        await waitFor(() => expect(field).toHaveValue(''))
        await expect(
          within(canvas.getByRole('region', { name: 'Messages' })).getByText('Subscribe'),
        ).toBeVisible()
        await expect(calls('subscribe')).toBe(1)
      },
    },
  ),
  name: 'Subscribes to the newsletter',
  tags: ['behaviour'],
}

export const ChangesTestimonials: Story = {
  ...screen(
    '/',
    {},
    {
      play: async ({ canvas }) => {
        await lower(canvas)
        const carousel = canvas.getByRole('region', { name: 'Example testimonials' })
        carousel.scrollIntoView({ block: 'center' })
        await expect(within(carousel).getByText('1 / 10')).toBeVisible()
        await expect(within(carousel).getAllByRole('group')).toHaveLength(1)
        await userEvent.click(within(carousel).getByRole('button', { name: 'Previous slide' }))
        await expect(within(carousel).getByText('10 / 10')).toBeVisible()
        await waitFor(() => expect(within(carousel).getByRole('link', { name: 'Contact us' })).toBeVisible())
      },
    },
  ),
  name: 'Changes the testimonial',
  tags: ['behaviour'],
}

function calls(name: string): number {
  return runtime.log.entries.filter((entry) => entry.call === name).length
}

export const ScenarioFromToolbar: Story = {
  ...screen(
    '/',
    { as: personas.ada, prepare: () => Promise.reject(new Error('A row of `everyday` is missing.')) },
    {
      globals: { scenario: 'empty' },
      play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Login' })),
    },
  ),
  name: 'A scenario without the story’s person shows a visitor',
  tags: ['behaviour'],
}
