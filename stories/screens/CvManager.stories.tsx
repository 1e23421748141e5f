import { expect, userEvent, waitFor } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { row } from '../support/cv-manager.ts'
import { items, opened, pdf, press, timesCalled } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { type Meta, pin, unanswered } from '../support/story.ts'

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
