import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { bookmarking, listIn, rows, titleOf } from '../support/bookmarks.ts'
import { messages, noAlert, timesCalled, tryAgain } from '../support/flow.ts'
import { behaviour } from '../support/plays.ts'
import { goesAtOnce, lastChange, removeRow, returnsOffline, undo } from '../support/removal.ts'
import { failing, unanswered, unreachable } from '../support/story.ts'
import states from './Bookmarks.stories.tsx'

export default { ...states, title: 'Screens/Bookmarks' }

/** The row disappears before the server has answered; the next row takes focus (product: states). */
export const RemovesABookmarkAtOnce = behaviour(unanswered('bookmarks/remove'), async ({ canvas }) => {
  await goesAtOnce(listIn(canvas), 10, 0)
  await expect(canvas.getByText('12 jobs')).toBeVisible()
  await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
})

/** A double click removes one bookmark. A restored bookmark becomes the newest. */
export const UndoesARemoval = behaviour(async ({ canvas }) => {
  const list = listIn(canvas)
  const third = (await list.titles(10))[2] ?? ''
  await userEvent.dblClick(list.remover(third))
  // In the bar, and as an announcement.
  const words = `“${third}” was removed from your bookmarks.`
  await waitFor(() => expect(page.getAllByText(words)).toHaveLength(2))
  // The next row has moved up from the second page.
  await waitFor(() => expect(canvas.getByText('12 jobs')).toBeVisible())
  await rows(canvas, 10)
  await expect(timesCalled('bookmarks/remove')).toBe(1)
  await undo(list, 10, third, /was added back to your bookmarks\./)
  await expect(canvas.getByText('13 jobs')).toBeVisible()
  await noAlert()
})

/** The heading of the empty list takes focus; undoing restores the row. */
export const RemovesTheLastBookmark = behaviour(
  { as: personas.newcomer, prepare: bookmarking(jobs.open) },
  async ({ canvas }) => {
    await removeRow(listIn(canvas), 1, 0)
    await expect(await canvas.findByText('No bookmarks yet.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Bookmarked jobs' })).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await rows(canvas, 1)
  },
)

/** Once the second page has no rows, the first page appears. */
export const RemovesTheLastBookmarkOfAPage = behaviour(
  {
    at: '/bookmarks?page=2',
    prepare: ({ tx }) => {
      const own = tx.bookmarks
        .by('account_id', personas.ada)
        .filter(({ type }) => type === 'job')
        .toSorted((a, b) => b.created_at - a.created_at)
      for (const { id } of own.slice(11)) tx.bookmarks.remove(id)
    },
  },
  async ({ canvas }) => {
    await removeRow(listIn(canvas), 1, 0)
    await rows(canvas, 10)
    await expect(await canvas.findByText('10 jobs')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Pages of bookmarks' })).toBeNull())
  },
)

/** A deleted job can't be bookmarked again (rules 26). */
export const RemovesADeletedJobWithoutUndo = behaviour(
  { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.removed) },
  async ({ canvas }) => {
    const [gone] = await rows(canvas, 2)
    if (!gone) throw new Error('There is no row.')
    await expect(within(gone).getByText('No longer listed')).toBeVisible()
    await userEvent.click(listIn(canvas).remover(titleOf(gone)))
    const bar = await lastChange(canvas)
    await expect(bar.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
  },
)

/** An alert gives the reason (product: alerts). */
export const RestoresTheRowIfTheServerRefuses = behaviour(failing('bookmarks/remove'), async ({ canvas }) => {
  const list = listIn(canvas)
  const before = await list.titles(10)
  await removeRow(list, 10, 4)
  await expect(await messages().findByText('Error')).toBeVisible()
  await expect(await list.titles(10)).toEqual(before)
})

export const RestoresTheRowWhileOffline = behaviour(
  unreachable('bookmarks/remove'),
  async ({ canvas }) =>
    await returnsOffline(listIn(canvas), 10, /couldn’t reach the server.*may still be bookmarked\./),
)

/** The bar reports the failure and offers a retry. */
export const RetriesTheUndoAfterBeingOffline = behaviour(
  unreachable('bookmarks/toggle'),
  async ({ canvas }) => {
    await removeRow(listIn(canvas), 10, 0)
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    const bar = await lastChange(canvas)
    await expect(
      await bar.findByText(/couldn’t reach the server.*may not be bookmarked again yet\./),
    ).toBeVisible()
    await tryAgain(bar)
    await waitFor(() => expect(canvas.getByText('13 jobs')).toBeVisible())
  },
)
