import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { alert } from '../../src/ui/alerts.ts'
import { announce, Announcer } from '../../src/ui/Announcer.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import { narrow } from '../support/screen.tsx'

const meta = {
  title: 'UI/Alerts',
  args: { undo: fn() },
  beforeEach: () => alert.clear(),
  render: ({ undo }) => (
    <Container className="flex flex-wrap gap-3 py-8">
      <Button onClick={() => alert.success('Apply', 'Your application was sent.')}>Success</Button>
      <Button onClick={() => alert.error('Error', 'You have applied for this one already.')}>Error</Button>
      <Button
        onClick={() => alert.success('Moved', 'Three are shortlisted now.', { label: 'Undo', run: undo })}
      >
        With undo
      </Button>
      <Button onClick={() => announce('12 found')}>Announce</Button>
      <Announcer />
      <Toaster />
    </Container>
  ),
} satisfies Meta<{ undo: () => void }>

export default meta
type Story = StoryObj<typeof meta>

/** Alerts speak in regions that were there before, and never take focus (rules 38). */
export const Raised: Story = {
  play: async ({ canvas }) => {
    const loud = canvas.getByRole('alert')
    await expect(loud).toBeEmptyDOMElement()
    const button = canvas.getByRole('button', { name: 'Error' })
    await userEvent.click(button)
    await expect(loud).toHaveTextContent('You have applied for this one already.')
    await userEvent.click(button)
    await expect(canvas.getAllByRole('button', { name: 'Dismiss: Error' })).toHaveLength(1)
    await expect(button).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(canvas.getByText('Your application was sent.')).toBeVisible()
  },
}

/** On a phone a success makes room for what follows it; an error, and what can be undone, stay to be seen. */
export const OnAPhone: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await userEvent.click(canvas.getByRole('button', { name: 'With undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(canvas.getByText('Your application was sent.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'With undo' }))
    await expect(canvas.getByText('Your application was sent.')).not.toBeVisible()
    for (const moved of canvas.getAllByText('Three are shortlisted now.')) await expect(moved).toBeVisible()
    await expect(canvas.getByText('You have applied for this one already.')).toBeVisible()
  },
}

/** By keyboard: Tab reaches the alert, its action works, and focus goes back to where it was. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With undo' }))
    canvas.getByRole('button', { name: 'Announce' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Three are shortlisted now.')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Announce' })).toHaveFocus()
  },
}

/** The same sentence twice is said twice. */
export const Announced: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getAllByRole('status')[0]
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    const first = region?.textContent
    await expect(region).toHaveTextContent('12 found')
    await userEvent.click(canvas.getByRole('button', { name: 'Announce' }))
    await expect(region).toHaveTextContent('12 found')
    await expect(region?.textContent).not.toBe(first)
  },
}
