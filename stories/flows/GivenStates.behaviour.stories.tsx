import { expect } from 'storybook/test'
import { behaviour } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'
import interviewing from '../worlds/interviewing.json'

export default {
  title: 'Flows/Given states',
} satisfies Meta

/** A state that was reached by hand, from “Save as scenario” of the Simulator: Ada applied, and has an interview. */
export const BeginsAtASavedScenario = behaviour(
  { at: '/my-applied', world: interviewing },
  async ({ canvas }) => {
    const [newest] = await canvas.findAllByRole('row', { name: /Terminal planner/ })
    await expect(newest).toHaveTextContent('Interviewing')
  },
)
