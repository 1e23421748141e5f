import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { isKnown, opened } from '../support/flow.ts'
import { bookmark, rows } from '../support/jobs.ts'
import { arabicTitle } from '../support/other-script.ts'
import {
  empty,
  error,
  full,
  loading,
  longText,
  notAllowed,
  offline,
  otherScript,
  state,
} from '../support/plays.ts'
import { type Meta, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Jobs',
  parameters: { at: '/jobs' },
} satisfies Meta

export const FullTime = full(async ({ canvas }) => {
  await expect(await rows(canvas, 'Full Time')).toHaveLength(10)
  await expect(canvas.getByRole('navigation', { name: 'Pages of full-time jobs' })).toBeVisible()
})

export const PartTime = full(
  { at: '/jobs?tab=part_time' },
  async ({ canvas }) => void (await rows(canvas, 'Part Time')),
)

export const Loading = loading('jobs/fetch', 'Loading the jobs…')
export const Empty = empty({ scenario: 'empty' }, 'No jobs found.')

/** The longest word is on the second page. */
export const LongText = longText(
  { at: '/jobs?page=2', scenario: 'extremes' },
  async ({ canvas }) => void (await rows(canvas)),
)

export const OtherScript = otherScript({ at: '/jobs?page=2' }, arabicTitle)
export const ServerError = error('jobs/fetch', 'We couldn’t load the jobs.')
export const Offline = offline('jobs/fetch', 'We couldn’t load the jobs.')

/** A failed change is reverted and reported beside the bookmark. */
export const BookmarkError = state(
  { as: personas.ada, ...unreachable('bookmarks/toggle') },
  async ({ canvas }) => {
    await isKnown(canvas, personas.ada)
    const button = await bookmark(canvas, false)
    await userEvent.click(button)
    await expect(await canvas.findByText('Not saved. Try again.')).toBeVisible()
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
)

/** Bookmarks need an account. */
export const BookmarkAsVisitor = notAllowed(async ({ canvas }) => {
  await userEvent.click(await bookmark(canvas, false))
  const login = (await opened('dialog', 'Log in to bookmark jobs')).getByRole('link', { name: 'Login' })
  await waitFor(() => expect(login).toHaveFocus())
})

/** Recruiters have no bookmarks. */
export const Recruiter = full({ as: personas.harbour }, async ({ canvas }) => {
  await rows(canvas)
  await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bookmark / })).toBeNull())
})
