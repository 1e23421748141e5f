import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { noSidewaysScroll } from '../support/flow.ts'
import { arrived } from '../support/job-detail.ts'
import { behaviour } from '../support/plays.ts'
import { type Meta, narrow } from '../support/story.ts'

export default {
  title: 'Screens/Job/States',
  parameters: { at: `/jobs/${jobs.open}`, as: personas.ada },
} satisfies Meta

/** The bar at the bottom leads to the form, and is hidden while the form is in view. */
export const JumpsToTheFormOnAPhone = behaviour({ globals: narrow }, async ({ canvas }) => {
  const bar = await canvas.findByRole('region', { name: 'Apply' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Apply' }))
  await expect(canvas.getByRole('heading', { name: 'Apply for this job' })).toHaveFocus()
  await waitFor(() => expect(canvas.queryByRole('region', { name: 'Apply' })).toBeNull())
  await noSidewaysScroll()
})

/** On wide screens, the button beside the description is hidden while the form is in view. */
export const JumpsToTheForm = behaviour(async ({ canvas }) => {
  const facts = within(await arrived(canvas))
  await userEvent.click(await facts.findByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(facts.queryByRole('button', { name: 'Apply' })).toBeNull())
  window.scrollTo({ top: 0 })
  await expect(await facts.findByRole('button', { name: 'Apply' })).toBeVisible()
})
