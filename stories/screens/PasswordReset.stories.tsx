import { expect, userEvent, waitFor } from 'storybook/test'
import { ada, address, askFor, fill, fresh, request, waitForTheCountdown } from '../support/login.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Password/Reset',
  parameters: { at: address },
} satisfies Meta

export const Reset = story.full(async ({ canvas }) => {
  await expect(await canvas.findByText(ada)).toBeVisible()
  await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
  // The email's link was opened in another browser, where a new code can be requested at once.
  await expect(canvas.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

export const LongAddress = story.longText(
  { at: `/reset-password/${'long.name.'.repeat(20)}%40example.org` },
  story.fillsIn({ 'New password': 'new-password', 'Confirm new password': 'new-password' }),
)

/** The server's message appears at the field, and all input stays (product: accessibility). */
export const ResetShort = story.error(async ({ canvas }) => {
  await fill(canvas, { code: '123456', password: 'short' })
  await waitFor(() =>
    expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/at least 8 characters/),
  )
  await expect(canvas.getByLabelText('New password')).toHaveValue('short')
  await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
})

export const ResetOffline = story.offline('reset-password', async ({ canvas }) => {
  await fill(canvas, { code: '123456' })
  await waitFor(() => expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus())
  await expect(canvas.getByLabelText('Confirm new password')).toHaveValue(fresh)
})

/** A new code cannot be requested at once (rules 9). */
export const WaitingForTheCode = story.state({ at: request }, async ({ canvas }) => {
  await askFor(canvas, ada)
  await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
  await waitForTheCountdown(canvas.getByRole('button', { name: 'Send a new code' }))
})

export const NewCodeOffline = story.offline('send-password-reset-link', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }))
  await expect(await canvas.findByText(/couldn’t reach the server/)).toBeVisible()
})

/** A link that was cut off or mistyped gets a clear page with a next step. */
export const BrokenLink = story.error(
  { at: '/reset-password/%00' },
  story.says('This link is incomplete', ['Request a new link', '/forgot-password']),
)
