import { expect } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { says, saysLoading, saysOffline } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { names } from '../support/followings.ts'

export default {
  title: 'Screens/Followings',
  parameters: { at: '/followings', as: personas.ada },
} satisfies Meta

export const Full: Story = {
  tags: ['full'],
  play: async ({ canvas }) => {
    await names(canvas, 6)
    await expect(canvas.getByText('6 companies')).toBeVisible()
    const [company] = canvas.getAllByRole('link', { name: /^Alder & Quay/ })
    await expect(company).toHaveAttribute('href', `/recruiter/${personas.harbour}`)
  },
}

/** One call returns all followed companies. */
export const Many: Story = {
  tags: ['full'],
  parameters: { as: extremes.person, scenario: 'extremes' },
  play: async ({ canvas }) => void (await names(canvas, 24)),
}

/** The longest seeded name, and one of 10,000 characters. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: {
    as: personas.newcomer,
    prepare: ({ tx, now }) => {
      for (const recruiter_id of [personas.longNameCompany, personas.plainCompany]) {
        tx.followings.insert({ account_id: personas.newcomer, recruiter_id, created_at: now })
      }
      tx.accounts.patch(personas.plainCompany, { name: 'Lighthouse'.repeat(1_000) })
    },
  },
  play: async ({ canvas }) => void (await names(canvas, 2)),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  play: async ({ canvas }) => {
    await expect((await names(canvas, 6)).some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true)
  },
}

export const Loading: Story = {
  tags: ['loading'],
  parameters: unanswered('followers/fetch'),
  play: saysLoading('Loading the companies you follow…'),
}

export const Empty: Story = {
  tags: ['empty'],
  parameters: { as: personas.newcomer },
  play: says('You don’t follow any companies yet.'),
}

export const ServerError: Story = {
  name: 'Error',
  tags: ['error'],
  parameters: failing('followers/fetch'),
  play: says('We couldn’t load the companies you follow.'),
}

export const Offline: Story = {
  tags: ['offline'],
  parameters: offline('followers/fetch'),
  play: saysOffline('We couldn’t load the companies you follow.'),
}

export const Visitor: Story = {
  tags: ['not-allowed'],
  parameters: { as: 'visitor' },
  play: says('Log in with a job seeker account to see the companies you follow.'),
}
