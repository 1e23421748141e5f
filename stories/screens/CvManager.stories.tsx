import { expect, userEvent, waitFor, screen as page, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { row } from '../support/cv-manager.ts'
import {
  items,
  opened,
  pdf,
  press,
  timesCalled,
  doublePress,
  hold,
  isTold,
  messages,
  noAlert,
} from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { type Meta, pin, unanswered, failing, unreachable } from '../support/story.ts'
import { isClosed, staysOpen } from '../support/deletion.ts'

export default {
  title: 'Screens/CV manager',
  parameters: { at: '/cv-manager', as: personas.ada },
} satisfies Meta

/** The list marks the default CV and shows how often each CV was used. */
export const Full = story.full(async ({ canvas }) => {
  await expect(await items(canvas, 'Your CVs')).toHaveLength(3)
  const standard = await row(canvas, 'Service design')
  await expect(standard.getByText('Default')).toBeVisible()
  await expect(standard.queryByRole('button', { name: /^Set as Default/ })).toBeNull()
  await expect(await standard.findByText('Used in 7 applications')).toBeVisible()
  await expect((await row(canvas, 'Português')).getByText('Not used yet')).toBeVisible()
})

export const LongTitles = story.longText(
  { as: extremes.person, scenario: 'extremes' },
  story.shows('list', 'Your CVs'),
)

export const OtherScript = story.otherScript(
  {
    as: personas.rightToLeft,
    prepare: ({ tx }) => {
      const [first] = tx.cvs.by('account_id', personas.rightToLeft)
      if (first) tx.cvs.patch(first.id, { title: 'السيرة الذاتية — مهندسة واجهات (2026)' })
    },
  },
  'السيرة الذاتية — مهندسة واجهات (2026)',
)

export const Loading = story.loading('cvs/fetch', 'Loading your CVs…')
export const Empty = story.empty({ as: personas.newcomer }, 'No CV yet.')
export const Offline = story.offline('cvs/fetch', 'We couldn’t load your CVs.')
export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a job seeker account to manage your CVs.',
)

/** The progress bar is indeterminate, because the browser reports no progress. */
export const UploadPending = story.state(unanswered('cvs/upload'), async ({ canvas }) => {
  await items(canvas, 'Your CVs')
  await userEvent.upload(canvas.getByLabelText('File'), pdf('cv.pdf'))
  const button = canvas.getByRole('button', { name: 'Upload' })
  await userEvent.click(button)
  const bar = await canvas.findByRole('progressbar', { name: 'Uploading' })
  await expect(bar).not.toHaveAttribute('aria-valuenow')
  await expect(button).toHaveFocus()
  await expect(button).toHaveAttribute('aria-busy', 'true')
})

/** The form rejects other file types before the upload (product: accessibility). */
export const WrongFileType = story.error(async ({ canvas }) => {
  await items(canvas, 'Your CVs')
  const user = userEvent.setup({ applyAccept: false })
  const field = canvas.getByLabelText('File')
  await user.upload(field, new File(['Hello'], 'cv.txt', { type: 'text/plain' }))
  await expect(field).toHaveAccessibleDescription(/“cv\.txt” can’t be used here\. Choose a PDF\./)
  await user.click(canvas.getByRole('button', { name: 'Upload' }))
  await waitFor(() =>
    expect(canvas.getByRole('group', { name: 'Please check what you entered' })).toHaveFocus(),
  )
  await expect(timesCalled('cvs/upload')).toBe(0)
})

/** The file is a PDF in name only. The server refuses it with a message at the field, and file and title stay. */
export const RefusedByTheServer = story.error(async ({ canvas }) => {
  await items(canvas, 'Your CVs')
  const field = canvas.getByLabelText('File')
  await userEvent.upload(field, new File(['Hello'], 'cv.pdf', { type: 'application/pdf' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(field).toBeInvalid())
  await isTold('Error')
  await expect(canvas.getByText('cv.pdf')).toBeVisible()
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('cv')
})

/** No alert appears; the row says that the change was not saved. */
export const DefaultOffline = story.offline('cvs/set-default', async ({ canvas }) => {
  const unused = await row(canvas, 'Português')
  await userEvent.click(unused.getByRole('button', { name: 'Set as Default: Português' }))
  await expect(await unused.findByText(/couldn’t reach the server/)).toBeVisible()
  await expect(unused.getByRole('button', { name: 'Set as Default: Português' })).toBeVisible()
  const title = unused.getByRole('button', { name: 'Português, preview' })
  await waitFor(() => expect(title).toHaveFocus())
  await expect(title.tabIndex).toBe(0)
})

const elsewhere = {
  id: 1,
  title: 'Elsewhere',
  path: 'https://files.example.invalid/cv.pdf',
  is_default: false,
}

/** A file on another origin, which the page may not read, is offered as a link. */
export const FileOfAnotherOrigin = story.error(pin('cvs/fetch', { cvs: [elsewhere] }), async ({ canvas }) => {
  await press(canvas, 'Elsewhere, preview')
  const look = await opened('dialog', 'Elsewhere')
  const link = await look.findByRole('link', { name: 'Open the file in a new tab' })
  await expect(link).toHaveAttribute('href', elsewhere.path)
})

/** A title that nobody sees is none (rules 46); it comes from the file name then. The new CV appears at the top and becomes the default. */
export const UploadsCVAsTheNewDefault = story.behaviour(async ({ canvas }) => {
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
export const SetsTheDefaultAtOnceAndRevertsItIfRefused = story.behaviour(
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
export const DeletesCVWithItsApplications = story.behaviour(async ({ canvas }) => {
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
export const DeletesTheLastCV = story.behaviour(
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

export const KeepsTheDialogOpenWhenDeletingFails = story.behaviour(
  unreachable('cvs/delete'),
  staysOpen('Delete Português', 'Delete CV'),
)

/** The preview offers a download and a new tab. Closing it returns focus. */
export const OpensAndClosesAPreview = story.behaviour(async ({ canvas }) => {
  const opener = await canvas.findByRole('button', { name: 'Português, preview' })
  await userEvent.click(opener)
  const look = await opened('dialog', 'Português')
  await expect(await look.findByRole('button', { name: 'Download' })).toBeVisible()
  await expect(look.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})
