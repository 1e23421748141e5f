import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { alert } from '../../src/ui/alerts.ts'
import { announce, Announcer } from '../../src/ui/Announcer.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Container } from '../../src/ui/Container.tsx'
import { Toaster } from '../../src/ui/Toaster.tsx'
import type { Pieces } from '../start/ComponentPage.tsx'

const pieces: Pieces = {
  Toaster: {
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
    do: [
      'Mount it once, so that it exists before its first announcement.',
      'Announce results that people can’t notice otherwise, such as a count.',
    ],
    dont: ['Don’t announce what takes focus: it is read anyway.'],
  },
}

const meta = {
  title: 'UI states/Alerts',
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

/** Tab reaches the alert, its action works, and focus returns. */
export const WorksByKeyboard: Story = {
  tags: ['behaviour', '!dev'],
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
  tags: ['behaviour', '!dev'],
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
