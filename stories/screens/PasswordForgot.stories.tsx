import { expect, userEvent, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { messages, press } from '../support/flow.ts'
import { ada, address, askFor, request } from '../support/login.ts'
import * as story from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

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
  await waitFor(() =>
    expect(canvas.getByRole('group', { name: /^We’ve just sent you a code\./ })).toHaveFocus(),
  )
  await userEvent.click(canvas.getByRole('link', { name: 'Enter the code' }))
  await expect(await canvas.findByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

/** On a shared computer the other account stays logged in. */
export const LoggedInAsAnother = story.state(
  { at: address, as: personas.newcomer },
  'The new password is for another account, so you’ll stay logged in.',
)
