import { QueryClientProvider } from '@tanstack/react-query'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { CvPreview } from '../../src/features/cvs/CvPreview.tsx'
import {
  doublePress,
  messages,
  noAlert,
  noSidewaysScroll,
  opened,
  pdf,
  press,
  timesCalled,
} from '../support/flow.ts'
import { loadsAgain, says, saysOffline } from '../support/plays.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/CV manager' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/cv-manager'

async function rows(canvas: Canvas) {
  return within(await canvas.findByRole('list', { name: 'Your CVs' })).getAllByRole('listitem')
}

/** Waits for the row of a CV. */
async function row(canvas: Canvas, title: string) {
  const button = await canvas.findByRole('button', { name: `${title}, preview` })
  const item = button.closest('li')
  if (!item) throw new Error(`${title} has no row.`)
  return within(item)
}

/** The list marks the default CV and shows how often each CV was used. */
export const Full: Story = {
  name: 'Full',
  tags: ['full'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await rows(canvas)).toHaveLength(3)
        const standard = await row(canvas, 'Service design')
        await expect(standard.getByText('Default')).toBeVisible()
        await expect(standard.queryByRole('button', { name: /^Set as Default/ })).toBeNull()
        await expect(await standard.findByText('Used in 7 applications')).toBeVisible()
        const unused = await row(canvas, 'Português')
        await expect(unused.getByRole('button', { name: 'Set as Default: Português' })).toBeVisible()
        await expect(unused.getByText('Not used yet')).toBeVisible()
      },
    },
  ),
}

export const Dark: Story = {
  name: 'Dark',
  tags: ['state'],
  ...screen(address, { as: personas.ada }, { globals: { theme: 'dark' } }),
}

export const Narrow: Story = {
  name: 'Narrow',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await rows(canvas)
        await press(canvas, 'Upload a CV')
        await expect(canvas.getByRole('heading', { name: 'Upload a CV' })).toHaveFocus()
        await noSidewaysScroll()
      },
    },
  ),
}

export const LongTitles: Story = {
  name: 'Long text',
  tags: ['long-text'],
  ...screen(
    address,
    { scenario: 'extremes', as: extremes.person },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect((await rows(canvas)).length).toBeGreaterThan(1)
        await noSidewaysScroll()
      },
    },
  ),
}

export const OtherScript: Story = {
  name: 'Other script',
  tags: ['other-script'],
  ...screen(
    address,
    {
      as: personas.rightToLeft,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          const [first] = tx.cvs.by('account_id', personas.rightToLeft)
          if (first) tx.cvs.patch(first.id, { title: 'السيرة الذاتية — مهندسة واجهات (2026)' })
        })
      },
    },
    says('السيرة الذاتية — مهندسة واجهات (2026)'),
  ),
}

export const Loading: Story = {
  name: 'Loading',
  tags: ['loading'],
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'cvs/fetch': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading your CVs…')).toBeInTheDocument()
        await expect(await canvas.findByRole('button', { name: 'Upload' })).toBeVisible()
      },
    },
  ),
}

export const Empty: Story = {
  name: 'Empty',
  tags: ['empty'],
  ...screen(address, { as: personas.newcomer }, says('No CV yet.')),
}

/** The first CV becomes the default automatically. */
export const UploadsTheFirstCv: Story = {
  name: 'Uploads the first CV',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No CV yet.')).toBeVisible()
        await userEvent.upload(canvas.getByLabelText('File'), pdf('First_CV.pdf'))
        await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
        const first = await row(canvas, 'First CV')
        await expect(first.getByText('Default')).toBeVisible()
      },
    },
  ),
}

export const ServerError: Story = {
  name: 'Retries after a server error',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'cvs/fetch', kind: 'error-500', times: null }] } },
    loadsAgain('We couldn’t load your CVs.', async (canvas) => expect(await rows(canvas)).toHaveLength(3)),
  ),
}

export const Offline: Story = {
  name: 'Offline',
  tags: ['offline'],
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'cvs/fetch', kind: 'network', times: null }] } },
    saysOffline('We couldn’t load your CVs.'),
  ),
}

export const Visitor: Story = {
  name: 'Visitor',
  tags: ['not-allowed'],
  ...screen(address, {}, says('Log in with a job seeker account to manage your CVs.')),
}

export const WrongRole: Story = {
  name: 'Wrong role',
  tags: ['not-allowed'],
  ...screen(address, { as: personas.harbour }, says('You’re logged in with a recruiter account.')),
}

/** The title comes from the file name. The new CV appears at the top and becomes the default. */
export const Uploading: Story = {
  name: 'Uploads a CV as the new default',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas)
        await userEvent.upload(canvas.getByLabelText('File'), pdf('Ada_Lindqvist_2026.pdf'))
        const title = canvas.getByRole('textbox', { name: 'Title' })
        await expect(title).toHaveValue('Ada Lindqvist 2026')
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Make it my default CV' }))
        await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))

        await expect(await messages().findByText('Upload')).toBeVisible()
        const all = await rows(canvas)
        await expect(all).toHaveLength(4)
        await expect(all[0]).toHaveTextContent('Ada Lindqvist 2026')
        await expect(all.filter((each) => within(each).queryByText('Default'))).toEqual([all[0]])
        await expect(title).toHaveValue('')
      },
    },
  ),
}

/** The progress bar is indeterminate, because the browser reports no progress. */
export const UploadPending: Story = {
  name: 'Uploading',
  tags: ['state'],
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'cvs/upload': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await rows(canvas)
        await userEvent.upload(canvas.getByLabelText('File'), pdf('cv.pdf'))
        const button = canvas.getByRole('button', { name: 'Upload' })
        await userEvent.click(button)
        const bar = await canvas.findByRole('progressbar', { name: 'Uploading' })
        await expect(bar).not.toHaveAttribute('aria-valuenow')
        await expect(button).toHaveFocus()
        await expect(button).toHaveAttribute('aria-busy', 'true')
      },
    },
  ),
}

/** The form rejects other file types before the upload (product: accessibility). */
export const WrongFileType: Story = {
  name: 'Wrong file type',
  tags: ['error'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas)
        const user = userEvent.setup({ applyAccept: false })
        const field = canvas.getByLabelText('File')
        await user.upload(field, new File(['Hello'], 'cv.txt', { type: 'text/plain' }))
        await expect(field).toHaveAccessibleDescription(/“cv\.txt” can’t be used here\. Choose a PDF\./)
        await user.click(canvas.getByRole('button', { name: 'Upload' }))
        await waitFor(() =>
          expect(canvas.getByRole('group', { name: 'Please check what you entered' })).toHaveFocus(),
        )
        await expect(timesCalled('cvs/upload')).toBe(0)
      },
    },
  ),
}

/** The file is a PDF in name only. The server refuses it with a message at the field, and file and title stay. */
export const RefusedByTheServer: Story = {
  name: 'File refused',
  tags: ['error'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas)
        const field = canvas.getByLabelText('File')
        await userEvent.upload(field, new File(['Hello'], 'cv.pdf', { type: 'application/pdf' }))
        await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
        await waitFor(() => expect(field).toBeInvalid())
        await expect(canvas.getByText('cv.pdf')).toBeVisible()
        await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('cv')
      },
    },
  ),
}

/** The pressed button disappears, so its row takes focus. */
export const SettingTheDefault: Story = {
  name: 'Sets the default at once',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'cvs/set-default': 'endless' } } },
    {
      play: async ({ canvas }) => {
        const unused = await row(canvas, 'Português')
        await userEvent.click(unused.getByRole('button', { name: 'Set as Default: Português' }))
        await expect(await unused.findByText('Default')).toBeVisible()
        await expect(unused.getByRole('button', { name: 'Português, preview' })).toHaveFocus()
        const before = await row(canvas, 'Service design')
        await expect(before.queryByText('Default')).toBeNull()
      },
    },
  ),
}

/** The old default is restored, and an alert gives the reason. */
export const DefaultRolledBack: Story = {
  name: 'Reverts a refused default',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'cvs/set-default', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => {
        const unused = await row(canvas, 'Português')
        await userEvent.click(unused.getByRole('button', { name: 'Set as Default: Português' }))
        await expect(await page.findByText('Error')).toBeVisible()
        await expect(await unused.findByRole('button', { name: 'Set as Default: Português' })).toBeVisible()
        await expect((await row(canvas, 'Service design')).getByText('Default')).toBeVisible()
      },
    },
  ),
}

/** No alert appears; the row says that the change was not saved. */
export const DefaultOffline: Story = {
  name: 'Default not saved, offline',
  tags: ['offline'],
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'cvs/set-default', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        const unused = await row(canvas, 'Português')
        await userEvent.click(unused.getByRole('button', { name: 'Set as Default: Português' }))
        await expect(await unused.findByText(/couldn’t reach the server/)).toBeVisible()
        await expect(unused.getByRole('button', { name: 'Set as Default: Português' })).toBeVisible()
      },
    },
  ),
}

/** The dialog counts the applications that are also deleted (rules 21). Focus moves to another CV. */
export const Deleting: Story = {
  name: 'Deletes a CV with its applications',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const used = await row(canvas, 'Front-end and prototyping')
        await userEvent.click(used.getByRole('button', { name: 'Delete Front-end and prototyping' }))
        const question = await opened('alertdialog')
        await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
        await expect(await question.findByText(/^This also deletes 4 applications/)).toBeVisible()
        await doublePress(question.getByRole('button', { name: 'Delete CV and 4 applications' }))

        await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
        await expect(await rows(canvas)).toHaveLength(2)
        await expect(timesCalled('cvs/delete')).toBe(1)
        await noAlert()
        await waitFor(() =>
          expect(canvas.getByRole('button', { name: 'Service design, preview' })).toHaveFocus(),
        )
        await expect(page.getByText('Front-end and prototyping deleted.')).toBeInTheDocument()
      },
    },
  ),
}

/** The heading takes focus, and the empty state offers the next step. */
export const DeletingTheLast: Story = {
  name: 'Deletes the last CV',
  tags: ['behaviour'],
  ...screen(
    address,
    {
      as: personas.ada,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          for (const { id } of tx.applications.by('account_id', personas.ada)) tx.applications.remove(id)
          for (const { id, is_default } of tx.cvs.by('account_id', personas.ada))
            if (!is_default) tx.cvs.remove(id)
        })
      },
    },
    {
      play: async ({ canvas }) => {
        await press(canvas, 'Delete Service design')
        const question = await opened('alertdialog')
        await waitFor(() => expect(question.getByText('You haven’t applied with this CV.')).toBeVisible())
        await userEvent.click(question.getByRole('button', { name: 'Delete CV' }))
        await waitFor(() => expect(canvas.getByText('No CV yet.')).toBeVisible())
        await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your CVs' })).toHaveFocus())
      },
    },
  ),
}

/** Deleting a CV is one of the two calls that raise an alert on a network failure (product: failures). */
export const DeletingOffline: Story = {
  name: 'Keeps the dialog open when deleting fails',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'cvs/delete', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await press(canvas, 'Delete Português')
        const question = await opened('alertdialog')
        await userEvent.click(question.getByRole('button', { name: 'Delete CV' }))
        await expect(await page.findByText('Error')).toBeVisible()
        await expect(page.getByText(/couldn’t reach the server/)).toBeVisible()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    },
  ),
}

const elsewhere = {
  id: 1,
  title: 'Elsewhere',
  path: 'https://files.example.invalid/cv.pdf',
  is_default: false,
}

function Elsewhere() {
  const [queryClient] = useState(() => createQueryClient({ retries: 0 }))
  const opener = useRef<HTMLElement>(null)
  return (
    <QueryClientProvider client={queryClient}>
      <CvPreview cv={elsewhere} open onClose={() => undefined} finalFocus={opener} />
    </QueryClientProvider>
  )
}

/** A file on another origin, which the page may not read, is offered as a link. */
export const FileOfAnotherOrigin: Story = {
  name: 'CV from another origin',
  tags: ['error'],
  render: () => <Elsewhere />,
  play: async () => {
    const look = await opened('dialog', 'Elsewhere')
    const link = await look.findByRole('link', { name: 'Open the file in a new tab' })
    await expect(link).toHaveAttribute('href', elsewhere.path)
  },
}

/** The preview offers a download and a new tab. Closing it returns focus. */
export const Preview: Story = {
  name: 'Opens and closes a preview',
  tags: ['behaviour'],
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const opener = await canvas.findByRole('button', { name: 'Português, preview' })
        await userEvent.click(opener)
        const look = await opened('dialog', 'Português')
        await expect(await look.findByRole('button', { name: 'Download' })).toBeVisible()
        await expect(look.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(opener).toHaveFocus())
      },
    },
  ),
}
