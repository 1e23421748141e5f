import { expect, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { messages, refetched } from '../support/flow.ts'
import { arabicTitle } from '../support/other-script.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
import { rows } from '../support/my-applied.ts'

export default {
  title: 'Screens/My applications',
  parameters: { at: '/my-applied', as: personas.ada },
} satisfies Meta

export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    await expect(canvas.getByText('11 applications', { selector: 'p' })).toBeVisible()
    for (const [name, path] of [
      ['Service designer', /^\/application\/\d+$/],
      ['See job: Service designer', /^\/jobs\/\d+$/],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(path))
  },
}

/** On a phone each application has two lines. */
export const Narrow: Story = {
  tags: ['state'],
  globals: narrow,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Applications' }))
    for (const row of list.getAllByRole('listitem'))
      await expect(row.getBoundingClientRect().height).toBeLessThan(80)
  },
}

export const LongTexts: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { as: extremes.person, scenario: 'extremes' },
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  parameters: {
    as: personas.rightToLeft,
    prepare: ({ tx }) => {
      const [first] = tx.applications.by('account_id', personas.rightToLeft)
      if (first) tx.applications.patch(first.id, { job_id: jobs.otherScript })
    },
  },
  play: says(arabicTitle),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { as: personas.newcomer },
  play: says('No applications yet.', ['Add a CV', '/cv-manager']),
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('jobs/my-applications'),
  play: saysLoading('Loading your applications…'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('jobs/my-applications'),
  play: saysOffline('We couldn’t load your applications.'),
}

/** A failed refresh keeps the rows, is announced, and offers a retry (rules 37). */
export const RefreshFailed: Story = {
  name: 'Refresh failed',
  tags: ['error'],
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    runtime.options = {
      ...runtime.options,
      faults: [{ call: 'jobs/my-applications', kind: 'network', times: null }],
    }
    await refetched(() => messages().getByText(/^We couldn’t refresh this page, so/))
    await rows(canvas, 10)
  },
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in with a job seeker account to see your applications.'),
}
