import { expect } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { tryAgain } from '../support/flow.ts'
import { failing, type Meta, type Story } from '../support/story.ts'
import { address, title } from '../support/edit-job.ts'

export default {
  title: 'Screens/Edit a job/States',
  tags: ['behaviour', '!dev'],
  parameters: { at: address, as: personas.harbour },
} satisfies Meta

export const LoadError: Story = {
  name: 'Loads again after an error',
  parameters: failing('jobs/fetch-single'),
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load this job.')
    await tryAgain(canvas)
    await expect(await title(canvas)).toHaveValue('Terminal planner')
  },
}
