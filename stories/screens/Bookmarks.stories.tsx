import { expect, userEvent, waitFor, within, screen as page } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { expire, messages, noAlert, timesCalled, tryAgain } from '../support/flow.ts'
import * as story from '../support/plays.ts'
import { removeRow, goesAtOnce, lastChange, returnsOffline, undo, type RowList } from '../support/removal.ts'
import { type Meta, failing, unanswered, unreachable, type Canvas } from '../support/story.ts'
import type { Context } from '../../mocks/operation.ts'

/** Waits until the list has this many rows. */
async function rows(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  return await waitFor(async () => {
    const all = within(canvas.getByRole('list', { name: /^Bookmarked jobs/ })).getAllByRole('listitem')
    await expect(all).toHaveLength(count)
    return all
  })
}

function titleOf(row: HTMLElement | undefined): string {
  return (row && within(row).getByRole('heading').textContent) ?? ''
}

const listIn = (canvas: Canvas): RowList => ({
  canvas,
  titles: async (count) => (await rows(canvas, count)).map(titleOf),
  remover: (title) => canvas.getByRole('button', { name: `Remove ${title} from bookmarks` }),
  link: (title) => canvas.getByRole('link', { name: new RegExp(`^Read More\\s*: ${title}`) }),
})

/** Returns a function that bookmarks these jobs for the new job seeker, in this order. */
function bookmarking(...ids: number[]) {
  return ({ tx, now }: Context) => {
    for (const [at, target_id] of ids.entries()) {
      tx.bookmarks.insert({
        account_id: personas.newcomer,
        type: 'job',
        target_id,
        created_at: now - (ids.length - at) * 1000,
      })
    }
  }
}

export default {
  title: 'Screens/Bookmarks',
  parameters: { at: '/bookmarks', as: personas.ada },
} satisfies Meta

/** Jobs that are no longer listed are marked. */
export const Full = story.full(async ({ canvas }) => {
  await rows(canvas, 10)
  await expect(canvas.getByText('13 jobs')).toBeVisible()
  await expect(canvas.getAllByText('No longer listed').length).toBeGreaterThan(0)
  await expect(canvas.getByRole('navigation', { name: 'Pages of bookmarks' })).toBeVisible()
})

/** A title of 10,000 characters is cut off in the row and in the notice. */
export const LongText = story.longText(
  {
    as: extremes.person,
    scenario: 'extremes',
    prepare: ({ tx }) => {
      const own = tx.bookmarks
        .by('account_id', extremes.person)
        .toSorted((a, b) => b.created_at - a.created_at)
      if (own[0]) tx.jobs.patch(own[0].target_id, { title: 'Lighthouse'.repeat(1_000) })
    },
  },
  async ({ canvas }) => {
    const [first] = await rows(canvas, 10)
    if (!first) throw new Error('There is no row.')
    await expect(titleOf(first)).toHaveLength(10_000)
    await expect(first.offsetHeight).toBeLessThan(400)
    await userEvent.click(within(first).getByRole('button'))
    const bar = await canvas.findByRole('region', { name: 'Last change' })
    await expect(bar.offsetHeight).toBeLessThan(200)
  },
)

export const OtherScript = story.otherScript(
  { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.japanese, jobs.otherScript) },
  async ({ canvas }) => {
    await expect(titleOf((await rows(canvas, 3))[0])).toMatch(/\p{Script=Arabic}/u)
  },
)

export const Loading = story.loading('bookmarks/fetch', 'Loading your bookmarks…')
export const Empty = story.empty({ as: personas.newcomer }, 'No bookmarks yet.')
export const ServerError = story.error('bookmarks/fetch', 'We couldn’t load your bookmarks.')
export const Offline = story.offline('bookmarks/fetch', 'We couldn’t load your bookmarks.')

export const Visitor = story.notAllowed(
  { as: 'visitor' },
  'Log in with a job seeker account to see your bookmarks.',
)

export const WrongRole = story.notAllowed(
  { as: personas.harbour },
  'You’re logged in with a recruiter account.',
)

/** The rows stay on screen (rules 12). */
export const ExpiredSession = story.notAllowed(async ({ canvas }) => {
  await rows(canvas, 10)
  await expire(personas.ada)
  await removeRow(listIn(canvas), 10, 0)
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible())
  await expect(canvas.getByText(/^Your session has expired/)).toBeVisible()
  await rows(canvas, 10)
})

/** The row disappears before the server has answered; the next row takes focus (product: states). */
export const RemovesABookmarkAtOnce = story.behaviour(unanswered('bookmarks/remove'), async ({ canvas }) => {
  await goesAtOnce(listIn(canvas), 10, 0)
  await expect(canvas.getByText('12 jobs')).toBeVisible()
  await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
})

/** A double click removes one bookmark. A restored bookmark becomes the newest. */
export const UndoesARemoval = story.behaviour(async ({ canvas }) => {
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
export const RemovesTheLastBookmark = story.behaviour(
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
export const RemovesTheLastBookmarkOfAPage = story.behaviour(
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
export const RemovesADeletedJobWithoutUndo = story.behaviour(
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
export const RestoresTheRowIfTheServerRefuses = story.behaviour(
  failing('bookmarks/remove'),
  async ({ canvas }) => {
    const list = listIn(canvas)
    const before = await list.titles(10)
    await removeRow(list, 10, 4)
    await expect(await messages().findByText('Error')).toBeVisible()
    await expect(await list.titles(10)).toEqual(before)
  },
)

export const RestoresTheRowWhileOffline = story.behaviour(
  unreachable('bookmarks/remove'),
  async ({ canvas }) =>
    await returnsOffline(listIn(canvas), 10, /couldn’t reach the server.*may still be bookmarked\./),
)

/** The bar reports the failure and offers a retry. */
export const RetriesTheUndoAfterBeingOffline = story.behaviour(
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
