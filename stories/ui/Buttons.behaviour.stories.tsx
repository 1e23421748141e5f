import type { StoryObj as Story } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Announcer } from '../../src/ui/Announcer.tsx'
import { CopyButton } from '../../src/ui/CopyButton.tsx'
import { Share2 } from '../../src/ui/Icon.tsx'
import { IconButton } from '../../src/ui/IconButton.tsx'
import states from './Buttons.stories.tsx'

export default { ...states, title: 'UI/Buttons', tags: ['behaviour', '!dev'] }

/** The label of an icon button is its accessible name, and its tooltip on hover and focus. */
export const ShowsATooltipOnFocus: Story = {
  render: () => (
    <IconButton label="Share this page">
      <Share2 />
    </IconButton>
  ),
  play: async ({ canvas }) => {
    const tip = () => document.querySelector('[popover]:popover-open')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share this page' })).toHaveFocus()
    await waitFor(() => expect(tip()).toHaveTextContent('Share this page'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(tip()).toBeNull())
  },
}

/** The button announces success as well as failure. */
export const AnnouncesTheOutcomeOfCopying: Story = {
  render: () => (
    <>
      <span>DE89 3704 0044 0532 0130 00</span>
      <CopyButton value="DE89370400440532013000" label="Copy the IBAN" />
      <Announcer />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the IBAN' }))
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/cop/i))
  },
}
