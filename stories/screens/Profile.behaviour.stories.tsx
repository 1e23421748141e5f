import { expect, userEvent, waitFor, within } from 'storybook/test'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { isTold, press } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Profile/States',
  parameters: { as: personas.ada },
} satisfies Meta

export const ChangesThePassword = behaviour({ at: '/profile/change-password' }, async ({ canvas }) => {
  const fields = within(await canvas.findByRole('form', { name: 'Change password' }))
  await expect(canvas.getByText(/logs you out on every other device/)).toBeVisible()
  await userEvent.type(fields.getByLabelText('Current password'), 'not this one')
  await userEvent.type(fields.getByLabelText('New password'), 'lanterns at noon')
  await userEvent.type(fields.getByLabelText('Confirm new password'), 'lanterns at noon')
  await press(canvas, 'Change password')
  await waitFor(() => expect(fields.getByLabelText('Current password')).toBeInvalid())
  await userEvent.clear(fields.getByLabelText('Current password'))
  await userEvent.type(fields.getByLabelText('Current password'), password)
  await press(canvas, 'Change password')
  await isTold('Change password', /logged you out on your other devices/)
  await expect(fields.getByLabelText('New password')).toHaveValue('')
})
