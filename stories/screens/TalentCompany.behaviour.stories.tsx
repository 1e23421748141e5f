import { expect, userEvent, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import type { Meta, Story } from '../support/story.ts'

export default {
  title: 'Screens/Talent/Company',
  tags: ['behaviour', '!dev'],
} satisfies Meta

export const FollowsACompany: Story = {
  name: 'Follows a company',
  parameters: { at: `/recruiter/${personas.longNameCompany}`, as: personas.newcomer },
  play: async ({ canvas }) => {
    const follow = await canvas.findByRole('button', { name: /^Follow / })
    await userEvent.click(follow)
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(async () =>
      expect(await runtime.read(({ tx }) => tx.followings.by('account_id', personas.newcomer).length)).toBe(
        1,
      ),
    )
  },
}

export const RedirectsACompany: Story = {
  name: 'Redirects from a job seeker’s address',
  parameters: { at: `/user/${personas.harbour}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Alder & Quay Harbour Services' }),
    ).toBeVisible()
    await canvas.findByRole('list', { name: /^Jobs at/ })
  },
}

export const OpensFromAJob: Story = {
  name: 'Opens from a job',
  parameters: { at: `/jobs/${jobs.open}` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Alder & Quay Harbour Services' }))
    await canvas.findByRole('list', { name: 'Jobs at Alder & Quay Harbour Services' })
  },
}
