import { expect, userEvent } from 'storybook/test'
import { hold, press } from '../support/flow.ts'
import { address, fresh, waitForTheCountdown } from '../support/password.ts'
import { behaviour } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Password/Reset',
  parameters: { at: address },
} satisfies Meta

/** The code field is cleared, the passwords stay, and the countdown starts. */
export const RequestsANewCodeAndKeepsPasswordsTypedMeanwhile = behaviour(async ({ canvas }) => {
  await press(canvas, 'Set new password')
  await expect(await canvas.findAllByRole('link', { name: /^(Enter|Choose) / })).toHaveLength(3)
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '123456')
  const again = canvas.getByRole('button', { name: 'Send a new code' })
  const release = hold('send-password-reset-link')
  await userEvent.click(again)
  await userEvent.type(canvas.getByLabelText('New password'), fresh)
  await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('123456')
  release()
  await waitForTheCountdown(again)
  await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('')
  await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
  await expect(await canvas.findByText('New code requested.')).toBeVisible()
})
