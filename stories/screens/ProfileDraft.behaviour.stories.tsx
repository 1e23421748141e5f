import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { arrive, callAs, noAlert, opened, press, timesCalled } from '../support/flow.ts'
import { form, isSaved, removeFirst, section } from '../support/profile.ts'
import { type Meta, offline, type Story } from '../support/story.ts'

export default {
  title: 'Screens/Profile/Draft',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

/** A draft from an earlier visit is restored, with a notice and a way to discard it. */
export const Draft: Story = {
  name: 'Restores and discards a draft',
  parameters: {
    prepare: () => {
      const stored = {
        owner: personas.ada,
        savedAt: new Date().toISOString(),
        values: { about: 'Kept from before.', experiences: [] },
        before: {},
      }
      localStorage.setItem('fieldwork.draft.profile', JSON.stringify(stored))
    },
  },
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    await expect(fields.getByText(/^We’ve restored your unsaved changes/)).toBeVisible()
    await expect(fields.getByRole('textbox', { name: /^About/ })).toHaveValue('Kept from before.')
    await expect((await section(canvas, 'Experiences')).queryByRole('listitem')).toBeNull()
    await press(canvas, 'Discard changes')
    await userEvent.click(await page.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() =>
      expect(fields.getByRole('textbox', { name: /^About/ })).not.toHaveValue('Kept from before.'),
    )
    await expect(canvas.getByText('All changes saved')).toBeVisible()
  },
}

/** Leaving with unsaved changes needs a confirmation, even within the app. */
export const UnsavedChanges: Story = {
  name: 'Asks before leaving with unsaved changes',
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
    const tabs = within(canvas.getByRole('navigation', { name: 'Your account' }))
    await userEvent.click(tabs.getByRole('link', { name: 'Change password' }))
    const question = await opened('alertdialog', 'Leave without saving?')
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
    await userEvent.click(tabs.getByRole('link', { name: 'Change password' }))
    await userEvent.click(await page.findByRole('button', { name: 'Leave without saving' }))
    await arrive(canvas, 'Change password')
    await canvas.findByRole('form', { name: 'Change password' })
    await expect(localStorage.getItem('fieldwork.draft.profile')).toBeNull()
  },
}

/** Unedited fields follow the other tab; edited fields stay. */
export const Conflict: Story = {
  name: 'Merges changes from another tab',
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
    await callAs(personas.ada, 'save-profile', { name: 'Ada Lindqvist', currently_working: 'Elsewhere' })
    await press(canvas, 'Update')
    await isSaved(canvas)
    await waitFor(() => expect(fields.getByLabelText(/^Working at/)).toHaveValue('Elsewhere'))
    await expect(fields.getByLabelText(/^Located in/)).toHaveDisplayValue(/ \(NL\)$/)
  },
}

/** Two tabs changed the same field. The other tab's text is replaced only after a confirmation. */
export const ConflictInOneField: Story = {
  name: 'Conflict in the same field',
  play: async ({ canvas }) => {
    const fields = await form(canvas)
    const place = fields.getByLabelText(/^Located in/)
    const retype = async (text: string) => {
      await userEvent.clear(place)
      await userEvent.type(place, text)
    }
    await retype('Porto')
    await callAs(personas.ada, 'save-profile', { name: 'Ada Lindqvist', currently_located: 'Lisbon' })
    await press(canvas, 'Update')
    const notice = { name: 'Your profile has changed since you opened it.' }
    await waitFor(() => expect(canvas.getByRole('group', notice)).toHaveFocus())
    await expect(canvas.getByText(notice.name)).toBeVisible()
    await expect(timesCalled('save-profile')).toBe(1)
    await press(canvas, 'Reload')
    await expect(place).toHaveValue('Lisbon')
    await retype('Porto')
    await callAs(personas.ada, 'save-profile', { name: 'Ada Lindqvist', currently_located: 'Braga' })
    await press(canvas, 'Update')
    await press(canvas, 'Save mine')
    await isSaved(canvas)
    await expect(place).toHaveValue('Porto')
  },
}

/** A saved list replaces the old one (rules 29), so rows from the other tab are merged before saving. */
export const ConflictInRows: Story = {
  name: 'Merges rows added in another tab',
  play: async ({ canvas }) => {
    const rows = await section(canvas, 'Experiences')
    const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const pier = { name: 'Pier 9', from: '2024', to: '', designation: 'Harbour pilot' }
    await removeFirst(rows)
    await callAs(personas.ada, 'save-profile', {
      name: 'Ada Lindqvist',
      experiences: JSON.stringify([...experiences, pier]),
    })
    await press(canvas, 'Update')
    await expect(await canvas.findByText('Saved, including changes made elsewhere')).toBeVisible()
    await expect(rows.getByLabelText(`Position, experience ${experiences.length}`)).toHaveValue(
      'Harbour pilot',
    )
    const account = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    await expect(account.experiences).toEqual([...experiences.slice(1), pier])

    // The next save merges nothing.
    await userEvent.type((await form(canvas)).getByLabelText(/^Located in/), ' (NL)')
    await press(canvas, 'Update')
    await expect(await canvas.findByText('All changes saved')).toBeVisible()
  },
}

/** If the current account can't be loaded, nothing is saved, so as not to overwrite another tab's changes. */
export const AccountUnreachable: Story = {
  name: 'Saves nothing when the account can’t be loaded',
  play: async ({ canvas }) => {
    const rows = await section(canvas, 'Experiences')
    const before = rows.getAllByRole('listitem').length
    await removeFirst(rows)
    runtime.options = { ...runtime.options, ...offline('me').network }
    await press(canvas, 'Update')
    await expect(await canvas.findByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus()
    await noAlert()
    await expect(timesCalled('save-profile')).toBe(0)
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    await expect(rows.getAllByRole('listitem')).toHaveLength(before - 1)
    await userEvent.click(rows.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('All changes saved')).toBeVisible()
  },
}

/** A draft stores the lists it started from, so that rows saved since then can be merged with its changes. */
export const DraftOfRows: Story = {
  name: 'Merges a draft with rows saved since',
  parameters: {
    prepare: ({ tx }) => {
      const { experiences } = tx.accounts.need(personas.ada)
      const pier = { name: 'Pier 9', from: '2024', to: '', designation: 'Harbour pilot' }
      tx.accounts.patch(personas.ada, { experiences: [...experiences, pier] })
      const stored = {
        owner: personas.ada,
        savedAt: new Date().toISOString(),
        values: { experiences: experiences.slice(1).map((texts) => ({ texts })) },
        before: { experiences: experiences.map((texts) => ({ texts })) },
      }
      localStorage.setItem('fieldwork.draft.profile', JSON.stringify(stored))
    },
  },
  play: async ({ canvas }) => {
    const rows = await section(canvas, 'Experiences')
    const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    await expect(rows.getAllByRole('listitem')).toHaveLength(experiences.length - 1)
    await expect(rows.getByRole('button', { name: 'Remove Harbour pilot' })).toBeVisible()
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}
