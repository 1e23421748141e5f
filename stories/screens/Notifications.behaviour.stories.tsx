import { expect, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { group } from '../support/notifications.ts'
import { behaviour } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Notifications',
  parameters: { at: '/notifications', as: personas.ada },
} satisfies Meta

export const ClearsTheMarksOnTheNextVisit = behaviour(async ({ canvas }) => {
  await expect(await group(canvas, 'New')).toHaveLength(4)
  await expect(await canvas.findByRole('button', { name: /^Ada/ })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(canvas.getAllByRole('link', { name: 'CV manager' })[0] ?? document.body)
  await canvas.findByRole('heading', { level: 1, name: 'CV manager' })
  await userEvent.click(canvas.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body)
  await expect((await group(canvas, 'Earlier')).length).toBeGreaterThan(9)
  await expect(canvas.queryByRole('list', { name: /^New/ })).toBeNull()
})
