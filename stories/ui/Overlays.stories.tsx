import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alert } from '../../src/ui/alerts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'
import { TextField } from '../../src/ui/TextField.tsx'

const pieces: Pieces = {
  Dialog: {
    do: [
      'Name the task in the title.',
      'Pass `finalFocus` if the opener may disappear.',
      'Set `side` for filters on a phone, and for an item beside its list.',
    ],
    dont: ['Don’t open a dialog from a dialog.'],
  },
  ConfirmDialog: {
    do: [
      'Name the consequence in the message.',
      'Repeat the verb on the button: “Delete”.',
      'Reject with a sentence if the action failed.',
    ],
    dont: ['Don’t ask where Undo is possible.'],
  },
  Tooltip: {
    do: ['Keep it to a few words.'],
    dont: ['Don’t put links or needed information in it.'],
  },
}

export default {
  title: 'UI states/Overlays',
  parameters: { pieces },
  beforeEach: () => alert.clear(),
  decorators: [
    (Story) => (
      <Container className="py-8">
        <Story />
        <Toaster />
      </Container>
    ),
  ],
} satisfies Meta

function SheetExample() {
  const [open, setOpen] = useState(false)
  const [places, setPlaces] = useState<string[]>(['remote'])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Dialog
        side="end"
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <Button variant="primary" wide onClick={() => setOpen(false)}>
            Show 12 results
          </Button>
        }
      >
        <CheckboxGroup
          legend="Place"
          options={[
            { value: 'remote', label: 'Remote', end: 12 },
            { value: 'site', label: 'On site', end: 140 },
          ]}
          value={places}
          onChange={setPlaces}
        />
      </Dialog>
    </>
  )
}

function ConfirmationExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this job?"
        message="We’ll tell its three applicants."
        confirmLabel="Delete"
        onConfirm={() => setOpen(false)}
      />
    </>
  )
}

/** The button that deletes isn't the default. */
export const Confirmation: Story = {
  tags: ['state'],
  render: () => <ConfirmationExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
  },
}

export const SidePanel: Story = {
  name: 'Sheet',
  tags: ['state'],
  render: () => <SheetExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(sheet).toHaveStyle({ opacity: '1' }))
  },
}

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
  tags: ['behaviour', '!dev'],
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
