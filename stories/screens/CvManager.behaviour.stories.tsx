import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { row } from '../support/cv-manager.ts'
import { isClosed, staysOpen } from '../support/deletion.ts'
import {
  doublePress,
  hold,
  isTold,
  items,
  messages,
  noAlert,
  opened,
  pdf,
  press,
  timesCalled,
} from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { failing, unreachable } from '../support/story.ts'
import states from './CvManager.stories.tsx'

export default { ...states, title: 'Screens/CV manager' }

/** A title that nobody sees is none (rules 46); it comes from the file name then. The new CV appears at the top and becomes the default. */
export const UploadsCVAsTheNewDefault = behaviour(async ({ canvas }) => {
  await items(canvas, 'Your CVs')
  const title = canvas.getByRole('textbox', { name: 'Title' })
  await userEvent.type(title, '\u200b')
  await press(canvas, 'Upload')
  await expect(await canvas.findByRole('link', { name: 'Enter a title for the CV.' })).toBeVisible()
  await userEvent.upload(canvas.getByLabelText('File'), pdf('Ada_Lindqvist_2026.pdf'))
  await expect(title).toHaveValue('Ada Lindqvist 2026')
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Set as Default' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))

  await expect(await messages().findByText('Upload')).toBeVisible()
  const all = await items(canvas, 'Your CVs')
  await expect(all).toHaveLength(4)
  await expect(all[0]).toHaveTextContent('Ada Lindqvist 2026')
  await expect(all.filter((each) => within(each).queryByText('Default'))).toEqual([all[0]])
  await expect(title).toHaveValue('')
})

/** The pressed button disappears, so its row takes focus. A refusal raises an alert and restores the old default. */
export const SetsTheDefaultAtOnceAndRevertsItIfRefused = behaviour(
  failing('cvs/set-default'),
  async ({ canvas }) => {
    const unused = await row(canvas, 'Português')
    const before = await row(canvas, 'Service design')
    const release = hold('cvs/set-default')
    await press(unused, 'Set as Default: Português')
    await expect(await unused.findByText('Default')).toBeVisible()
    await expect(unused.getByRole('button', { name: 'Português, preview' })).toHaveFocus()
    await expect(before.queryByText('Default')).toBeNull()
    release()
    await isTold('Error')
    await expect(await before.findByText('Default')).toBeVisible()
    await expect(unused.getByRole('button', { name: 'Set as Default: Português' })).toBeVisible()
  },
)

/** The dialog counts the applications that are also deleted (rules 21). Focus moves to another CV. */
export const DeletesCVWithItsApplications = behaviour(async ({ canvas }) => {
  await press(canvas, 'Delete Front-end and prototyping')
  const question = await opened('alertdialog')
  await expect(await question.findByText(/^This also deletes 4 applications/)).toBeVisible()
  await doublePress(question.getByRole('button', { name: 'Delete CV and 4 applications' }))
  await isClosed()
  await expect(await items(canvas, 'Your CVs')).toHaveLength(2)
  await expect(timesCalled('cvs/delete')).toBe(1)
  await noAlert()
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Service design, preview' })).toHaveFocus())
  await expect(page.getByText('Front-end and prototyping deleted.')).toBeInTheDocument()
})

/** The heading takes focus, and the empty state offers the next step. */
export const DeletesTheLastCV = behaviour(
  {
    prepare: ({ tx }) => {
      for (const { id } of tx.applications.by('account_id', personas.ada)) tx.applications.remove(id)
      for (const { id, is_default } of tx.cvs.by('account_id', personas.ada))
        if (!is_default) tx.cvs.remove(id)
    },
  },
  async ({ canvas }) => {
    await press(canvas, 'Delete Service design')
    const question = await opened('alertdialog')
    await expect(await question.findByText('You haven’t applied with this CV.')).toBeVisible()
    await press(question, 'Delete CV')
    await expect(await canvas.findByText('No CV yet.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your CVs' })).toHaveFocus())
  },
)

export const KeepsTheDialogOpenWhenDeletingFails = behaviour(
  unreachable('cvs/delete'),
  staysOpen('Delete Português', 'Delete CV'),
)

/** The preview offers a download and a new tab. Closing it returns focus. */
export const OpensAndClosesAPreview = behaviour(async ({ canvas }) => {
  const opener = await canvas.findByRole('button', { name: 'Português, preview' })
  await userEvent.click(opener)
  const look = await opened('dialog', 'Português')
  await expect(await look.findByRole('button', { name: 'Download' })).toBeVisible()
  await expect(look.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})
