import type { StoryObj as Story } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alert } from '../../src/ui/alerts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import states from './Overlays.stories.tsx'

export default { ...states, title: 'UI/Overlays', tags: ['behaviour', '!dev'] }

function DialogExample() {
  const [open, setOpen] = useState(false)
  const [link, setLink] = useState('https://example.org/jobs/1')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Share this page"
        description="Anyone with the link can see it."
        footer={
          <>
            <Button variant="primary" onClick={() => alert.error('Error', 'We couldn’t copy it.')}>
              Copy
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </>
        }
      >
        <TextField label="Link" value={link} onChange={setLink} />
      </Dialog>
    </>
  )
}

/** Focus moves in and returns; an alert covers nothing of the dialog, and is dismissed without closing it. */
export const KeepsAndRestoresFocus: Story = {
  render: () => <DialogExample />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Share' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' })
    await expect(dialog).toHaveAccessibleDescription('Anyone with the link can see it.')
    await waitFor(() =>
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }))
    const message = (await screen.findByText('We couldn’t copy it.')).getBoundingClientRect()
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(message.bottom))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: Error' }))
    await waitFor(() => expect(screen.queryByText('We couldn’t copy it.')).toBeNull())
    await waitFor(() => expect(dialog).toBeVisible())
    within(dialog).getByRole('textbox', { name: 'Link' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
