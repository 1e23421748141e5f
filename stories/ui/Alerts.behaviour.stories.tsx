import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import states from './Alerts.stories.tsx'

export default { ...states, title: 'UI/Alerts', tags: ['behaviour', '!dev'] }
type Story = StoryObj<typeof states>

/** Tab reaches the alert, its action works, and focus returns. */
export const WorksByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With an action' }))
    canvas.getByRole('button', { name: 'Announce' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Log in again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.run).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Your session has expired.')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Announce' })).toHaveFocus()
  },
}

/** A repeated sentence is announced again. */
export const AnnouncesARepeatedSentence: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getAllByRole('status')[0]
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    const first = region?.textContent
    await expect(region).toHaveTextContent('12 jobs')
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    await expect(region).toHaveTextContent('12 jobs')
    await expect(region?.textContent).not.toBe(first)
  },
}
