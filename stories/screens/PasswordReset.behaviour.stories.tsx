import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calmNetwork } from '../../mocks/engine/network/network.ts'
import { timesCalled } from '../support/flow.ts'
import { runtime } from '../support/backend.ts'
import { address, fill, fresh, waitForTheCountdown } from '../support/password.ts'
import type { Meta, Story } from '../support/story.ts'

export default {
  title: 'Screens/Password/Reset',
  tags: ['behaviour', '!dev'],
  parameters: { at: address },
} satisfies Meta

/** All fields are required (product: validation). */
export const ResetIncomplete: Story = {
  name: 'Lists missing fields and links to them',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set new password' }))
    const box = canvas.getByRole('group', { name: 'Please check what you entered' })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(within(box).getAllByRole('link')).toHaveLength(3)
    await userEvent.click(within(box).getByRole('link', { name: 'Choose a new password.' }))
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
    await expect(timesCalled('reset-password')).toBe(0)
  },
}

/** The server answers with an HTML error page. */
export const ResetErrorPage: Story = {
  name: 'Retries after an unreadable answer',
  parameters: { network: { faults: [{ call: 'reset-password', kind: 'html', times: null }] } },
  play: async ({ canvas }) => {
    await fill(canvas, { code: '123456' })
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /couldn’t read the server’s answer/ })).toHaveFocus(),
    )
    runtime.options = calmNetwork
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeInvalid())
  },
}

/** The code field is cleared, the passwords stay, and the countdown starts. */
export const NewCode: Story = {
  name: 'Requests a new code',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.type(canvas.getByLabelText('New password'), fresh)
    const again = canvas.getByRole('button', { name: 'Send a new code' })
    await userEvent.click(again)
    await waitForTheCountdown(again)
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
    await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
    await expect(await canvas.findByText('New code requested.')).toBeVisible()
  },
}

export const TypingMeanwhile: Story = {
  name: 'Keeps passwords typed during the request',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
    const typed = Promise.withResolvers<void>()
    // No call is answered until this read of the world ends.
    const looking = runtime.read(() => typed.promise)
    const again = canvas.getByRole('button', { name: 'Send a new code' })
    try {
      await userEvent.click(again)
      await userEvent.type(canvas.getByLabelText('New password'), fresh)
      await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
    } finally {
      typed.resolve()
    }
    await looking
    await waitForTheCountdown(again)
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
    await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
  },
}

export const RequestsANewLink: Story = {
  name: 'Requests a new link',
  parameters: { at: '/reset-password/%00' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Request a new link' }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
    ).toBeVisible()
  },
}
