import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { callAs, isTold, opened } from '../support/flow.ts'
import { loadsAgain } from '../support/plays.ts'
import { failing, type Meta, narrow, offline, type Story } from '../support/story.ts'
import { rows } from '../support/my-jobs.ts'

export default {
  title: 'Screens/My jobs',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

/** Both filters search all pages of the list. */
export const Filters: Story = {
  name: 'Filters by review and visibility',
  play: async ({ canvas }) => {
    await rows(canvas)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visibility' }), 'Paused')
    await waitFor(async () =>
      expect(within(await canvas.findByRole('table')).queryByText('Active')).toBeNull(),
    )
    await expect(within(canvas.getByRole('table')).getAllByText('Paused').length).toBeGreaterThan(0)
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Next page/ })).toBeNull())
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Review' }), 'Cancelled')
    await canvas.findByText('No jobs found.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all my jobs' }))
    await expect(await rows(canvas)).toHaveLength(10)
  },
}

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

export const SecondPage: Story = {
  name: 'Opens the second page',
  play: async ({ canvas }) => {
    const [first] = await rows(canvas)
    await userEvent.click(canvas.getByRole('link', { name: /^Next page/ }))
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect((await rows(canvas)).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('heading', { name: 'Jobs, page 2' })).toHaveFocus()
  },
}

export const NoResults: Story = {
  name: 'No results',
  play: async ({ canvas }) => {
    await rows(canvas)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search my jobs' }), 'astronaut')
    await canvas.findByText('No jobs found.')
    await expect(canvas.getByText('0 jobs for “astronaut”')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all my jobs' }))
    await expect(await rows(canvas)).toHaveLength(10)
    await expect(canvas.getByRole('searchbox', { name: 'Search my jobs' })).toHaveValue('')
  },
}

/** Focus moves to the next row, and the deletion is announced. */
export const Deleting: Story = {
  name: 'Deletes a job',
  play: async ({ canvas }) => {
    const [first, second] = await rows(canvas)
    const title = first?.querySelector('a')?.textContent ?? ''
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${title}` }))
    const dialog = await opened('alertdialog')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Delete job' }))
    await waitFor(() => expect(second?.querySelector('a')).toHaveFocus())
    await expect(first).not.toBeInTheDocument()
    await expect(canvas.getByText(`${title} was deleted.`)).toBeInTheDocument()

    // Cancelling returns focus to the button.
    const third = canvas.getAllByRole('button', { name: /^Delete / })[2]
    if (!third) throw new Error('There is nothing more to delete.')
    await userEvent.click(third)
    await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(third).toHaveFocus())
  },
}

/** The job is already deleted, so the list refreshes. */
export const DeletedInAnotherTab: Story = {
  name: 'Deleted in another tab',
  parameters: { at: '/my?search=terminal+planner' },
  play: async ({ canvas }) => {
    await rows(canvas)
    await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Terminal planner' }))
    await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Delete job' }))
    await isTold('Error', 'Job not found.')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await canvas.findByText('No jobs found.')
  },
}

/** Deleting a job raises an alert on a network failure (product: failures), and the dialog stays open. */
export const DeletingError: Story = {
  name: 'Keeps the dialog open when deleting fails',
  parameters: offline('jobs/delete'),
  play: async ({ canvas }) => {
    await rows(canvas)
    const [button] = canvas.getAllByRole('button', { name: /^Delete / })
    if (!button) throw new Error('There is nothing to delete.')
    await userEvent.click(button)
    const dialog = await opened('alertdialog')
    const confirm = dialog.getByRole('button', { name: 'Delete job' })
    await userEvent.click(confirm)
    await isTold('Error', /couldn’t reach the server/)
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'))
    await expect(within(document.body).getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(await rows(canvas)).toHaveLength(10)
  },
}

export const LoadsAgainAfterAnError: Story = {
  name: 'Loads again after an error',
  parameters: failing('jobs/my'),
  play: loadsAgain('We couldn’t load your jobs.', async (canvas) =>
    expect(await rows(canvas)).toHaveLength(10),
  ),
}
