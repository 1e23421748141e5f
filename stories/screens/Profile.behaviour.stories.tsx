import { expect, userEvent, waitFor, within } from 'storybook/test'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { arrive, choose, follow, isTold, press, tryAgain } from '../support/flow.ts'
import { form } from '../support/profile.ts'
import { failing, type Meta, type Story } from '../support/story.ts'

export default {
  title: 'Screens/Profile/States',
  tags: ['behaviour', '!dev'],
  parameters: { as: personas.ada },
} satisfies Meta

/** The form works without the other sections, and a retry loads them. */
export const SectionsNotLoaded: Story = {
  name: 'Retries sections that failed to load',
  parameters: { at: '/profile', ...failing('my-profile') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your posts and projects.')).toBeVisible()
    await form(canvas)
    await tryAgain(canvas)
    await canvas.findByRole('region', { name: /^Projects/ })
    // The first of the loaded sections takes focus.
    await expect(canvas.getByRole('heading', { level: 2, name: /^Posts/ })).toHaveFocus()
  },
}

/** Following the user menu and the tabs changes the URL without a reload (product: profile). */
export const Tabs: Story = {
  name: 'Switches tabs without a reload',
  parameters: { at: '/about', as: personas.harbour },
  play: async ({ canvas }) => {
    await choose(canvas, /^Alder/, 'Profile')
    await arrive(canvas, 'Profile')
    for (const tab of ['Change password', 'Receipts', 'Payments']) {
      await follow(canvas, tab)
      await arrive(canvas, tab)
    }
  },
}

export const ChangePassword: Story = {
  name: 'Changes the password',
  parameters: { at: '/profile/change-password' },
  play: async ({ canvas }) => {
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
  },
}
