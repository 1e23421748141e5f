import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
import { rows } from '../support/my-jobs.ts'

export default {
  title: 'Screens/My jobs',
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(10)
    await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
  },
}

/** A row links to the actions of its job. */
export const RowActions: Story = {
  name: 'Row actions',
  tags: ['state'],
  parameters: { at: '/my?search=terminal+planner' },
  play: async ({ canvas }) => {
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
  },
}

export const FeaturedJob: Story = {
  name: 'Featured job',
  tags: ['state'],
  parameters: {
    prepare: ({ tx, now }) => {
      tx.jobs.patch(jobs.pending, { state: 'approved', featured_until: now + 86_400_000 })
    },
  },
  play: async ({ canvas }) => expect((await rows(canvas))[0]).toHaveTextContent('Featured'),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: {
    as: personas.smallShop,
    prepare: ({ tx, now }) => {
      for (const job of tx.jobs.by('account_id', personas.smallShop))
        tx.jobs.patch(job.id, { deleted_at: now })
    },
  },
  play: says('Post your first job', ['Post a job', '/post']),
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in with a recruiter account to see your jobs.'),
}

export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { as: extremes.company, scenario: 'extremes' },
  play: async ({ canvas }) => void (await rows(canvas)),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: withJobsInOtherScripts,
  play: says(arabicTitle),
}

export const LoadingState: Story = {
  name: 'Loading',
  tags: ['loading'],
  parameters: unanswered('jobs/my'),
  play: saysLoading('Loading your jobs…'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('jobs/my'),
  play: says('We couldn’t load your jobs.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/my'),
  play: saysOffline('We couldn’t load your jobs.'),
}

export const Narrow: Story = {
  tags: ['full'],
  globals: narrow,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'My jobs' }))
    await expect(list.getAllByRole('button', { name: /^Actions for / })).toHaveLength(10)
  },
}
