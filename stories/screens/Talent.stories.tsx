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

export const Found: Story = {
  ...screen(
    '/find-talent',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await people(canvas)).toHaveLength(10)
        await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
          'Total 40 user(s) found.',
        )
        await expect(canvas.getByRole('navigation', { name: 'Pages of job seekers' })).toBeVisible()
      },
    },
  ),
  tags: ['full'],
}

/** The results update when typing pauses, and are announced once (product: accessibility). */
export const SearchesWhileTyping: Story = {
  ...screen(
    '/find-talent?page=2',
    {},
    {
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
            page
              .getAllByRole('status')
              .some(({ textContent }) => /^Total [1-9] user/.test(textContent ?? '')),
          ).toBe(true),
        )
      },
    },
  ),
  name: 'Searches while typing',
  tags: ['behaviour'],
}

export const NoResults: Story = {
  ...screen(
    '/find-talent?search=xylophonist',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Nobody matches “xylophonist”.')).toBeVisible()
      },
    },
  ),
  name: 'No results',
  tags: ['empty'],
}

export const ShowsAllJobSeekers: Story = {
  ...screen(
    '/find-talent?search=xylophonist',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Show all job seekers' }))
        await expect(await people(canvas)).toHaveLength(10)
        await expect(canvas.getByRole('searchbox')).toHaveValue('')
      },
    },
  ),
  name: 'Shows all job seekers again',
  tags: ['behaviour'],
}

export const ReturnsFromAPageOutOfRange: Story = {
  ...screen(
    '/find-talent?page=99',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(await canvas.findByRole('link', { name: 'Go to the first page' }))
        await expect(await people(canvas)).toHaveLength(10)
      },
    },
  ),
  name: 'Returns from a page out of range',
  tags: ['behaviour'],
}

export const Empty: Story = {
  ...screen(
    '/find-talent',
    { scenario: 'empty' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No job seekers yet.')).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

export const Loading: Story = {
  ...screen(
    '/find-talent',
    { network: { slow: { 'users/fetch': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading job seekers…')).toBeInTheDocument()
      },
    },
  ),
  tags: ['loading'],
}

export const ServerError: Story = {
  ...screen('/find-talent', failing('users/fetch'), {
    ...says('We couldn’t load the job seekers.'),
  }),
  name: 'Error',
  tags: ['error'],
}

export const RecoversAfterAnError: Story = {
  ...screen('/find-talent', failing('users/fetch'), {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('We couldn’t load the job seekers.')).toBeVisible()
      runtime.options = { ...runtime.options, faults: [] }
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(await people(canvas)).toHaveLength(10)
    },
  }),
  name: 'Recovers after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    '/find-talent',
    { network: { faults: [{ call: 'users/fetch', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the job seekers.')).toBeVisible()
      },
    },
  ),
  tags: ['offline'],
}

export const LongText: Story = {
  ...screen('/find-talent', { scenario: 'extremes' }),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen('/find-talent?search=%D9%84%D9%8A%D8%A7%D9%86', {}, says('ليان العطّار')),
  name: 'Other script',
  tags: ['other-script'],
}

export const Narrow: Story = {
  ...screen(
    '/find-talent',
    { scenario: 'extremes' },
    {
      globals: { viewport: { value: 'narrow' } },
      play: async ({ canvas }) => {
        await people(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  name: 'Long text, narrow',
  tags: ['long-text'],
}
