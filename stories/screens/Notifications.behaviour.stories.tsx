import { expect, userEvent } from 'storybook/test'
import { items } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import states from './Notifications.stories.tsx'

export default { ...states, title: 'Screens/Notifications' }

export const ClearsTheMarksOnTheNextVisit = behaviour(async ({ canvas }) => {
  await expect(await items(canvas, /^New/)).toHaveLength(4)
  await expect(await canvas.findByRole('button', { name: /^Ada/ })).toHaveAttribute('aria-current', 'true')
  await userEvent.click(canvas.getAllByRole('link', { name: 'CV manager' })[0] ?? document.body)
  await canvas.findByRole('heading', { level: 1, name: 'CV manager' })
  await userEvent.click(canvas.getAllByRole('link', { name: 'Notifications' })[0] ?? document.body)
  await expect((await items(canvas, /^Earlier/)).length).toBeGreaterThan(9)
  await expect(canvas.queryByRole('list', { name: /^New/ })).toBeNull()
})
