import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { rows } from '../support/my-jobs.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import {
  empty,
  error,
  full,
  loading,
  longText,
  notAllowed,
  offline,
  otherScript,
  says,
  state,
} from '../support/plays.ts'
import { type Meta, narrow } from '../support/story.ts'

export default {
  title: 'Screens/My jobs',
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

export const Full = full(async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(10)
  await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
})

/** A row links to the actions of its job. */
export const RowActions = state({ at: '/my?search=terminal+planner' }, async ({ canvas }) => {
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

export const FeaturedJob = state(
  {
    prepare: ({ tx, now }) => {
      tx.jobs.patch(jobs.pending, { state: 'approved', featured_until: now + 86_400_000 })
    },
  },
  async ({ canvas }) => expect((await rows(canvas))[0]).toHaveTextContent('Featured'),
)

export const Empty = empty(
  {
    as: personas.smallShop,
    prepare: ({ tx, now }) => {
      for (const job of tx.jobs.by('account_id', personas.smallShop))
        tx.jobs.patch(job.id, { deleted_at: now })
    },
  },
  says('Post your first job', ['Post a job', '/post']),
)

export const Visitor = notAllowed({ as: 'visitor' }, 'Log in with a recruiter account to see your jobs.')

export const LongText = longText(
  { as: extremes.company, scenario: 'extremes' },
  async ({ canvas }) => void (await rows(canvas)),
)

export const OtherScript = otherScript(withJobsInOtherScripts, arabicTitle)
export const LoadingState = loading('jobs/my', 'Loading your jobs…')
export const ServerError = error('jobs/my', 'We couldn’t load your jobs.')
export const Offline = offline('jobs/my', 'We couldn’t load your jobs.')

export const Narrow = full({ globals: narrow }, async ({ canvas }) => {
  const list = within(await canvas.findByRole('list', { name: 'My jobs' }))
  await expect(list.getAllByRole('button', { name: /^Actions for / })).toHaveLength(10)
})
