import { expect, userEvent, waitFor } from 'storybook/test'
import { fillsIn, says } from '../support/plays.ts'
import { type Meta, offline, type Story } from '../support/story.ts'
import { ada, address, askFor, fill, fresh, request, waitForTheCountdown } from '../support/password.ts'

export default {
  title: 'Screens/Password/Reset',
  parameters: { at: address },
} satisfies Meta

export const Reset: Story = {
  name: 'Full',
  tags: ['full'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ada)).toBeVisible()
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    // The email's link was opened in another browser, where a new code can be requested at once.
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const LongAddress: Story = {
  name: 'Long text',
  tags: ['long-text'],
  parameters: { at: `/reset-password/${'long.name.'.repeat(20)}%40example.org` },
  play: fillsIn({ 'New password': 'new-password', 'Confirm new password': 'new-password' }),
}

/** The server's message appears at the field, and all input stays (product: accessibility). */
export const ResetShort: Story = {
  name: 'Password too short',
  tags: ['error'],
  play: async ({ canvas }) => {
    await fill(canvas, { code: '123456', password: 'short' })
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/),
    )
    await expect(canvas.getByLabelText('New password')).toHaveValue('short')
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
  },
}

export const ResetOffline: Story = {
  name: 'Offline',
  tags: ['offline'],
  parameters: offline('reset-password'),
  play: async ({ canvas }) => {
    await fill(canvas, { code: '123456' })
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus(),
    )
    await expect(canvas.getByLabelText('Confirm new password')).toHaveValue(fresh)
  },
}

/** A new code cannot be requested at once (rules 9). */
export const WaitingForTheCode: Story = {
  name: 'Waiting for the code',
  tags: ['state'],
  parameters: { at: request },
  play: async ({ canvas }) => {
    await askFor(canvas, ada)
    await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
    await waitForTheCountdown(canvas.getByRole('button', { name: 'Send a new code' }))
  },
}

export const NewCodeOffline: Story = {
  name: 'New code, offline',
  tags: ['offline'],
  parameters: offline('send-password-reset-link'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
    await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
  },
}

/** A link that was cut off or mistyped gets a clear page with a next step. */
export const BrokenLink: Story = {
  name: 'Broken link',
  tags: ['error'],
  parameters: { at: '/reset-password/%00' },
  play: says('This link is incomplete', ['Request a new link', '/forgot-password']),
}
