import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Home' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const narrow = { globals: { viewport: { value: 'narrow' } } }

/** Waits for the lists: ten rows of the newest jobs. */
async function listed(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: /^(Full|Part) Time$/ })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
  return list
}

/** The lower part of the page, which comes by itself when the rest is done. */
async function lower(canvas: Canvas) {
  return await canvas.findByRole('heading', { name: 'Services' }, { timeout: 5000 })
}

export const Visitor: Story = screen(
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
)

export const JobSeeker: Story = screen(
  '/',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await expect(
        (await within(await listed(canvas)).findAllByRole('button', { name: /^Bookmark / })).length,
      ).toBe(10)
    },
  },
)

/** Recruiters keep no bookmarks. */
export const Recruiter: Story = screen(
  '/',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      const list = await listed(canvas)
      await waitFor(() => expect(within(list).queryByRole('button', { name: /^Bookmark / })).toBeNull())
    },
  },
)

export const Dark: Story = screen('/', { as: personas.ada }, { globals: { theme: 'dark' } })

export const Narrow: Story = screen(
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
)

/** The heading and the search stand before any call has answered. */
export const Loading: Story = screen(
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
)

/** The first day: categories, but no job yet. */
export const Empty: Story = screen(
  '/',
  { scenario: 'empty' },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No jobs found.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Search all jobs' })).toBeVisible()
    },
  },
)

export const ServerError: Story = screen(
  '/',
  { network: { faults: [{ call: 'fetch-home', kind: 'error-500', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The jobs could not be loaded.')).toBeVisible()
      await expect(canvas.getByText('The categories could not be loaded.')).toBeVisible()
    },
  },
)

export const OfflineThenBack: Story = screen(
  '/',
  { network: { faults: [{ call: 'fetch-home', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      const [retry] = await canvas.findAllByRole('button', { name: 'Try again' }, { timeout: 5000 })
      if (!retry) throw new Error('Nothing offers another attempt.')
      runtime.options = calmNetwork
      await userEvent.click(retry)
      await listed(canvas)
    },
  },
)

export const PartTime: Story = screen(
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
      await userEvent.click(canvas.getByRole('tab', { name: 'Part Time' }))
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: 'Full Time' })).toHaveAttribute('aria-selected', 'true'),
      )
    },
  },
)

export const LeadsToTheSearch: Story = screen(
  '/',
  {},
  {
    play: async ({ canvas }) => {
      await listed(canvas)
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Keyword' }), 'manager')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Hospitality & food')
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Search jobs' })).toBeVisible()
      const applied = await canvas.findByRole('list', { name: 'Applied filters' })
      await expect(within(applied).getByText('“manager”')).toBeVisible()
      await expect(within(applied).getByText('Hospitality & food')).toBeVisible()
    },
  },
)

/** What was searched for in this browser before. */
export const RecentSearches: Story = screen(
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
)

export const Subscribing: Story = screen(
  '/',
  {},
  {
    play: async ({ canvas }) => {
      await lower(canvas)
      const form = canvas.getByRole('form', { name: 'New jobs by e-mail' })
      const field = within(form).getByRole('textbox', { name: 'E-mail address' })
      await userEvent.type(field, 'ines')
      await userEvent.click(within(form).getByRole('button', { name: 'Subscribe' }))
      await expect(
        await within(form).findByText('Enter an e-mail address such as name@example.com.'),
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
)

/** Ten examples, one at a time; the pause comes before the slides. */
export const Testimonials: Story = screen(
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
      await waitFor(() => expect(within(carousel).getByRole('link', { name: 'Write to us' })).toBeVisible())
    },
  },
)

/** How often a call was made in this story. */
function calls(name: string): number {
  return runtime.log.entries.filter((entry) => entry.call === name).length
}
