import { expect, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { confirmDeletion, isClosed, staysOpen } from '../support/deletion.ts'
import { callAs, isTold, opened } from '../support/flow.ts'
import { rows } from '../support/my-jobs.ts'
import { behaviour } from '../support/plays.ts'
import { narrow, unreachable } from '../support/story.ts'
import states from './MyJobs.stories.tsx'

export default { ...states, title: 'Screens/My jobs' }

/** On a phone a menu holds the actions of a row. */
export const RowMenuNarrow = behaviour(
  { at: '/my?search=terminal+planner', globals: narrow },
  async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'My jobs' }))
    const menu = list.getByRole('button', { name: 'Actions for Terminal planner' })
    await userEvent.click(menu)
    await expect(list.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/jobs/${jobs.open}/edit`)
    await userEvent.click(list.getByRole('button', { name: 'Delete' }))
    await userEvent.click((await opened('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(menu).toHaveFocus())
  },
)

/** Focus moves to the next row, and the deletion is announced. Escape returns it to the button. */
export const DeletesAJob = behaviour(async ({ canvas }) => {
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
})

/** The job is already deleted, so the list refreshes. */
export const DeletedInAnotherTab = behaviour({ at: '/my?search=terminal+planner' }, async ({ canvas }) => {
  await rows(canvas)
  await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
  await confirmDeletion(canvas, 'Delete Terminal planner', 'Delete job')
  await isTold('Error', 'Job not found.')
  await isClosed()
  await canvas.findByText('No jobs found.')
})

export const KeepsTheDialogOpenWhenDeletingFails = behaviour(
  unreachable('jobs/delete'),
  staysOpen(/^Delete /, 'Delete job'),
)
