import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown, opened } from '../support/flow.ts'
import { screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Jobs' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function rows(canvas: Canvas, name: string | RegExp = /^(Full|Part) Time$/) {
  const list = await canvas.findByRole('list', { name })
  return within(list).getAllByRole('listitem')
}

/** The bookmark of the first job that is bookmarked, or is not. */
async function bookmark(canvas: Canvas, pressed: boolean) {
  const [button] = await canvas.findAllByRole('button', { name: /^Bookmark /, pressed })
  if (!button) throw new Error('There is no such bookmark.')
  return button
}

export const FullTime: Story = screen(
  '/jobs',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await rows(canvas, 'Full Time')).toHaveLength(10)
      await expect(canvas.getByRole('navigation', { name: 'Pages of full-time jobs' })).toBeVisible()
    },
  },
)

export const PartTime: Story = screen(
  '/jobs?tab=part_time',
  {},
  {
    play: async ({ canvas }) => {
      await expect((await rows(canvas, 'Part Time')).length).toBeGreaterThan(3)
    },
  },
)

export const Dark: Story = screen('/jobs', { as: personas.ada }, { globals: { theme: 'dark' } })

export const Narrow: Story = screen(
  '/jobs',
  { as: personas.ada },
  {
    globals: { viewport: { value: 'narrow' } },
    play: async ({ canvas }) => {
      await rows(canvas)
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    },
  },
)

/** A turned page: its heading takes the focus. */
export const Pagination: Story = screen(
  '/jobs',
  {},
  {
    play: async ({ canvas }) => {
      await rows(canvas)
      await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
      const heading = await canvas.findByRole('heading', { name: 'Full Time, page 2' })
      await waitFor(() => expect(heading).toHaveFocus())
      await waitFor(async () => expect((await rows(canvas)).length).toBeGreaterThan(0))
    },
  },
)

/** A page that the list does not have, and the way back. */
export const PageOutOfRange: Story = screen(
  '/jobs?tab=part_time&page=40',
  {},
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('There are no part-time jobs on page 40.')).toBeVisible()
      await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
      await rows(canvas, 'Part Time')
    },
  },
)

export const Loading: Story = screen(
  '/jobs',
  { network: { slow: { 'jobs/fetch': 'endless' } } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('Loading jobs…')).toBeInTheDocument()
    },
  },
)

export const Empty: Story = screen(
  '/jobs',
  { scenario: 'empty' },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('No jobs found.')).toBeVisible()
    },
  },
)

export const ServerError: Story = screen(
  '/jobs',
  { network: { faults: [{ call: 'jobs/fetch', kind: 'error-500', times: null }] } },
  {
    play: async ({ canvas }) => {
      await expect(await canvas.findByText('The jobs could not be loaded.')).toBeVisible()
    },
  },
)

export const OfflineThenBack: Story = screen(
  '/jobs',
  { network: { faults: [{ call: 'jobs/fetch', kind: 'network', times: null }] } },
  {
    play: async ({ canvas }) => {
      const again = await canvas.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
      runtime.options = calmNetwork
      await userEvent.click(again)
      await expect(await rows(canvas)).toHaveLength(10)
    },
  },
)

/** A job seeker bookmarks a job, and takes it back. */
export const Bookmarking: Story = screen(
  '/jobs',
  { as: personas.ada },
  {
    play: async ({ canvas }) => {
      await isKnown(canvas, personas.ada)
      const button = await bookmark(canvas, false)
      await userEvent.click(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
      await expect(button).toHaveFocus()
      await waitFor(async () => {
        // A press while the one before it is under way does nothing (product: accessibility).
        if (button.getAttribute('aria-pressed') === 'true') await userEvent.keyboard('{Enter}')
        await expect(button).toHaveAttribute('aria-pressed', 'false')
      })
    },
  },
)

/** Refused or not reached, a bookmark goes back to how it was, and says so where it stands. */
export const BookmarkError: Story = screen(
  '/jobs',
  {
    as: personas.ada,
    network: { faults: [{ call: 'bookmarks/toggle', kind: 'network', times: null }] },
  },
  {
    play: async ({ canvas }) => {
      await isKnown(canvas, personas.ada)
      const button = await bookmark(canvas, false)
      await userEvent.click(button)
      await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    },
  },
)

/** A visitor is told what a bookmark needs. */
export const BookmarkAsVisitor: Story = screen(
  '/jobs',
  {},
  {
    play: async ({ canvas }) => {
      const button = await bookmark(canvas, false)
      await userEvent.click(button)
      const dialog = await opened('dialog', 'Log in to bookmark jobs')
      const login = dialog.getByRole('link', { name: 'Login' })
      await waitFor(() => expect(login).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
      await userEvent.click(button)
      await opened('dialog')
    },
  },
)

/** Recruiters keep no bookmarks. */
export const Recruiter: Story = screen(
  '/jobs',
  { as: personas.harbour },
  {
    play: async ({ canvas }) => {
      await rows(canvas)
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bookmark / })).toBeNull())
    },
  },
)
