import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { alert } from '../../src/ui/alerts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Sheet } from '../../src/ui/Sheet.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'

const meta = {
  title: 'UI/Overlays',
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
        description="Anybody with the link can see it."
        footer={
          <>
            <Button variant="primary" onClick={() => alert.error('Error', 'It could not be copied.')}>
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

/** Focus goes in and comes back; an alert raised from inside can be dismissed without closing the dialog. */
export const ModalDialog: Story = {
  render: () => <DialogExample />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Share' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' })
    await expect(dialog).toHaveAccessibleDescription('Anybody with the link can see it.')
    await waitFor(() =>
      expect(dialog).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss: Error' }))
    await waitFor(() => expect(screen.queryByText('It could not be copied.')).toBeNull())
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
        message="It cannot be brought back."
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

/** A deleted row hands focus to the next one. */
export const Deleting: Story = {
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
