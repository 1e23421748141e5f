import { expect } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { behaviour } from '../support/plays.ts'
import { type Meta, pin } from '../support/story.ts'
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

/** An answer of one’s own, which no operation gives. */
export const ShowsAPinnedRefusal = behaviour(
  {
    at: '/my',
    as: personas.harbour,
    ...pin('jobs/my', { status: 'error', message: 'Your account is being checked.' }),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Your account is being checked\./)).toBeVisible()
  },
)
