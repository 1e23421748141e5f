import { expect } from 'storybook/test'
import { applications, personas } from '../../mocks/scenarios/personas.ts'
import { tryAgain } from '../support/flow.ts'
import { type Meta, offline, type Story } from '../support/story.ts'
import { steps } from '../support/application.ts'

export default {
  title: 'Screens/Application',
  tags: ['behaviour', '!dev'],
  parameters: { at: `/application/${applications.applied}`, as: personas.ada },
} satisfies Meta

export const RecoversAfterBeingOffline: Story = {
  name: 'Recovers after being offline',
  parameters: offline('jobs/fetch-application'),
  play: async ({ canvas }) => {
    await canvas.findByText('We couldn’t load this application.')
    await tryAgain(canvas)
    await expect((await steps(canvas))[0]).toMatch(/^Applied, current/)
  },
}
