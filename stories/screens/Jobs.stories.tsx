import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isKnown, noSidewaysScroll, opened } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says, saysOffline } from '../support/plays.ts'
import { narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Jobs' } satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function rows(canvas: Canvas, name: string | RegExp = /^(Full|Part) Time$/) {
  const list = await canvas.findByRole('list', { name })
  return within(list).getAllByRole('listitem')
}

/** Returns the first bookmark button in this state. */
async function bookmark(canvas: Canvas, pressed: boolean) {
  const [button] = await canvas.findAllByRole('button', { name: /^Bookmark /, pressed })
  if (!button) throw new Error('There is no such bookmark.')
  return button
}

export const FullTime: Story = {
  ...screen(
    '/jobs',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await rows(canvas, 'Full Time')).toHaveLength(10)
        await expect(canvas.getByRole('navigation', { name: 'Pages of full-time jobs' })).toBeVisible()
      },
    },
  ),
  name: 'Full time',
  tags: ['full'],
}

export const PartTime: Story = {
  ...screen(
    '/jobs?tab=part_time',
    {},
    {
      play: async ({ canvas }) => {
        await expect((await rows(canvas, 'Part Time')).length).toBeGreaterThan(3)
      },
    },
  ),
  name: 'Part time',
  tags: ['full'],
}

export const Dark: Story = {
  ...screen('/jobs', { as: personas.ada }, { globals: { theme: 'dark' } }),
  tags: ['full'],
}

export const Narrow: Story = {
  ...screen(
    '/jobs',
    { as: personas.ada },
    {
      globals: { viewport: { value: 'narrow' } },
      play: async ({ canvas }) => {
        await rows(canvas)
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
  ),
  tags: ['full'],
}

/** The heading of the new page takes focus. */
export const TurnsThePage: Story = {
  ...screen(
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
  ),
  name: 'Opens the next page',
  tags: ['behaviour'],
}

export const ReturnsFromAPageOutOfRange: Story = {
  ...screen(
    '/jobs?tab=part_time&page=40',
    {},
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('There are no part-time jobs on page 40.')).toBeVisible()
        await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
        await rows(canvas, 'Part Time')
      },
    },
  ),
  name: 'Returns from a page out of range',
  tags: ['behaviour'],
}

export const Loading: Story = {
  ...screen(
    '/jobs',
    { network: { slow: { 'jobs/fetch': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading jobs…')).toBeInTheDocument()
      },
    },
  ),
  tags: ['loading'],
}

export const Empty: Story = {
  ...screen(
    '/jobs',
    { scenario: 'empty' },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No jobs found.')).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

/** The longest word is on the second page. */
export const LongText: Story = {
  ...screen(
    '/jobs?page=2',
    { scenario: 'extremes' },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await rows(canvas)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen('/jobs?page=2', {}, says(arabicTitle)),
  name: 'Other script',
  tags: ['other-script'],
}

export const ServerError: Story = {
  ...screen(
    '/jobs',
    { network: { faults: [{ call: 'jobs/fetch', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('We couldn’t load the jobs.')).toBeVisible()
      },
    },
  ),
  name: 'Error',
  tags: ['error'],
}

export const Offline: Story = {
  ...screen(
    '/jobs',
    { network: { faults: [{ call: 'jobs/fetch', kind: 'network', times: null }] } },
    { ...saysOffline('We couldn’t load the jobs.') },
  ),
  tags: ['offline'],
}

export const RecoversAfterBeingOffline: Story = {
  ...screen(
    '/jobs',
    { network: { faults: [{ call: 'jobs/fetch', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        const again = await canvas.findByRole('button', { name: 'Try again' })
        runtime.options = calmNetwork
        await userEvent.click(again)
        await expect(await rows(canvas)).toHaveLength(10)
      },
    },
  ),
  name: 'Recovers after being offline',
  tags: ['behaviour'],
}

export const TogglesABookmark: Story = {
  ...screen(
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
          // A press during a call has no effect (product: accessibility).
          if (button.getAttribute('aria-pressed') === 'true') await userEvent.keyboard('{Enter}')
          await expect(button).toHaveAttribute('aria-pressed', 'false')
        })
      },
    },
  ),
  name: 'Toggles a bookmark',
  tags: ['behaviour'],
}

/** A failed change is reverted and reported beside the bookmark. */
export const BookmarkError: Story = {
  ...screen(
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
  ),
  name: 'Bookmark error',
  tags: ['state'],
}

/** Bookmarks need an account. */
export const BookmarkAsVisitor: Story = {
  ...screen(
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
  ),
  name: 'Bookmark as visitor',
  tags: ['not-allowed'],
}

/** Recruiters have no bookmarks. */
export const Recruiter: Story = {
  ...screen(
    '/jobs',
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await rows(canvas)
        await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bookmark / })).toBeNull())
      },
    },
  ),
  tags: ['full'],
}
