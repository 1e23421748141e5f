import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Tooltip } from '../../src/ui/Tooltip.tsx'
import { RowQuestion } from '../../src/ui/RowQuestion.tsx'
import { alert } from '../../src/ui/alerts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Sheet } from '../../src/ui/Sheet.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'

const pieces: Pieces = {
  Dialog: {
    of: Dialog,
    do: ['Name the task in the title.', 'Pass `finalFocus` if the opener may disappear.'],
    dont: ['Don’t open a dialog from a dialog.'],
  },
  ConfirmDialog: {
    of: ConfirmDialog,
    do: ['Name the consequence in the message.', 'Repeat the verb on the button: “Delete”.'],
    dont: ['Don’t ask where Undo is possible.'],
  },
  RowQuestion: {
    of: RowQuestion,
    do: ['Reject with a sentence if the action failed.'],
    dont: ['Don’t close it before the action ends.'],
  },
  Sheet: {
    of: Sheet,
    do: ['Use it for filters on a phone, and for an item beside its list.'],
    dont: ['Don’t use it for a short question: use a dialog.'],
  },
  Tooltip: {
    of: Tooltip,
    do: ['Keep it to a few words.'],
    dont: ['Don’t put links or needed information in it.'],
  },
}

const meta = {
  title: 'UI/Overlays',
  tags: ['autodocs'],
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

export default meta
type Story = StoryObj<typeof meta>

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

/** Focus moves in and returns; an alert raised from inside can be dismissed without closing the dialog. */
export const ModalDialog: Story = {
  name: 'Keeps and restores focus',
  tags: ['behaviour'],
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
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: Error' }))
    await waitFor(() => expect(screen.queryByText('We couldn’t copy it.')).toBeNull())
    await waitFor(() => expect(dialog).toBeVisible())
    within(dialog).getByRole('textbox', { name: 'Link' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

function DeleteExample() {
  const [rows, setRows] = useState(['First', 'Second', 'Third'])
  const [asked, setAsked] = useState<string>()
  const next = useRef<HTMLButtonElement>(null)
  const place = asked === undefined ? -1 : rows.indexOf(asked)
  return (
    <>
      <ul>
        {rows.map((row, index) => (
          <li key={row} className="flex items-center gap-3 py-1">
            {row}
            <Button ref={index === place + 1 ? next : undefined} onClick={() => setAsked(row)}>
              Delete {row}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Delete ${asked ?? ''}?`}
        message="You can’t undo this."
        confirmLabel="Delete"
        finalFocus={next}
        onConfirm={async () => {
          await Promise.resolve()
          setRows(rows.filter((row) => row !== asked))
        }}
      />
    </>
  )
}

/** The destructive button is not the default, and Escape cancels (product: accessibility). */
export const Confirmation: Story = {
  name: 'Cancels by default',
  tags: ['behaviour'],
  render: () => <DeleteExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete First' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete First?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('First')).toBeVisible()
  },
}

/** Focus moves from a deleted row to the next. */
export const Deleting: Story = {
  name: 'Moves focus to the next row',
  tags: ['behaviour'],
  render: () => <DeleteExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete First' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete First?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.queryByText('First')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Second' })).toHaveFocus())
  },
}

function SheetExample() {
  const [open, setOpen] = useState(true)
  const [places, setPlaces] = useState<string[]>(['remote'])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
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
      </Sheet>
    </>
  )
}

export const SidePanel: Story = {
  name: 'Sheet',
  tags: ['state'],
  render: () => <SheetExample />,
  play: async ({ canvas }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 12 results' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const again = await screen.findByRole('dialog', { name: 'Filters' })
    await waitFor(() => expect(again).toHaveStyle({ opacity: '1' }))
  },
}
