import { expect, userEvent, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { bannerName, order, plain } from '../support/feature-job.ts'
import { behaviour } from '../support/plays.ts'
import type { Meta, StoryParameters } from '../support/story.ts'

export default {
  title: 'Screens/Feature a job/Banner',
  parameters: { at: `/jobs/${plain}`, as: personas.harbour },
} satisfies Meta

/** The offer to the owner: days, price and benefit (product: feature a job). */
export const OpensTheOrderFromTheOffer = behaviour(async ({ canvas }) => {
  const banner = await canvas.findByRole('region', { name: bannerName })
  await expect(banner).toHaveTextContent('3 times more visibility')
  await userEvent.click(within(banner).getByRole('link', { name: 'Feature this job' }))
  await order(canvas)
})

/** @param rest what has loaded where an offer would be */
const noOffer = (parameters: StoryParameters, rest: [role: string, name: string]) =>
  behaviour(parameters, async ({ canvas }) => {
    await canvas.findByRole(rest[0], { name: rest[1] })
    await expect(canvas.queryByRole('region', { name: bannerName })).toBeNull()
  })

export const NoBannerWhileFeatured = noOffer({ at: `/jobs/${jobs.featured}` }, ['link', 'Duplicate'])
export const NoBannerForOthers = noOffer({ as: personas.smallShop }, ['complementary', 'Facts'])
