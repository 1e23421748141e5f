import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { bookmarking, listIn, rows, titleOf } from '../support/bookmarks.ts'
import { expire } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { removeRow } from '../support/removal.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Bookmarks',
  parameters: { at: '/bookmarks', as: personas.ada },
} satisfies Meta

/** Jobs that are no longer listed are marked. */
export const Full = story.full(async ({ canvas }) => {
  await rows(canvas, 10)
  await expect(canvas.getByText('13 jobs')).toBeVisible()
  await expect(canvas.getAllByText('No longer listed').length).toBeGreaterThan(0)
  await expect(canvas.getByRole('navigation', { name: 'Pages of bookmarks' })).toBeVisible()
})

/** A title of 10,000 characters is cut off in the row and in the notice. */
export const LongText = story.longText(
  {
    as: extremes.person,
    scenario: 'extremes',
    prepare: ({ tx }) => {
      const own = tx.bookmarks
        .by('account_id', extremes.person)
        .toSorted((a, b) => b.created_at - a.created_at)
      if (own[0]) tx.jobs.patch(own[0].target_id, { title: 'Lighthouse'.repeat(1_000) })
    },
  },
  async ({ canvas }) => {
    const [first] = await rows(canvas, 10)
    if (!first) throw new Error('There is no row.')
    await expect(titleOf(first)).toHaveLength(10_000)
    await expect(first.offsetHeight).toBeLessThan(400)
    await userEvent.click(within(first).getByRole('button'))
    const bar = await canvas.findByRole('region', { name: 'Last change' })
    await expect(bar.offsetHeight).toBeLessThan(200)
  },
)

export const OtherScript = story.otherScript(
  { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.japanese, jobs.otherScript) },
  async ({ canvas }) => {
    await expect(titleOf((await rows(canvas, 3))[0])).toMatch(/\p{Script=Arabic}/u)
  },
)

export const Loading = story.loading('bookmarks/fetch', 'Loading your bookmarks…')
export const Empty = story.empty({ as: personas.newcomer }, 'No bookmarks yet.')
export const ServerError = story.error('bookmarks/fetch', 'We couldn’t load your bookmarks.')
export const Offline = story.offline('bookmarks/fetch', 'We couldn’t load your bookmarks.')

export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a job seeker account to see your bookmarks.',
)

export const WrongRole = story.notAllowed(
  { as: personas.harbour },
  'You’re logged in with a recruiter account.',
)

/** The rows stay on screen (rules 12). */
export const ExpiredSession = story.notAllowed(async ({ canvas }) => {
  await rows(canvas, 10)
  await expire(personas.ada)
  await removeRow(listIn(canvas), 10, 0)
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible())
  await expect(canvas.getByText(/^Your session has expired/)).toBeVisible()
  await rows(canvas, 10)
})
