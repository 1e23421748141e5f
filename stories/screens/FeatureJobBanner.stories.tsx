import { expect } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import type { Meta, Story } from '../support/story.ts'
import { bannerName } from '../support/feature-job.ts'

export default {
  title: 'Screens/Feature a job/Banner',
  parameters: { at: `/jobs/${jobs.pending}`, as: personas.harbour },
} satisfies Meta

export const BannerBeforeApproval: Story = {
  name: 'Offer before approval',
  tags: ['state'],
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: bannerName })
    await expect(banner).toHaveTextContent('Its 30 days start when it is approved')
  },
}
