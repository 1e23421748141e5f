import { expect, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import type { Meta, Story } from '../support/story.ts'
import { group } from '../support/notifications.ts'

export default {
  title: 'Screens/Notifications',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/notifications', as: personas.ada },
} satisfies Meta

export const ClearsTheMarks: Story = {
  name: 'Clears the marks on the next visit',
  play: async ({ canvas }) => {
    await expect(await group(canvas, 'New')).toHaveLength(4)
    await expect(await canvas.findByRole('button', { name: /^Ada/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getAllByRole('link', { name: 'CV manager' })[0] ?? document.body)
    await canvas.findByRole('heading', { level: 1, name: 'CV manager' })
    await userEvent.click(canvas.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body)
    await expect((await group(canvas, 'Earlier')).length).toBeGreaterThan(9)
    await expect(canvas.queryByRole('list', { name: /^New/ })).toBeNull()
  },
}
