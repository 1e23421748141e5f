import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { runtime } from '../support/backend.ts'
import { type Canvas, screen } from '../support/screen.tsx'
import { failing } from '../support/talent.ts'

const meta = { title: 'Screens/Talent/List' } satisfies Meta

export default meta
type Story = StoryObj

async function people(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'People found' })
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}

export const Found: Story = screen(
  '/find-talent',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await people(canvas)).toHaveLength(10)
      await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 2 })).toHaveTextContent(
        'Total 40 user(s) found.',
      )
      await expect(canvas.getByRole('navigation', { name: 'Pages of people' })).toBeVisible()
    },
  },
)

/** Typing finds by itself once it pauses, and says once how many there are (product: accessibility). */
export const Typing: Story = screen(
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
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Nobody matches “xylophonist”.')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }))
      await expect(await people(canvas)).toHaveLength(10)
      await expect(canvas.getByRole('searchbox')).toHaveValue('')
    },
  },
)

export const PageOutOfRange: Story = screen(
  '/find-talent?page=99',
  {},
  {
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
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Nobody is here yet.')).toBeVisible()
    },
  },
)

export const Loading: Story = screen(
  '/find-talent',
  { network: { slow: { 'users/fetch': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading people…')).toBeInTheDocument()
    },
  },
)

export const ServerError: Story = screen('/find-talent', failing('users/fetch'), {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The people could not be loaded.')).toBeVisible()
    runtime.options = { ...runtime.options, faults: [] }
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await people(canvas)).toHaveLength(10)
  },
})

export const Offline: Story = screen(
  '/find-talent',
  { network: { faults: [{ call: 'users/fetch', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The people could not be loaded.')).toBeVisible()
    },
  },
)

export const LongTexts: Story = screen('/find-talent', { scenario: 'extremes' })

export const Narrow: Story = screen(
  '/find-talent',
  { scenario: 'extremes' },
  {
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await people(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)
