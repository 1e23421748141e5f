import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { isTold, press, retype } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { form, isSaved, removeFirst, section } from '../support/profile.ts'
import type { Canvas, Meta } from '../support/story.ts'

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
