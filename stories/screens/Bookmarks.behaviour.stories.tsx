import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { messages, noAlert, timesCalled, tryAgain } from '../support/flow.ts'
import { loadsAgain } from '../support/plays.ts'
import { goesAtOnce, lastChange, removeRow, undo } from '../support/removal.ts'
import { failing, type Meta, offline, type Story, unanswered } from '../support/story.ts'
import { bookmarking, listIn, rows, titleOf } from '../support/bookmarks.ts'

export default {
  title: 'Screens/Bookmarks',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/bookmarks', as: personas.ada },
} satisfies Meta

/** The heading of the new page takes focus. */
export const TurnsThePage: Story = {
  name: 'Opens the next page',
  play: async ({ canvas }) => {
    await rows(canvas, 10)
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
    await rows(canvas, 3)
    await expect(canvas.getByRole('heading', { name: 'Bookmarked jobs, page 2' })).toHaveFocus()
  },
}

export const ReturnsFromAPageOutOfRange: Story = {
  name: 'Returns from a page out of range',
  parameters: { at: '/bookmarks?page=99' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is empty.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
    await rows(canvas, 10)
  },
}

export const RecoversAfterAnError: Story = {
  name: 'Recovers after an error',
  parameters: failing('bookmarks/fetch'),
  play: loadsAgain('We couldn’t load your bookmarks.', (canvas) => rows(canvas, 10)),
}

/** The row disappears before the server has answered; the next row takes focus (product: states). */
export const RemovesAtOnce: Story = {
  name: 'Removes a bookmark at once',
  parameters: unanswered('bookmarks/remove'),
  play: async ({ canvas }) => {
    await goesAtOnce(listIn(canvas), 10, 0)
    await expect(canvas.getByText('12 jobs')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
  },
}

/** A restored bookmark becomes the newest. */
export const UndoesARemoval: Story = {
  name: 'Undoes a removal',
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const third = await removeRow(list, 10, 2)
    await lastChange(canvas)
    await expect(page.getByText(`${third} was removed from your bookmarks.`)).toBeInTheDocument()
    // The next row has moved up from the second page.
    await waitFor(() => expect(canvas.getByText('12 jobs')).toBeVisible())
    await rows(canvas, 10)
    await undo(list, 10, third)
    await expect(canvas.getByText('13 jobs')).toBeVisible()
    await noAlert()
  },
}

export const IgnoresADoubleClick: Story = {
  name: 'Ignores the second press of a double click',
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const [first = ''] = await list.titles(10)
    await userEvent.dblClick(list.remover(first))
    await lastChange(canvas)
    await waitFor(() => expect(canvas.getByText('12 jobs')).toBeVisible())
    await expect(timesCalled('bookmarks/remove')).toBe(1)
  },
}

export const RemovesByKeyboard: Story = {
  name: 'Removes a bookmark by keyboard',
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const [first = '', second = ''] = await list.titles(10)
    list.link(first).focus()
    await userEvent.tab()
    await expect(list.remover(first)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(list.link(second)).toHaveFocus())
  },
}

/** The heading of the empty list takes focus; undoing restores the row. */
export const RemovesTheLastOne: Story = {
  name: 'Removes the last bookmark',
  parameters: { as: personas.newcomer, prepare: bookmarking(jobs.open) },
  play: async ({ canvas }) => {
    await removeRow(listIn(canvas), 1, 0)
    await expect(await canvas.findByText('No bookmarks yet.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Bookmarked jobs' })).toHaveFocus()
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await rows(canvas, 1)
  },
}

/** Once the second page has no rows, the first page appears. */
export const RemovesTheLastOfAPage: Story = {
  name: 'Removes the last bookmark of a page',
  parameters: {
    at: '/bookmarks?page=2',
    prepare: ({ tx }) => {
      const own = tx.bookmarks
        .by('account_id', personas.ada)
        .filter(({ type }) => type === 'job')
        .toSorted((a, b) => b.created_at - a.created_at)
      for (const { id } of own.slice(11)) tx.bookmarks.remove(id)
    },
  },
  play: async ({ canvas }) => {
    await removeRow(listIn(canvas), 1, 0)
    await rows(canvas, 10)
    await expect(await canvas.findByText('10 jobs')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Pages of bookmarks' })).toBeNull())
  },
}

/** A deleted job can't be bookmarked again (rules 26). */
export const RemovesADeletedJob: Story = {
  name: 'Removes a deleted job without undo',
  parameters: { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.removed) },
  play: async ({ canvas }) => {
    const [gone] = await rows(canvas, 2)
    if (!gone) throw new Error('There is no row.')
    await expect(within(gone).getByText('No longer listed')).toBeVisible()
    await userEvent.click(listIn(canvas).remover(titleOf(gone)))
    const bar = await lastChange(canvas)
    await expect(bar.queryByRole('button', { name: 'Undo' })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: 'Dismiss' }))
    await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
  },
}

/** An alert gives the reason (product: alerts). */
export const RestoresAfterARefusal: Story = {
  name: 'Restores the row if the server refuses',
  parameters: failing('bookmarks/remove'),
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const before = await list.titles(10)
    await removeRow(list, 10, 4)
    await expect(await messages().findByText('Error')).toBeVisible()
    await expect(await list.titles(10)).toEqual(before)
  },
}

/** The bar reports the failure and offers a retry, without an alert (rules 37). */
export const RestoresWhileOffline: Story = {
  name: 'Restores the row while offline',
  parameters: offline('bookmarks/remove'),
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const before = await list.titles(10)
    await removeRow(list, 10, 1)
    const bar = await lastChange(canvas)
    await expect(bar.getByText(/couldn’t reach the server.*is still bookmarked\./)).toBeVisible()
    await expect(await list.titles(10)).toEqual(before)
    await noAlert()
    await tryAgain(bar)
    await waitFor(() => expect(canvas.getByText('12 jobs')).toBeVisible())
  },
}

/** The bar reports the failure and offers a retry. */
export const RetriesTheUndo: Story = {
  name: 'Retries the undo after being offline',
  parameters: offline('bookmarks/toggle'),
  play: async ({ canvas }) => {
    await removeRow(listIn(canvas), 10, 0)
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(
      await canvas.findByText(/couldn’t reach the server.*isn’t bookmarked again yet\./),
    ).toBeVisible()
    await tryAgain(canvas)
    await waitFor(() => expect(canvas.getByText('13 jobs')).toBeVisible())
  },
}
