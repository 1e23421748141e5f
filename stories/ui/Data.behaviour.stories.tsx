import type { StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { RelativeTime } from '../../src/ui/RelativeTime.tsx'
import states from './Data.stories.tsx'
import { now } from '../support/pieces.tsx'

export default { ...states, title: 'UI/Data', tags: ['behaviour', '!dev'] }

/** The full date appears on hover and focus; Escape hides it. */
export const ShowsTheFullDateOnFocus: Story = {
  render: () => <RelativeTime iso="2026-11-14T09:00:00Z" now={now} locale="en-GB" />,
  play: async ({ canvas }) => {
    const tip = () => document.querySelector('[popover]:popover-open')
    await expect(canvas.getByText('6 days ago')).toHaveAttribute('datetime', '2026-11-14T09:00:00.000Z')
    await userEvent.tab()
    await waitFor(() => expect(tip()).toHaveTextContent('14 November 2026'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
  },
}
