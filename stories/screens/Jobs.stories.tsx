import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { items, opened } from '../support/flow.ts'
import { bookmark } from '../support/jobs.ts'
import { arabicTitle } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Jobs',
  parameters: { at: '/jobs' },
} satisfies Meta

export const FullTime = story.full(async ({ canvas }) => {
  await expect(await items(canvas, 'Full Time')).toHaveLength(10)
  await expect(canvas.getByRole('navigation', { name: 'Pages of full-time jobs' })).toBeVisible()
})

export const PartTime = story.full({ at: '/jobs?tab=part_time' }, story.shows('list', 'Part Time'))
export const Loading = story.loading('jobs/fetch', 'Loading the jobs…')
export const Empty = story.empty({ scenario: 'empty' }, 'No jobs found.')

/** The longest word is on the second page. */
export const LongText = story.longText(
  { at: '/jobs?page=2', scenario: 'extremes' },
  story.shows('list', 'Full Time'),
)

export const OtherScript = story.otherScript({ at: '/jobs?page=2' }, arabicTitle)
export const ServerError = story.error('jobs/fetch', 'We couldn’t load the jobs.')
export const Offline = story.offline('jobs/fetch', 'We couldn’t load the jobs.')

/** Bookmarks need an account. */
export const BookmarkAsVisitor = story.notAllowed(async ({ canvas }) => {
  await userEvent.click(await bookmark(canvas, false))
  const login = (await opened('dialog', 'Log in to bookmark jobs')).getByRole('link', { name: 'Login' })
  await waitFor(() => expect(login).toHaveFocus())
})

/** Recruiters have no bookmarks. */
export const Recruiter = story.full({ as: personas.harbour }, async ({ canvas }) => {
  await items(canvas, 'Full Time')
  await waitFor(() => expect(canvas.queryByRole('button', { name: /^Bookmark / })).toBeNull())
})
