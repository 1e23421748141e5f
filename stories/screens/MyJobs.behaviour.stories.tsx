import { expect, waitFor } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { confirmDeletion, isClosed, staysOpen } from '../support/deletion.ts'
import { callAs, isTold, opened, press } from '../support/flow.ts'
import { openMenu, rows } from '../support/my-jobs.ts'
import { behaviour } from '../support/plays.ts'
import { unreachable } from '../support/story.ts'
import states from './MyJobs.stories.tsx'

export default { ...states, title: 'Screens/My jobs' }

/** Focus moves to the next row, and the deletion is announced. */
export const DeletesAJob = behaviour(async ({ canvas }) => {
  const [first, second] = await rows(canvas)
  const title = first?.querySelector('a')?.textContent ?? ''
  await openMenu(canvas, title)
  await confirmDeletion(canvas, 'Delete', 'Delete job')
  await waitFor(() => expect(second?.querySelector('a')).toHaveFocus())
  await expect(first).not.toBeInTheDocument()
  await expect(canvas.getByText(`${title} was deleted.`)).toBeInTheDocument()
})

/** The question returns the focus to the menu. Once answered, the job is already deleted, so the list refreshes. */
export const DeletedInAnotherTab = behaviour({ at: '/my?search=terminal+planner' }, async ({ canvas }) => {
  const menu = await openMenu(canvas, 'Terminal planner')
  await press(canvas, 'Delete')
  await press(await opened('alertdialog'), 'Cancel')
  await waitFor(() => expect(menu).toHaveFocus())
  await callAs(personas.harbour, 'jobs/delete', { id: String(jobs.open) })
  await openMenu(canvas, 'Terminal planner')
  await confirmDeletion(canvas, 'Delete', 'Delete job')
  await isTold('Error', 'Job not found.')
  await isClosed()
  await canvas.findByText('No jobs found.')
})

export const KeepsTheDialogOpenWhenDeletingFails = behaviour(
  { at: '/my?search=terminal+planner', ...unreachable('jobs/delete') },
  async (context) => {
    await openMenu(context.canvas, 'Terminal planner')
    await staysOpen('Delete', 'Delete job')(context)
  },
)
