import { expect, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { noAlert, press } from '../support/flow.ts'
import { offline, state } from '../support/plays.ts'
import { form } from '../support/profile.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Form',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

export const SavingOffline = offline('save-profile', async ({ canvas }) => {
  const fields = await form(canvas)
  await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
  await press(canvas, 'Update')
  await expect(await canvas.findByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus()
  await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
  await noAlert()
})

export const Collapsed = state(async ({ canvas }) => {
  const fields = await form(canvas)
  for (const name of ['About you', 'Job preferences', 'Education', 'Experiences', 'Certificates']) {
    const toggle = fields.getByRole('button', { name })
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  }
  await expect(fields.getByLabelText('Name')).not.toBeVisible()
})
