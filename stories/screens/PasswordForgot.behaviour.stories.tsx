import { expect, waitFor } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { token } from '../../src/api/token.ts'
import { callAs, codeFor, messages, otherThan } from '../support/flow.ts'
import { ada, address, askFor, fill, fresh, request } from '../support/password.ts'
import { behaviour } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Password/Forgot',
  parameters: { at: request },
} satisfies Meta

/** Two different passwords and a wrong code are refused. Correct values then lead to the login. */
export const SetsANewPassword = behaviour(async ({ canvas }) => {
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
export const LogsOutAfterSettingANewPassword = behaviour(
  {
    at: address,
    as: personas.ada,
  },
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
