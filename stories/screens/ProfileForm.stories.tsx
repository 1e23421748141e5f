import { expect, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { endSessions } from '../../mocks/services/sessions.ts'
import { runtime } from '../support/backend.ts'
import { arrive, noAlert, press } from '../support/flow.ts'
import { form } from '../support/profile.ts'
import { type Meta, offline, type Story } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Form',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

export const WithoutAName: Story = {
  name: 'Name missing',
  tags: ['error'],
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    await userEvent.clear(fields.getByLabelText('Name'))
    await press(canvas, 'Update')
    const summary = canvas.getByRole('group', { name: /check what you entered/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Enter a name.' }))
    await expect(fields.getByLabelText('Name')).toHaveFocus()
  },
}

export const SavingOffline: Story = {
  name: 'Offline',
  tags: ['offline'],
  parameters: offline('save-profile'),
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
    await press(canvas, 'Update')
    await expect(await canvas.findByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus()
    await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
    await noAlert()
  },
}

/** The session expires during editing: all input stays, and is restored after the next login (rules 12). */
export const ExpiredSession: Story = {
  name: 'Expired session',
  tags: ['not-allowed'],
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    await userEvent.type(fields.getByLabelText(/^Summary/), ' Written at night.')
    await runtime.mutate(({ tx }) => endSessions(tx, personas.ada, 'reset_password'))
    await press(canvas, 'Update')
    await canvas.findByRole('group', { name: /session has expired|log in again/i })
    await expect(fields.getByLabelText(/^Summary/)).toHaveDisplayValue(/ Written at night\.$/)
    // Following the login link needs no confirmation, because the draft is saved.
    const [login] = canvas.getAllByRole('link', { name: 'Login' })
    if (!login) throw new Error('A visitor can log in.')
    await userEvent.click(login)
    await arrive(canvas, 'Login')
    await expect(localStorage.getItem('fieldwork.draft.profile')).toContain('Written at night.')
  },
}

export const Collapsed: Story = {
  name: 'Sections collapsed',
  tags: ['state'],
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    for (const name of ['About you', 'Job preferences', 'Education', 'Experiences', 'Certificates']) {
      const toggle = fields.getByRole('button', { name })
      await userEvent.click(toggle)
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    }
    await expect(fields.getByLabelText('Name')).not.toBeVisible()
  },
}
