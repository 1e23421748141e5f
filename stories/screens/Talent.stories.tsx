import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { runtime } from '../support/backend.ts'
import { says } from '../support/plays.ts'
import { type Canvas, screen } from '../support/screen.tsx'
import { failing } from '../support/talent.ts'

const meta = { title: 'Screens/Talent/List' } satisfies Meta

export default meta
type Story = StoryObj

async function people(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'Job seekers found' })
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}

export const Found: Story = screen(
  '/find-talent',
  {},
  {
    tags: ['full'],
    play: async ({ canvas }) => {
      await expect(await people(canvas)).toHaveLength(10)
      await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
        'Total 40 user(s) found.',
      )
      await expect(canvas.getByRole('navigation', { name: 'Pages of job seekers' })).toBeVisible()
    },
  },
)

/** The results follow when typing pauses, and are announced once (product: accessibility). */
export const SearchesWhileTyping: Story = screen(
  '/find-talent?page=2',
  {},
  {
    name: 'Searches while typing',
    tags: ['behaviour'],
    play: async ({ canvas }) => {
      await people(canvas)
      await userEvent.type(canvas.getByRole('searchbox'), 'service design')
      await waitFor(() =>
        expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
          /^Total [1-9] user\(s\) found\.$/,
        ),
      )
      await expect((await people(canvas)).some((row) => row.textContent?.includes('Ada Lindqvist'))).toBe(
        true,
      )
      await waitFor(() =>
        expect(
          page.getAllByRole('status').some(({ textContent }) => /^Total [1-9] user/.test(textContent ?? '')),
        ).toBe(true),
      )
    },
  },
)

export const NoResults: Story = screen(
  '/find-talent?search=xylophonist',
  {},
  {
    name: 'No results',
    tags: ['empty'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Nobody matches “xylophonist”.')).toBeVisible()
    },
  },
)

export const ShowsAllJobSeekers: Story = screen(
  '/find-talent?search=xylophonist',
  {},
  {
    name: 'Shows all job seekers again',
    tags: ['behaviour'],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all job seekers' }))
      await expect(await people(canvas)).toHaveLength(10)
      await expect(canvas.getByRole('searchbox')).toHaveValue('')
    },
  },
)

export const ReturnsFromAPageOutOfRange: Story = screen(
  '/find-talent?page=99',
  {},
  {
    name: 'Returns from a page out of range',
    tags: ['behaviour'],
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Go to the first page' }))
      await expect(await people(canvas)).toHaveLength(10)
    },
  },
)

export const Empty: Story = screen(
  '/find-talent',
  { scenario: 'empty' },
  {
    tags: ['empty'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No job seekers yet.')).toBeVisible()
    },
  },
)

export const Loading: Story = screen(
  '/find-talent',
  { network: { slow: { 'users/fetch': 'endless' } } },
  {
    tags: ['loading'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading job seekers…')).toBeInTheDocument()
    },
  },
)

export const ServerError: Story = screen('/find-talent', failing('users/fetch'), {
  name: 'Error',
  tags: ['error'],
  ...says('We couldn’t load the job seekers.'),
})

export const RecoversAfterAnError: Story = screen('/find-talent', failing('users/fetch'), {
  name: 'Recovers after an error',
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the job seekers.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await people(canvas)).toHaveLength(10)
  },
})

export const Offline: Story = screen(
  '/find-talent',
  { network: { faults: [{ call: 'users/fetch', kind: 'network', times: null }] } },
  {
    tags: ['offline'],
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('We couldn’t load the job seekers.')).toBeVisible()
    },
  },
)

export const LongText: Story = screen(
  '/find-talent',
  { scenario: 'extremes' },
  { name: 'Long text', tags: ['long-text'] },
)

export const Narrow: Story = screen(
  '/find-talent',
  { scenario: 'extremes' },
  {
    name: 'Long text, narrow',
    tags: ['long-text'],
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await people(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)
