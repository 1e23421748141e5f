import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { expire } from '../support/flow.ts'
import { says, saysOffline, saysLoading } from '../support/plays.ts'
import { removeRow } from '../support/removal.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { bookmarking, listIn, rows, titleOf } from '../support/bookmarks.ts'

export default {
  title: 'Screens/Bookmarks',
  parameters: { at: '/bookmarks', as: personas.ada },
} satisfies Meta

/** Jobs that are no longer listed are marked. */
export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    await expect(canvas.getByText('13 jobs')).toBeVisible()
    await expect(canvas.getAllByText('No longer listed').length).toBeGreaterThan(0)
    await expect(canvas.getByRole('navigation', { name: 'Pages of bookmarks' })).toBeVisible()
  },
}

/** A title of 10,000 characters is cut off in the row and in the notice. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: {
    as: extremes.person,
    scenario: 'extremes',
    prepare: ({ tx }) => {
      const own = tx.bookmarks
        .by('account_id', extremes.person)
        .toSorted((a, b) => b.created_at - a.created_at)
      if (own[0]) tx.jobs.patch(own[0].target_id, { title: 'Lighthouse'.repeat(1_000) })
    },
  },
  play: async ({ canvas }) => {
    const [first] = await rows(canvas, 10)
    if (!first) throw new Error('There is no row.')
    await expect(titleOf(first)).toHaveLength(10_000)
    await expect(first.offsetHeight).toBeLessThan(400)
    await userEvent.click(within(first).getByRole('button'))
    const bar = await canvas.findByRole('region', { name: 'Last change' })
    await expect(bar.offsetHeight).toBeLessThan(200)
  },
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.japanese, jobs.otherScript) },
  play: async ({ canvas }) => {
    await expect(titleOf((await rows(canvas, 3))[0])).toMatch(/\p{Script=Arabic}/u)
  },
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('bookmarks/fetch'),
  play: saysLoading('Loading your bookmarks…'),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { as: personas.newcomer },
  play: says('No bookmarks yet.'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('bookmarks/fetch'),
  play: says('We couldn’t load your bookmarks.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('bookmarks/fetch'),
  play: saysOffline('We couldn’t load your bookmarks.'),
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in with a job seeker account to see your bookmarks.'),
}

export const WrongRole: Story = {
  name: 'Wrong role',
  tags: ['not-allowed'],
  parameters: { as: personas.harbour },
  play: says('You’re logged in with a recruiter account.'),
}

/** The rows stay on screen (rules 12). */
export const ExpiredSession: Story = {
  name: 'Expired session',
  tags: ['not-allowed'],
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    await expire(personas.ada)
    await removeRow(listIn(canvas), 10, 0)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible())
    await expect(canvas.getByText(/^Your session has expired/)).toBeVisible()
    await rows(canvas, 10)
  },
}
