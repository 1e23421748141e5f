import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { narrow, screen } from '../support/screen.tsx'
import { bannerName, dark, order, plain } from '../support/feature-job.ts'

const meta = { title: 'Screens/Feature a job/Banner' } satisfies Meta

export default meta
type Story = StoryObj

/** The offer to the owner: days, price and benefit (product: feature a job). */
export const Banner: Story = {
  ...screen(
    `/jobs/${plain}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        const banner = await canvas.findByRole('region', { name: bannerName })
        await expect(banner).toHaveTextContent('3 times more visibility')
        await userEvent.click(within(banner).getByRole('link', { name: 'Feature this job' }))
        await order(canvas)
      },
    },
  ),
  name: 'Opens the order from the offer',
  tags: ['behaviour'],
}

export const BannerBeforeApproval: Story = {
  ...screen(
    `/jobs/${jobs.pending}`,
    { as: personas.harbour },
    {
      globals: { ...dark, ...narrow },
      play: async ({ canvas }) => {
        const banner = await canvas.findByRole('region', { name: bannerName })
        await expect(banner).toHaveTextContent('Its 30 days start when it is approved')
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Offer before approval',
  tags: ['state'],
}

export const NoBannerWhileFeatured: Story = {
  ...screen(
    `/jobs/${jobs.featured}`,
    { as: personas.harbour },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('link', { name: 'Duplicate' })).toBeVisible()
        await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
      },
    },
  ),
  name: 'No offer for a featured job',
  tags: ['behaviour'],
}

export const NoBannerForOthers: Story = {
  ...screen(
    `/jobs/${plain}`,
    { as: personas.smallShop },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('complementary', { name: 'Facts' })).toBeVisible()
        await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
      },
    },
  ),
  name: 'No offer for others',
  tags: ['behaviour'],
}
