import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { callAs, codeFor, hold, isTold, messages, otherThan, press } from '../support/flow.ts'
import { ada, address, askFor, request, fill, fresh, waitForTheCountdown } from '../support/login.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'
import { token } from '../../src/api/token.ts'

export default {
  title: 'Screens/Password/Forgot',
  parameters: { at: request },
} satisfies Meta

export const Forgot = story.full(story.fillsIn({ 'Email address': 'email' }))
export const LoggedIn = story.state({ as: personas.ada })

export const ForgotOffline = story.offline('send-password-reset-link', async ({ canvas }) => {
  await press(canvas, 'Send me a code')
  await canvas.findByRole('link', { name: 'Enter your email address.' })
  await askFor(canvas, ada)
  await waitFor(() => expect(canvas.getByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus())
  await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
  await expect(messages().queryByText('Error')).toBeNull()
})

/** The server refuses a second request that comes too soon. A link opens the form for the code that was sent. */
export const RateLimited = story.error(async ({ canvas }) => {
  await askFor(canvas, ada)
  await userEvent.click(await canvas.findByRole('link', { name: 'Change address' }))
  await canvas.findByRole('heading', { level: 1, name: 'Forgot your password?' })
  await askFor(canvas, ada)
  await isTold('Error', /^We’ve just sent you a code\./)
  await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
  await expect(await canvas.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

/** On a shared computer the other account stays logged in. */
export const LoggedInAsAnother = story.state(
  { at: address, as: personas.newcomer },
  'The new password is for another account, so you’ll stay logged in.',
)

/** Two different passwords and a wrong code are refused. Correct values then lead to the login. */
export const SetsANewPassword = story.behaviour(async ({ canvas }) => {
  await askFor(canvas, `  ${ada} `)
  await canvas.findByRole('heading', { level: 1, name: 'Choose a new password' })
  const code = await codeFor(ada)
  await fill(canvas, { code, again: 'lanterns at night' })
  await waitFor(() =>
    expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      /The passwords don’t match\./,
    ),
  )
  await fill(canvas, { code: otherThan(code) })
  await waitFor(() =>
    expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      /wrong or no longer valid/,
    ),
  )
  await expect(canvas.getByLabelText('New password')).toHaveValue(fresh)
  await fill(canvas, { code })
  await canvas.findByRole('heading', { level: 1, name: 'Login' })
  await expect(await messages().findByText('Password changed. You can now log in.')).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveValue(ada)
  await expect(canvas.queryByText('A code is on its way.')).toBeNull()
})

/** A new password ends every session of the account, including this one (rules 11). */
export const LogsOutAfterSettingANewPassword = story.behaviour(
  { at: address, as: personas.ada },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Setting a new password logs you out here, too.')).toBeVisible()
    await callAs(personas.ada, 'send-password-reset-link', { email: ada })
    await fill(canvas, { code: await codeFor(ada) })
    await canvas.findByRole('heading', { level: 1, name: 'Login' })
    await expect(token.get()).toBeUndefined()
    await expect(canvas.queryByText(/^You’re logged in as/)).toBeNull()
    await expect(canvas.getByRole('radio', { name: /^Job seeker/ })).toBeChecked()
  },
)

/** The code field is cleared, the passwords stay, and the countdown starts. */
export const RequestsANewCodeAndKeepsPasswordsTypedMeanwhile = story.behaviour(
  { at: address },
  async ({ canvas }) => {
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
  },
)
