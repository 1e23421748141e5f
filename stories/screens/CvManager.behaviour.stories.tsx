import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { doublePress, messages, noAlert, opened, pdf, press, timesCalled } from '../support/flow.ts'
import { loadsAgain } from '../support/plays.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { row, rows } from '../support/cv-manager.ts'

export default {
  title: 'Screens/CV manager',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/cv-manager', as: personas.ada },
} satisfies Meta

/** The first CV becomes the default automatically. */
export const UploadsTheFirstCv: Story = {
  name: 'Uploads the first CV',
  parameters: { as: personas.newcomer },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No CV yet.')).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('File'), pdf('First_CV.pdf'))
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }))
    const first = await row(canvas, 'First CV')
    await expect(first.getByText('Default')).toBeVisible()
  },
}

export const ServerError: Story = {
  name: 'Retries after a server error',
  parameters: failing('cvs/fetch'),
  play: loadsAgain('We couldn’t load your CVs.', async (canvas) =>
    expect(await rows(canvas)).toHaveLength(3),
  ),
}

/** The title comes from the file name. The new CV appears at the top and becomes the default. */
export const Uploading: Story = {
  name: 'Uploads a CV as the new default',
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
}

/** The pressed button disappears, so its row takes focus. */
export const SettingTheDefault: Story = {
  name: 'Sets the default at once',
  parameters: unanswered('cvs/set-default'),
  play: async ({ canvas }) => {
    const unused = await row(canvas, 'Português')
    await userEvent.click(unused.getByRole('button', { name: 'Set as Default: Português' }))
    await expect(await unused.findByText('Default')).toBeVisible()
    await expect(unused.getByRole('button', { name: 'Português, preview' })).toHaveFocus()
    const before = await row(canvas, 'Service design')
    await expect(before.queryByText('Default')).toBeNull()
  },
}

/** The old default is restored, and an alert gives the reason. */
export const DefaultRolledBack: Story = {
  name: 'Reverts a refused default',
  parameters: failing('cvs/set-default'),
  play: async ({ canvas }) => {
    const unused = await row(canvas, 'Português')
    await userEvent.click(unused.getByRole('button', { name: 'Set as Default: Português' }))
    await expect(await page.findByText('Error')).toBeVisible()
    await expect(await unused.findByRole('button', { name: 'Set as Default: Português' })).toBeVisible()
    await expect((await row(canvas, 'Service design')).getByText('Default')).toBeVisible()
  },
}

/** The dialog counts the applications that are also deleted (rules 21). Focus moves to another CV. */
export const Deleting: Story = {
  name: 'Deletes a CV with its applications',
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
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Service design, preview' })).toHaveFocus())
    await expect(page.getByText('Front-end and prototyping deleted.')).toBeInTheDocument()
  },
}

/** The heading takes focus, and the empty state offers the next step. */
export const DeletingTheLast: Story = {
  name: 'Deletes the last CV',
  parameters: {
    prepare: ({ tx }) => {
      for (const { id } of tx.applications.by('account_id', personas.ada)) tx.applications.remove(id)
      for (const { id, is_default } of tx.cvs.by('account_id', personas.ada))
        if (!is_default) tx.cvs.remove(id)
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Service design')
    const question = await opened('alertdialog')
    await waitFor(() => expect(question.getByText('You haven’t applied with this CV.')).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Delete CV' }))
    await waitFor(() => expect(canvas.getByText('No CV yet.')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your CVs' })).toHaveFocus())
  },
}

/** Deleting a CV is one of the two calls that raise an alert on a network failure (product: failures). */
export const DeletingOffline: Story = {
  name: 'Keeps the dialog open when deleting fails',
  parameters: offline('cvs/delete'),
  play: async ({ canvas }) => {
    await press(canvas, 'Delete Português')
    const question = await opened('alertdialog')
    await userEvent.click(question.getByRole('button', { name: 'Delete CV' }))
    await expect(await page.findByText('Error')).toBeVisible()
    await expect(page.getByText(/couldn’t reach the server/)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
}

/** The preview offers a download and a new tab. Closing it returns focus. */
export const Preview: Story = {
  name: 'Opens and closes a preview',
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Português, preview' })
    await userEvent.click(opener)
    const look = await opened('dialog', 'Português')
    await expect(await look.findByRole('button', { name: 'Download' })).toBeVisible()
    await expect(look.getByRole('button', { name: 'Open in a new tab' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
