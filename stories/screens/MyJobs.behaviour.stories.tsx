import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { callAs, isTold, opened } from '../support/flow.ts'
import { type Meta, narrow, offline, type Story } from '../support/story.ts'
import { confirmDeletion, isClosed, staysOpen } from '../support/deletion.ts'
import { rows } from '../support/my-jobs.ts'

export default {
  title: 'Screens/My jobs',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

/** On a phone a menu holds the actions of a row. */
export const RowMenuNarrow: Story = {
  name: 'Row menu, narrow',
  parameters: { at: '/my?search=terminal+planner' },
  globals: narrow,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'My jobs' }))
    const menu = list.getByRole('button', { name: 'Actions for Terminal planner' })
    await userEvent.click(menu)
    await expect(list.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/jobs/${jobs.open}/edit`)
    await userEvent.click(list.getByRole('button', { name: 'Delete' }))
    await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(menu).toHaveFocus())
  },
}

/** Focus moves to the next row, and the deletion is announced. Escape returns it to the button. */
export const Deleting: Story = {
  name: 'Deletes a job',
  play: async ({ canvas }) => {
    const [first, second] = await rows(canvas)
    const title = first?.querySelector('a')?.textContent ?? ''
    await confirmDeletion(canvas, `Delete ${title}`, 'Delete job')
    await waitFor(() => expect(second?.querySelector('a')).toHaveFocus())
    await expect(first).not.toBeInTheDocument()
    await expect(canvas.getByText(`${title} was deleted.`)).toBeInTheDocument()
    const [, other] = canvas.getAllByRole('button', { name: /^Delete / })
    if (other) await userEvent.click(other)
    await opened('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(other).toHaveFocus())
  },
}

/** The job is already deleted, so the list refreshes. */
export const DeletedInAnotherTab: Story = {
  name: 'Deleted in another tab',
  parameters: { at: '/my?search=terminal+planner' },
  play: async ({ canvas }) => {
    await rows(canvas)
    await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
    await confirmDeletion(canvas, 'Delete Terminal planner', 'Delete job')
    await isTold('Error', 'Job not found.')
    await isClosed()
    await canvas.findByText('No jobs found.')
  },
}

export const DeletingError: Story = {
  name: 'Keeps the dialog open when deleting fails',
  parameters: offline('jobs/delete'),
  play: staysOpen(/^Delete /, 'Delete job'),
}
