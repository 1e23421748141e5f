import { expect } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { rows } from '../support/my-jobs.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/My jobs',
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

export const Full = story.full(async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(10)
  await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
})

/** A row links to the actions of its job. */
export const RowActions = story.state({ at: '/my?search=terminal+planner' }, async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(1)
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(7)
  for (const [name, href] of [
    ['View Terminal planner', `/jobs/${jobs.open}`],
    ['Edit Terminal planner', `/jobs/${jobs.open}/edit`],
    ['Duplicate Terminal planner', `/post?copy=${jobs.open}`],
    ['Feature Terminal planner', `/jobs/${jobs.open}/feature`],
  ]) {
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  }
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
