import type { Runtime } from '../../mocks/operation.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { extremes, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { runtime } from '../support/backend.ts'
import { messages, noAlert, noSidewaysScroll, timesCalled, tryAgain } from '../support/flow.ts'
import { loadsAgain, says, saysOffline } from '../support/plays.ts'
import { goesAtOnce, lastChange, removeRow, type RowList, undo } from '../support/removal.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Bookmarks' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/bookmarks'

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
  heading: 'Bookmarked jobs',
  titles: async (count) => (await rows(canvas, count)).map(titleOf),
  remover: (title) => canvas.getByRole('button', { name: `Remove ${title} from bookmarks` }),
  link: (title) => canvas.getByRole('link', { name: new RegExp(`^Read More\\s*: ${title}`) }),
})

/** Returns a function that bookmarks these jobs for the new job seeker, in this order. */
function bookmarking(...ids: number[]) {
  return async (world: Runtime) => {
    await world.mutate(({ tx, now }) => {
      for (const [at, target_id] of ids.entries()) {
        tx.bookmarks.insert({
          account_id: personas.newcomer,
          type: 'job',
          target_id,
          created_at: now - (ids.length - at) * 1000,
        })
      }
    })
  }
}

/** Jobs that are no longer listed are marked. */
export const Full: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await expect(canvas.getByText('13 jobs')).toBeVisible()
        await expect(listIn(canvas).link('Service designer')).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/jobs\/\d+$/),
        )
        await expect(canvas.getAllByText('No longer listed').length).toBeGreaterThan(0)
        await expect(canvas.getByRole('navigation', { name: 'Pages of bookmarks' })).toBeVisible()
      },
    },
  ),
  tags: ['full'],
}

export const Dark: Story = {
  ...screen(address, { as: personas.ada }, { globals: { theme: 'dark' } }),
  tags: ['full'],
}

export const Narrow: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await noSidewaysScroll()
      },
    },
  ),
  tags: ['full'],
}

/** The heading of the new page takes focus. */
export const TurnsThePage: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
        await rows(canvas, 3)
        await expect(canvas.getByRole('heading', { name: 'Bookmarked jobs, page 2' })).toHaveFocus()
      },
    },
  ),
  name: 'Opens the next page',
  tags: ['behaviour'],
}

export const ReturnsFromAPageOutOfRange: Story = {
  ...screen(
    `${address}?page=99`,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('This page is empty.')).toBeVisible()
        await userEvent.click(canvas.getByRole('link', { name: 'Go to the first page' }))
        await rows(canvas, 10)
      },
    },
  ),
  name: 'Returns from a page out of range',
  tags: ['behaviour'],
}

/** An invalid page number means the first page (rules 5). */
export const InvalidPage: Story = {
  ...screen(
    `${address}?page=-3`,
    { as: personas.ada },
    { play: async ({ canvas }) => void (await rows(canvas, 10)) },
  ),
  name: 'Invalid page',
  tags: ['state'],
}

/** A title of 10,000 characters is cut off in the row and in the notice. */
export const LongText: Story = {
  ...screen(
    address,
    {
      scenario: 'extremes',
      as: extremes.person,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          const own = tx.bookmarks
            .by('account_id', extremes.person)
            .toSorted((a, b) => b.created_at - a.created_at)
          if (own[0]) tx.jobs.patch(own[0].target_id, { title: 'Lighthouse'.repeat(1_000) })
        })
      },
    },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const [first] = await rows(canvas, 10)
        if (!first) throw new Error('There is no row.')
        await expect(titleOf(first)).toHaveLength(10_000)
        await expect(first.offsetHeight).toBeLessThan(400)
        await noSidewaysScroll()
        await userEvent.click(within(first).getByRole('button'))
        const bar = await canvas.findByRole('region', { name: 'Last change' })
        await expect(bar.offsetHeight).toBeLessThan(200)
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen(
    address,
    { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.japanese, jobs.otherScript) },
    {
      play: async ({ canvas }) => {
        const [first] = await rows(canvas, 3)
        await expect(titleOf(first)).toMatch(/\p{Script=Arabic}/u)
      },
    },
  ),
  name: 'Other script',
  tags: ['other-script'],
}

export const Loading: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'bookmarks/fetch': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Loading your bookmarks…')).toBeInTheDocument()
        await expect(canvas.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
      },
    },
  ),
  tags: ['loading'],
}

export const Empty: Story = {
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('No bookmarks yet.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

export const ServerError: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'bookmarks/fetch', kind: 'error-500', times: null }] } },
    { ...says('We couldn’t load your bookmarks.') },
  ),
  name: 'Error',
  tags: ['error'],
}

export const RecoversAfterAnError: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'bookmarks/fetch', kind: 'error-500', times: null }] } },
    {
      ...loadsAgain('We couldn’t load your bookmarks.', (canvas) => rows(canvas, 10)),
    },
  ),
  name: 'Recovers after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'bookmarks/fetch', kind: 'network', times: null }] } },
    { ...saysOffline('We couldn’t load your bookmarks.') },
  ),
  tags: ['offline'],
}

export const Visitor: Story = {
  ...screen(address, {}, { ...says('Log in with a job seeker account to see your bookmarks.') }),
  tags: ['not-allowed'],
}

export const WrongRole: Story = {
  ...screen(address, { as: personas.harbour }, { ...says('You’re logged in with a recruiter account.') }),
  name: 'Wrong role',
  tags: ['not-allowed'],
}

/** The row disappears before the server has answered; the next row takes focus (product: states). */
export const RemovesAtOnce: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'bookmarks/remove': 'endless' } } },
    {
      play: async ({ canvas }) => {
        await goesAtOnce(listIn(canvas), 10, 0)
        await expect(canvas.getByText('12 jobs')).toBeVisible()
        await expect(canvas.queryByRole('region', { name: 'Last change' })).toBeNull()
      },
    },
  ),
  name: 'Removes a bookmark at once',
  tags: ['behaviour'],
}

/** A restored bookmark becomes the newest. */
export const UndoesARemoval: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
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
    },
  ),
  name: 'Undoes a removal',
  tags: ['behaviour'],
}

export const IgnoresADoubleClick: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const [first = ''] = await list.titles(10)
        await userEvent.dblClick(list.remover(first))
        await lastChange(canvas)
        await waitFor(() => expect(canvas.getByText('12 jobs')).toBeVisible())
        await expect(timesCalled('bookmarks/remove')).toBe(1)
      },
    },
  ),
  name: 'Ignores the second press of a double click',
  tags: ['behaviour'],
}

export const RemovesByKeyboard: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const [first = '', second = ''] = await list.titles(10)
        list.link(first).focus()
        await userEvent.tab()
        await expect(list.remover(first)).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(list.link(second)).toHaveFocus())
      },
    },
  ),
  name: 'Removes a bookmark by keyboard',
  tags: ['behaviour'],
}

/** The heading of the empty list takes focus; undoing restores the row. */
export const RemovesTheLastOne: Story = {
  ...screen(
    address,
    { as: personas.newcomer, prepare: bookmarking(jobs.open) },
    {
      play: async ({ canvas }) => {
        await removeRow(listIn(canvas), 1, 0)
        await expect(await canvas.findByText('No bookmarks yet.')).toBeVisible()
        await expect(canvas.getByRole('heading', { name: 'Bookmarked jobs' })).toHaveFocus()
        await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
        await rows(canvas, 1)
      },
    },
  ),
  name: 'Removes the last bookmark',
  tags: ['behaviour'],
}

/** Once the second page has no rows, the first page appears. */
export const RemovesTheLastOfAPage: Story = {
  ...screen(
    `${address}?page=2`,
    {
      as: personas.ada,
      prepare: async (world) => {
        await world.mutate(({ tx }) => {
          const own = tx.bookmarks
            .by('account_id', personas.ada)
            .filter(({ type }) => type === 'job')
            .toSorted((a, b) => b.created_at - a.created_at)
          for (const { id } of own.slice(11)) tx.bookmarks.remove(id)
        })
      },
    },
    {
      play: async ({ canvas }) => {
        await removeRow(listIn(canvas), 1, 0)
        await rows(canvas, 10)
        await expect(await canvas.findByText('10 jobs')).toBeVisible()
        await waitFor(() =>
          expect(canvas.queryByRole('navigation', { name: 'Pages of bookmarks' })).toBeNull(),
        )
      },
    },
  ),
  name: 'Removes the last bookmark of a page',
  tags: ['behaviour'],
}

/** A deleted job can't be bookmarked again (rules 26). */
export const RemovesADeletedJob: Story = {
  ...screen(
    address,
    { as: personas.newcomer, prepare: bookmarking(jobs.open, jobs.removed) },
    {
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
    },
  ),
  name: 'Removes a deleted job without undo',
  tags: ['behaviour'],
}

/** An alert gives the reason (product: alerts). */
export const RestoresAfterARefusal: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'bookmarks/remove', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const before = await list.titles(10)
        await removeRow(list, 10, 4)
        await expect(await messages().findByText('Error')).toBeVisible()
        await expect(await list.titles(10)).toEqual(before)
      },
    },
  ),
  name: 'Restores the row if the server refuses',
  tags: ['behaviour'],
}

/** The bar reports the failure and offers a retry, without an alert (rules 37). */
export const RestoresWhileOffline: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'bookmarks/remove', kind: 'network', times: null }] } },
    {
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
    },
  ),
  name: 'Restores the row while offline',
  tags: ['behaviour'],
}

/** The bar reports the failure and offers a retry. */
export const RetriesTheUndo: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'bookmarks/toggle', kind: 'network', times: null }] } },
    {
      play: async ({ canvas }) => {
        await removeRow(listIn(canvas), 10, 0)
        await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
        await expect(
          await canvas.findByText(/couldn’t reach the server.*isn’t bookmarked again yet\./),
        ).toBeVisible()
        await tryAgain(canvas)
        await waitFor(() => expect(canvas.getByText('13 jobs')).toBeVisible())
      },
    },
  ),
  name: 'Retries the undo after being offline',
  tags: ['behaviour'],
}

/** The rows stay on screen (rules 12). */
export const ExpiredSession: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        await rows(canvas, 10)
        await runtime.mutate(({ tx }) => {
          for (const { id } of tx.sessions.by('account_id', personas.ada)) tx.sessions.remove(id)
        })
        await removeRow(listIn(canvas), 10, 0)
        await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible())
        await expect(canvas.getByText(/^Your session has expired/)).toBeVisible()
        await rows(canvas, 10)
      },
    },
  ),
  name: 'Expired session',
  tags: ['not-allowed'],
}
