import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { isKnown, opened } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { bookmark, rows } from '../support/jobs.ts'

export default {
  title: 'Screens/Jobs',
  parameters: { at: '/jobs' },
} satisfies Meta

export const FullTime: Story = {
  name: 'Full time',
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await rows(canvas, 'Full Time')).toHaveLength(10)
    await expect(canvas.getByRole('navigation', { name: 'Pages of full-time jobs' })).toBeVisible()
  },
}

export const PartTime: Story = {
  name: 'Part time',
  tags: ['full'],
  parameters: { at: '/jobs?tab=part_time' },
  play: async ({ canvas }) => void (await rows(canvas, 'Part Time')),
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('jobs/fetch'),
  play: saysLoading('Loading the jobs…'),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { scenario: 'empty' },
  play: says('No jobs found.'),
}

/** The longest word is on the second page. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: '/jobs?page=2', scenario: 'extremes' },
  play: async ({ canvas }) => void (await rows(canvas)),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { at: '/jobs?page=2' },
  play: says(arabicTitle),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('jobs/fetch'),
  play: says('We couldn’t load the jobs.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/fetch'),
  play: saysOffline('We couldn’t load the jobs.'),
}

/** A failed change is reverted and reported beside the bookmark. */
export const BookmarkError: Story = {
  name: 'Bookmark error',
  tags: ['state'],
  parameters: { as: personas.ada, ...offline('bookmarks/toggle') },
  play: async ({ canvas }) => {
    await isKnown(canvas, personas.ada)
    const button = await bookmark(canvas, false)
    await userEvent.click(button)
    await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

/** Bookmarks need an account. */
export const BookmarkAsVisitor: Story = {
  name: 'Bookmark as visitor',
  tags: ['not-allowed'],
  play: async ({ canvas }) => {
    await userEvent.click(await bookmark(canvas, false))
    const login = (await opened('dialog', 'Log in to bookmark jobs')).getByRole('link', { name: 'Login' })
    await waitFor(() => expect(login).toHaveFocus())
  },
}

/** Recruiters have no bookmarks. */
export const Recruiter: Story = {
  tags: ['full'],
  parameters: { as: personas.harbour },
  play: async ({ canvas }) => {
    await rows(canvas)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bookmark / })).toBeNull())
  },
}
