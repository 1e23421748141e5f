import { expect, userEvent, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { bannerName, order, plain } from '../support/feature-job.ts'
import type { Meta, Story } from '../support/story.ts'

export default {
  title: 'Screens/Feature a job/Banner',
  tags: ['behaviour', '!dev'],
  parameters: { at: `/jobs/${plain}`, as: personas.harbour },
} satisfies Meta

/** The offer to the owner: days, price and benefit (product: feature a job). */
export const Banner: Story = {
  name: 'Opens the order from the offer',
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region', { name: bannerName })
    await expect(banner).toHaveTextContent('3 times more visibility')
    await userEvent.click(within(banner).getByRole('link', { name: 'Feature this job' }))
    await order(canvas)
  },
}

export const NoBannerWhileFeatured: Story = {
  name: 'No offer for a featured job',
  parameters: { at: `/jobs/${jobs.featured}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  },
}

export const NoBannerForOthers: Story = {
  name: 'No offer for others',
  parameters: { as: personas.smallShop },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'Facts' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  },
}
