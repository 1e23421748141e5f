import { expect } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, press } from '../support/flow.ts'
import { offline } from '../support/plays.ts'
import { confirm, lanternfold, section } from '../support/profile.ts'
import { type Meta, unreachable } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Employees',
  parameters: { at: '/profile', as: personas.harbour },
} satisfies Meta

/** The old status is restored, and a message appears below the table, without an alert (rules 37). */
export const AcceptingOffline = offline(
  { as: personas.ada, ...unreachable('employees/accept-request') },
  async ({ canvas }) => {
    const employers = await section(canvas, 'Employers')
    await press(employers, 'Accept Lanternfold Studio')
    await confirm('Are you sure you want to accept this request?', 'Accept')
    await expect(
      await employers.findByText(/^We couldn’t save your response to Lanternfold Studio\./),
    ).toBeVisible()
    await expect(lanternfold(employers)).toHaveTextContent('Pending')
    await noAlert()
  },
)
