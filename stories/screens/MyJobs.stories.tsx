import { expect, userEvent, within, waitFor } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { openMenu, rows } from '../support/my-jobs.ts'
import { arabicTitle, withJobsInOtherScripts } from '../support/other-script.ts'
import * as story from '../support/plays.ts'
import { type Meta, narrow, unreachable } from '../support/story.ts'
import { confirmDeletion, isClosed, staysOpen } from '../support/deletion.ts'
import { callAs, isTold, opened, press } from '../support/flow.ts'

export default {
  title: 'Screens/My jobs',
  parameters: { at: '/my', as: personas.harbour },
} satisfies Meta

/** What isn't approved yet is not called active. */
export const Full = story.full(async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(10)
  await expect(canvas.getByRole('link', { name: /^Next page/ })).toBeVisible()
  for (const row of canvas.getAllByRole('row', { name: /Pending/ }))
    await expect(row).toHaveTextContent('Visible once approved')
})

/** The menu of a row links to the actions of its job. Deleting it is apart. */
export const RowActions = story.state({ at: '/my?search=terminal+planner' }, async ({ canvas }) => {
  await expect(await rows(canvas)).toHaveLength(1)
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(7)
  const menu = await openMenu(canvas, 'Terminal planner')
  const entries = within(document.getElementById(menu.getAttribute('aria-controls') ?? '') ?? document.body)
  await expect(entries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/jobs/${jobs.open}`,
    `/jobs/${jobs.open}/feature`,
    `/jobs/${jobs.open}/edit`,
    `/post?copy=${jobs.open}`,
  ])
  await expect(entries.getAllByRole('listitem').at(-1)).toHaveTextContent('Delete')
})

export const FeaturedJob = story.state(
  {
    prepare: ({ tx, now }) => {
      tx.jobs.patch(jobs.pending, { state: 'approved', featured_until: now + 86_400_000 })
    },
  },
  async ({ canvas }) => expect((await rows(canvas))[0]).toHaveTextContent('Featured'),
)

export const Empty = story.empty(
  {
    as: personas.smallShop,
    prepare: ({ tx, now }) => {
      for (const job of tx.jobs.by('account_id', personas.smallShop))
        tx.jobs.patch(job.id, { deleted_at: now })
    },
  },
  story.says('Post your first job', ['Post a job', '/post']),
)

export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a recruiter account to see your jobs.',
)

export const LongText = story.longText(
  { as: extremes.company, scenario: 'extremes' },
  story.shows('table', 'My jobs'),
)

export const OtherScript = story.otherScript(withJobsInOtherScripts, arabicTitle)
export const LoadingState = story.loading('jobs/my', 'Loading your jobs…')
export const ServerError = story.error('jobs/my', 'We couldn’t load your jobs.')
export const Offline = story.offline('jobs/my', 'We couldn’t load your jobs.')

/** Focus moves to the next row, and the deletion is announced. */
export const DeletesAJob = story.behaviour(async ({ canvas }) => {
  const [first, second] = await rows(canvas)
  const title = first?.querySelector('a')?.textContent ?? ''
  await openMenu(canvas, title)
  await confirmDeletion(canvas, 'Delete', 'Delete job')
  await waitFor(() => expect(second?.querySelector('a')).toHaveFocus())
  await expect(first).not.toBeInTheDocument()
  await expect(canvas.getByText(`${title} was deleted.`)).toBeInTheDocument()
})

/** On a phone. The question returns the focus to the menu. Once answered, the job is already deleted, so the list refreshes. */
export const DeletedInAnotherTab = story.behaviour(
  { at: '/my?search=terminal+planner', globals: narrow },
  async ({ canvas }) => {
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
  },
)

export const KeepsTheDialogOpenWhenDeletingFails = story.behaviour(
  { at: '/my?search=terminal+planner', ...unreachable('jobs/delete') },
  async (context) => {
    const menu = await openMenu(context.canvas, 'Terminal planner')
    await staysOpen('Delete', 'Delete job')(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).toHaveFocus())
  },
)
