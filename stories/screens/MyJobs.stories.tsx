import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { openMenu, rows } from '../support/my-jobs.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/My jobs',
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

/** What isn't approved yet is not called active. */
export const Full = story.full(async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(10)
  await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
  for (const row of canvas.getAllByRole('row', { name: /Pending/ }))
    await expect(row).toHaveTextContent('Visible once approved')
})

/** The menu of a row links to the actions of its job. Deleting it is apart. */
export const RowActions = story.state({ at: '/my?search=terminal+planner' }, async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(1)
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(7)
  const menu = await openMenu(canvas, 'Terminal planner')
  const entries = within(document.getElementById(menu.getAttribute('aria-controls') ?? '') ?? document.body)
  await expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/jobs/${jobs.open}`,
    `/jobs/${jobs.open}/feature`,
    `/jobs/${jobs.open}/edit`,
    `/post?copy=${jobs.open}`,
  ])
  await expect(entries.getAllByRole('listitem').at(-1)).toHaveTextContent('Delete')
})

export const FeaturedJob = story.state(
  {
    prepare: ({ tx, now }) => {
      tx.jobs.patch(jobs.pending, { state: 'approved', featured_until: now + 86_400_000 })
    },
  },
  async ({ canvas }) => expect((await rows(canvas))[0]).toHaveTextContent('Featured'),
)

export const Empty = story.empty(
  {
    as: personas.smallShop,
    prepare: ({ tx, now }) => {
      for (const job of tx.jobs.by('account_id', personas.smallShop))
        tx.jobs.patch(job.id, { deleted_at: now })
    },
  },
  story.says('Post your first job', ['Post a job', '/post']),
)

export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a recruiter account to see your jobs.',
)

export const LongText = story.longText(
  { as: extremes.company, scenario: 'extremes' },
  story.shows('table', 'My jobs'),
)

export const OtherScript = story.otherScript(withJobsInOtherScripts, arabicTitle)
export const LoadingState = story.loading('jobs/my', 'Loading your jobs…')
export const ServerError = story.error('jobs/my', 'We couldn’t load your jobs.')
export const Offline = story.offline('jobs/my', 'We couldn’t load your jobs.')
