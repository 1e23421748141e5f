import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Tooltip } from '../../src/ui/Tooltip.tsx'
import { alert } from '../../src/ui/alerts.ts'
import { Button } from '../../src/ui/Button.tsx'
import { CheckboxGroup } from '../../src/ui/Checkbox.tsx'
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Dialog } from '../../src/ui/Dialog.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'

const pieces: Pieces = {
  Dialog: {
    of: Dialog,
    do: [
      'Name the task in the title.',
      'Pass `finalFocus` if the opener may disappear.',
      'Set `side` for filters on a phone, and for an item beside its list.',
    ],
    dont: ['Don’t open a dialog from a dialog.'],
  },
  ConfirmDialog: {
    of: ConfirmDialog,
    do: [
      'Name the consequence in the message.',
      'Repeat the verb on the button: “Delete”.',
      'Reject with a sentence if the action failed.',
    ],
    dont: ['Don’t ask where Undo is possible.'],
  },
  Tooltip: {
    of: Tooltip,
    do: ['Keep it to a few words.'],
    dont: ['Don’t put links or needed information in it.'],
  },
}

export default {
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
