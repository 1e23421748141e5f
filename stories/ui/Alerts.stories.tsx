import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { alert } from '../../src/ui/alerts.ts'
import { announce, Announcer } from '../../src/ui/Announcer.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'

const pieces: Pieces = {
  Toaster: {
    of: Toaster,
    do: [
      'Mount it once, in the layout.',
      'Raise alerts with `alert.success` and `alert.error` from any code.',
    ],
    dont: [
      'Don’t raise an alert for what the screen already shows.',
      'Don’t use one for an error at a field: show it at the field.',
    ],
  },
  Announcer: {
    of: Announcer,
    do: [
      'Mount it once, so that it exists before its first announcement.',
      'Announce results that people can’t notice otherwise, such as a count.',
    ],
    dont: ['Don’t announce what takes focus: it is read anyway.'],
  },
}

const meta = {
  title: 'UI/Alerts',
  tags: ['autodocs'],
  parameters: { pieces },
  args: { run: fn() },
  beforeEach: () => alert.clear(),
  render: ({ run }) => (
    <Container className="flex flex-wrap gap-3 py-8">
      <Button onClick={() => alert.success('Apply', 'Application sent.')}>Success</Button>
      <Button onClick={() => alert.error('Error', 'You have already applied for this job.')}>Error</Button>
      <Button
        onClick={() => alert.error('Error', 'Your session has expired.', { label: 'Log in again', run })}
      >
        With an action
      </Button>
      <Button onClick={() => announce('12 jobs')}>Announce</Button>
      <Announcer />
      <Toaster />
    </Container>
  ),
} satisfies Meta<{ run: () => void }>

export default meta
type Story = StoryObj<typeof meta>

/** Alerts are announced in regions that exist from the start, and never take focus (rules 38). */
export const Raised: Story = {
  name: 'Success and error',
  tags: ['state'],
  play: async ({ canvas }) => {
    const loud = canvas.getByRole('alert')
    await expect(loud).toBeEmptyDOMElement()
    const button = canvas.getByRole('button', { name: 'Error' })
    await userEvent.dblClick(button)
    await expect(loud).toHaveTextContent('You have already applied for this job.')
    await expect(canvas.getAllByRole('button', { name: 'Dismiss: Error' })).toHaveLength(1)
    await expect(button).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
  },
}

/** One at a time, the newest first. Nothing of the page moves. */
export const Several: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const place = () =>
      JSON.stringify(canvas.getByRole('button', { name: 'Announce' }).getBoundingClientRect())
    const before = place()
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }))
    await expect(canvas.getByText('You have already applied for this job.')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'With an action' }))
    await expect(canvas.getByText('(2 more)', { exact: false })).toBeVisible()
    await expect(place()).toEqual(before)
    await userEvent.click(canvas.getByRole('button', { name: 'Log in again' }))
    await expect(canvas.getByText('Application sent.')).toBeVisible()
  },
}
