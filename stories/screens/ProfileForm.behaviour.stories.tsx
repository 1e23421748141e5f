import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, press, retype, arrive, callAs, noAlert, opened, timesCalled } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { form, isSaved, removeFirst, section } from '../support/profile.ts'
import { type Canvas, type Meta, unreachable } from '../support/story.ts'
import { endSessions } from '../../mocks/services/sessions.ts'

export default {
  title: 'Screens/Profile/Form',
  parameters: { at: '/profile', as: personas.ada },
} satisfies Meta

/** A picture of one pixel. */
const png = (name: string) => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return new File([Uint8Array.from(atob(dot), (character) => character.charCodeAt(0))], name, {
    type: 'image/png',
  })
}

/** Discards the changes in the form. */
async function discard(canvas: Canvas) {
  await press(canvas, 'Discard')
  await userEvent.click(await page.findByRole('button', { name: 'Discard changes' }))
  await expect(await canvas.findByText('All changes saved')).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus())
}

/** The header's name changes at once, and the form shows the lists as they were saved (rules 31). */
export const SavesTheProfile = behaviour(async ({ canvas }) => {
  const fields = await form(canvas)
  const name = fields.getByLabelText('Name')
  await retype(name, 'Ada Byron')
  await userEvent.type(fields.getByLabelText(/^Skills/), ', machine learning ,')
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  await press(canvas, 'Update')
  await isSaved(canvas)
  await expect(await page.findByText('Profile saved.')).toBeInTheDocument()
  await expect(await canvas.findByRole('button', { name: /^Ada Byron/ })).toBeVisible()
  await waitFor(() => expect(fields.getByLabelText(/^Skills/)).toHaveDisplayValue(/, machine learning$/))
})

/** A new cover is shown before it is saved (rules 29), and can be discarded. */
export const PreviewsANewCoverPhoto = behaviour(async ({ canvas }) => {
  await form(canvas)
  await userEvent.upload(canvas.getByLabelText('Update cover photo'), png('harbour.png'))
  await expect(await canvas.findByRole('img', { name: 'New cover photo' })).toBeVisible()
  await press(canvas, 'Discard the new cover photo')
  await expect(canvas.queryByRole('img', { name: 'New cover photo' })).toBeNull()
  await expect(canvas.getByText('All changes saved')).toBeVisible()

  await userEvent.upload(canvas.getByLabelText('Update cover photo'), png('harbour.png'))
  await userEvent.upload(canvas.getByLabelText(/^Profile picture/), png('me.png'))
  await expect(await canvas.findByRole('img', { name: 'New profile picture' })).toBeVisible()
  await press(canvas, 'Update')
  await isSaved(canvas)
  await waitFor(() => expect(canvas.queryByRole('img', { name: 'New cover photo' })).toBeNull())
  await expect(canvas.getByText('All changes saved')).toBeVisible()
})

/** The file is text, but has the name of an image. An earlier choice stays. */
export const RefusesACoverThatIsNotAPicture = behaviour(async ({ canvas }) => {
  await form(canvas)
  const field = canvas.getByLabelText('Update cover photo')
  await userEvent.upload(field, png('harbour.png'))
  await expect(await canvas.findByRole('img', { name: 'New cover photo' })).toBeVisible()
  await userEvent.upload(field, new File(['Plain words.'], 'cover.png', { type: 'image/png' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/“cover\.png” isn’t a picture or video/))
  await expect(canvas.getByRole('img', { name: 'New cover photo' })).toBeVisible()
  await press(canvas, 'Discard the new cover photo')
  await expect(field).toBeValid()
})

export const ClearsFileErrorsOnDiscardAndUpdate = behaviour({ as: personas.harbour }, async ({ canvas }) => {
  const fields = await form(canvas)
  await userEvent.type(fields.getByLabelText(/^Located in/), ' (NL)')
  const logo = () => fields.getByLabelText(/^Logo/)
  const choose = async () => {
    const text = new File(['Plain words.'], 'logo.txt', { type: 'text/plain' })
    await userEvent.upload(logo(), text, { applyAccept: false })
    await expect(logo()).toBeInvalid()
  }
  await choose()
  await discard(canvas)
  await expect(logo()).toBeValid()
  await choose()
  await press(canvas, 'Update')
  await isSaved(canvas)
  await waitFor(() => expect(logo()).toBeValid())
})

/** Removing a row moves focus to its neighbour. Once saved, there is nothing to undo (product: accessibility). */
export const AddsAndRemovesRows = behaviour(async ({ canvas }) => {
  const rows = await section(canvas, 'Experiences')
  const before = rows.getAllByRole('listitem').length
  const [first, second] = rows.getAllByRole('button', { name: /^Remove / })
  if (!first || !second) throw new Error('Ada has two positions.')
  await userEvent.click(first)
  await expect(second).toHaveFocus()
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  await userEvent.click(rows.getByRole('button', { name: /^\+ Add more/ }))
  const added = rows.getByLabelText(`Position, experience ${before}`)
  await waitFor(() => expect(added).toHaveFocus())
  await userEvent.type(added, 'Harbour pilot')
  await press(canvas, 'Update')
  await isSaved(canvas)
  await waitFor(() => expect(rows.queryByRole('button', { name: 'Undo' })).toBeNull())
  const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
  await expect(experiences).toHaveLength(before)
  await expect(experiences.at(-1)).toMatchObject({ designation: 'Harbour pilot' })
})

/** After a Discard there is nothing left to undo, and no row appears twice. */
export const RestoresRemovedRowsOnDiscard = behaviour(async ({ canvas }) => {
  const rows = await section(canvas, 'Experiences')
  const names = () => rows.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel)
  const before = names()
  await removeFirst(rows)
  await expect(rows.getByText(/removed\. Press Update to save\.$/)).toBeVisible()
  await discard(canvas)
  await expect(names()).toEqual(before)
  await expect(rows.queryByRole('button', { name: 'Undo' })).toBeNull()
})

export const OpensACollapsedSectionWithAnError = behaviour(async ({ canvas }) => {
  const fields = await form(canvas)
  await userEvent.type(fields.getByLabelText(/^Summary/), ' Kept.')
  await userEvent.clear(fields.getByLabelText('Name'))
  const toggle = fields.getByRole('button', { name: 'About you' })
  await userEvent.click(toggle)
  await press(canvas, 'Update')
  await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'))
  await expect(fields.getByLabelText('Name')).toBeInvalid()
  await expect(fields.getByLabelText(/^Summary/)).toHaveDisplayValue(/ Kept\.$/)
})

export const ChangesThePassword = behaviour({ at: '/profile/change-password' }, async ({ canvas }) => {
  const fields = within(await canvas.findByRole('form', { name: 'Change password' }))
  await expect(canvas.getByText(/logs you out on every other device/)).toBeVisible()
  await userEvent.type(fields.getByLabelText('Current password'), 'not this one')
  await userEvent.type(fields.getByLabelText('New password'), 'lanterns at noon')
  await userEvent.type(fields.getByLabelText('Confirm new password'), 'lanterns at noon')
  await press(canvas, 'Change password')
  await waitFor(() => expect(fields.getByLabelText('Current password')).toBeInvalid())
  await retype(fields.getByLabelText('Current password'), password)
  await press(canvas, 'Change password')
  await isTold('Change password', /logged you out on your other devices/)
  await expect(fields.getByLabelText('New password')).toHaveValue('')
})

const changed = 'Your profile has changed since you opened it.'
const pier = { name: 'Pier 9', from: '2024', to: '', designation: 'Harbour pilot' }

/**
 * A draft from an earlier visit is restored, with a notice and a way to discard it. It stores the lists it started from, so
 * the form says that rows were saved since then.
 */
export const RestoresAndDiscardsADraft = behaviour(
  {
    prepare: ({ tx }) => {
      const { experiences } = tx.accounts.need(personas.ada)
      tx.accounts.patch(personas.ada, { experiences: [...experiences, pier] })
      const before = experiences.map((texts, at) => ({ key: `row-${at}`, texts }))
      const stored = {
        owner: personas.ada,
        savedAt: new Date().toISOString(),
        values: { about: 'Kept from before.', experiences: before.slice(1) },
        before: { experiences: before },
      }
      localStorage.setItem('fieldwork.draft.profile', JSON.stringify(stored))
    },
  },
  async ({ canvas }) => {
    const fields = await form(canvas)
    await expect(fields.getByText(/^We’ve restored your unsaved changes/)).toBeVisible()
    await expect(fields.getByRole('textbox', { name: /^About/ })).toHaveValue('Kept from before.')
    const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
    const rows = await section(canvas, 'Experiences')
    await expect(canvas.getByText(changed)).toBeVisible()
    await expect(rows.getAllByRole('listitem')).toHaveLength(experiences.length - 2)
    await press(canvas, 'Discard changes')
    await userEvent.click(await page.findByRole('button', { name: 'Discard changes' }))
    await expect(await canvas.findByText('All changes saved')).toBeVisible()
    await expect(fields.getByRole('textbox', { name: /^About/ })).not.toHaveValue('Kept from before.')
    await expect(rows.getByRole('button', { name: 'Remove Harbour pilot' })).toBeVisible()
    await expect(canvas.queryByText(changed)).toBeNull()
  },
)

/** Leaving with unsaved changes needs a confirmation, even within the app. */
export const AsksBeforeLeavingWithUnsavedChanges = behaviour(async ({ canvas }) => {
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
})

/** The session expires during editing. Leaving needs no confirmation, because the draft stays (rules 12). */
export const LeavesWithADraftAfterTheSessionHasExpired = behaviour(async ({ canvas }) => {
  await userEvent.type((await form(canvas)).getByLabelText(/^Summary/), ' Written at night.')
  await runtime.mutate(({ tx }) => endSessions(tx, personas.ada, 'reset_password'))
  await press(canvas, 'Update')
  await canvas.findByText(/^Your session has expired/)
  await userEvent.click(canvas.getAllByRole('link', { name: 'Login' })[0] ?? document.body)
  await arrive(canvas, 'Login')
  await expect(localStorage.getItem('fieldwork.draft.profile')).toContain('Written at night.')
})

/** Two tabs changed the same field. */
export const ConflictInTheSameField = behaviour(async ({ canvas }) => {
  const fields = await form(canvas)
  const place = fields.getByLabelText(/^Located in/)
  await userEvent.type(place, ' (NL)')
  await callAs(personas.ada, 'save-profile', { name: 'Ada Lindqvist', currently_located: 'Lisbon' })
  await press(canvas, 'Update')
  await waitFor(() => expect(canvas.getByRole('group', { name: changed })).toHaveFocus())
  await expect(canvas.getByText(changed)).toBeVisible()
  await expect(timesCalled('save-profile')).toBe(1)
  await press(canvas, 'Reload')
  await expect(place).toHaveValue('Lisbon')
  await expect(canvas.getByRole('button', { name: 'Update' })).toHaveFocus()
})

/** A saved list replaces the old one (rules 29), so the form asks first. Fields that are unchanged here follow. */
export const AsksBeforeItReplacesRowsSavedInAnotherTab = behaviour(async ({ canvas }) => {
  const fields = await form(canvas)
  const rows = await section(canvas, 'Experiences')
  const { experiences } = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
  await removeFirst(rows)
  await callAs(personas.ada, 'save-profile', {
    name: 'Ada Lindqvist',
    currently_working: 'Elsewhere',
    experiences: JSON.stringify([...experiences, pier]),
  })
  await press(canvas, 'Update')
  await waitFor(() => expect(canvas.getByRole('group', { name: changed })).toHaveFocus())
  await expect(timesCalled('save-profile')).toBe(1)
  await expect(fields.getByLabelText(/^Working at/)).toHaveValue('Elsewhere')
  await press(canvas, 'Save mine')
  await isSaved(canvas)
  await expect(canvas.queryByText(changed)).toBeNull()
  const update = canvas.getByRole('button', { name: 'Update' })
  await expect(update).toHaveFocus()
  // The form is busy until it has the account with what was saved.
  await waitFor(() => expect(update).not.toHaveAttribute('aria-busy'))
  const account = await runtime.read(({ tx }) => tx.accounts.need(personas.ada))
  await expect(account.experiences).toEqual(experiences.slice(1))

  // A save by a key leaves the focus in its row, although the answer has new rows.
  const position = rows.getByLabelText('Position, experience 1')
  await userEvent.type(position, ' II{Enter}')
  await waitFor(() => expect(timesCalled('save-profile')).toBe(3))
  await isSaved(canvas)
  await expect(position).toHaveFocus()
})

/** If the current account can't be loaded, nothing is saved, so as not to overwrite another tab's changes. */
export const SavesNothingWhenTheAccountCantBeLoaded = behaviour(async ({ canvas }) => {
  const rows = await section(canvas, 'Experiences')
  const before = rows.getAllByRole('listitem').length
  await removeFirst(rows)
  runtime.options = { ...runtime.options, ...unreachable('me').network }
  await press(canvas, 'Update')
  await expect(await canvas.findByRole('group', { name: /couldn’t reach the server/ })).toHaveFocus()
  await noAlert()
  await expect(timesCalled('save-profile')).toBe(0)
  await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  await expect(rows.getAllByRole('listitem')).toHaveLength(before - 1)
  await userEvent.click(rows.getByRole('button', { name: 'Undo' }))
  await expect(await canvas.findByText('All changes saved')).toBeVisible()
})
