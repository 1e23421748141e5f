import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { extremes, personas } from '../../mocks/scenarios/personas.ts'
import { messages, noSidewaysScroll, timesCalled, tryAgain } from '../support/flow.ts'
import { loadsAgain, says, saysLoading, saysOffline } from '../support/plays.ts'
import { goesAtOnce, lastChange, removeRow, type RowList, undo } from '../support/removal.ts'
import { type Canvas, narrow, screen } from '../support/screen.tsx'

const meta = { title: 'Screens/Followings' } satisfies Meta

export default meta
type Story = StoryObj

const address = '/followings'

/** Waits until the list has this many rows. Returns the companies' names. */
async function names(canvas: Canvas, count: number): Promise<string[]> {
  return await waitFor(async () => {
    const list = within(canvas.getByRole('list', { name: 'Companies you follow' }))
    const all = list.getAllByRole('link').map((link) => link.textContent)
    await expect(all).toHaveLength(count)
    return all
  })
}

const listIn = (canvas: Canvas): RowList => ({
  canvas,
  heading: 'Companies you follow',
  titles: (count) => names(canvas, count),
  remover: (name) => canvas.getByRole('button', { name: `Unfollow ${name}` }),
  link: (name) => canvas.getByRole('link', { name }),
})

export const Full: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const [first] = await names(canvas, 6)
        await expect(canvas.getByText('6 companies')).toBeVisible()
        await expect(canvas.getByRole('link', { name: first ?? '' })).toHaveAttribute(
          'href',
          expect.stringMatching(/^\/recruiter\/\d+$/),
        )
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
        await names(canvas, 6)
        await noSidewaysScroll()
      },
    },
  ),
  tags: ['full'],
}

/** One call returns all followed companies. */
export const Many: Story = {
  ...screen(
    address,
    { scenario: 'extremes', as: extremes.person },
    { play: async ({ canvas }) => void (await names(canvas, 24)) },
  ),
  tags: ['full'],
}

/** The longest seeded name, and one of 10,000 characters. */
export const LongText: Story = {
  ...screen(
    address,
    {
      as: personas.newcomer,
      prepare: async (world) => {
        await world.mutate(({ tx, now }) => {
          for (const recruiter_id of [personas.longNameCompany, personas.plainCompany]) {
            tx.followings.insert({ account_id: personas.newcomer, recruiter_id, created_at: now })
          }
          tx.accounts.patch(personas.plainCompany, { name: 'Lighthouse'.repeat(1_000) })
        })
      },
    },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await names(canvas, 2)
        await noSidewaysScroll()
      },
    },
  ),
  name: 'Long text',
  tags: ['long-text'],
}

export const OtherScript: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        await expect((await names(canvas, 6)).some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true)
      },
    },
  ),
  name: 'Other script',
  tags: ['other-script'],
}

export const Loading: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'followers/fetch': 'endless' } } },
    { ...saysLoading('Loading the companies you follow…') },
  ),
  tags: ['loading'],
}

export const Empty: Story = {
  ...screen(
    address,
    { as: personas.newcomer },
    {
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('You don’t follow any companies yet.')).toBeVisible()
        await expect(canvas.getByRole('link', { name: 'Search jobs' })).toBeVisible()
      },
    },
  ),
  tags: ['empty'],
}

export const ServerError: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'followers/fetch', kind: 'error-500', times: null }] } },
    { ...says('We couldn’t load the companies you follow.') },
  ),
  name: 'Error',
  tags: ['error'],
}

export const RecoversAfterAnError: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'followers/fetch', kind: 'error-500', times: null }] } },
    {
      ...loadsAgain('We couldn’t load the companies you follow.', (canvas) => names(canvas, 6)),
    },
  ),
  name: 'Recovers after an error',
  tags: ['behaviour'],
}

export const Offline: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'followers/fetch', kind: 'network', times: null }] } },
    { ...saysOffline('We couldn’t load the companies you follow.') },
  ),
  tags: ['offline'],
}

export const Visitor: Story = {
  ...screen(address, {}, { ...says('Log in with a job seeker account to see the companies you follow.') }),
  tags: ['not-allowed'],
}

export const WrongRole: Story = {
  ...screen(address, { as: personas.harbour }, { ...says('You’re logged in with a recruiter account.') }),
  name: 'Wrong role',
  tags: ['not-allowed'],
}

/** The row disappears before the server has answered; the next row takes focus (product: states). */
export const UnfollowsAtOnce: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { slow: { 'followers/remove': 'endless' } } },
    {
      play: async ({ canvas }) => void (await goesAtOnce(listIn(canvas), 6, 0)),
    },
  ),
  name: 'Unfollows at once',
  tags: ['behaviour'],
}

/** Removing the last row focuses the row before it; undoing makes the row the first and focuses the heading. */
export const UndoesAnUnfollow: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const last = await goesAtOnce(list, 6, -1)
        const bar = await lastChange(canvas)
        await expect(bar.getByText(/^You no longer follow/)).toHaveTextContent(last)
        await undo(list, 6, last)
      },
    },
  ),
  name: 'Undoes an unfollow',
  tags: ['behaviour'],
}

export const IgnoresADoubleClick: Story = {
  ...screen(
    address,
    { as: personas.ada },
    {
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const [first = ''] = await list.titles(6)
        await userEvent.dblClick(list.remover(first))
        await lastChange(canvas)
        await list.titles(5)
        await expect(timesCalled('followers/remove')).toBe(1)
      },
    },
  ),
  name: 'Ignores the second press of a double click',
  tags: ['behaviour'],
}

/** An alert gives the reason (product: alerts). */
export const RestoresAfterARefusal: Story = {
  ...screen(
    address,
    { as: personas.ada, network: { faults: [{ call: 'followers/remove', kind: 'error-500', times: null }] } },
    {
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const before = await list.titles(6)
        await removeRow(list, 6, 3)
        await expect(await messages().findByText('Error')).toBeVisible()
        await expect(await list.titles(6)).toEqual(before)
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
    { as: personas.ada, network: { faults: [{ call: 'followers/remove', kind: 'network', times: null }] } },
    {
      globals: narrow,
      play: async ({ canvas }) => {
        const list = listIn(canvas)
        const before = await list.titles(6)
        await removeRow(list, 6, 0)
        await expect(await canvas.findByText(/couldn’t reach the server\. You still follow/)).toBeVisible()
        await expect(await list.titles(6)).toEqual(before)
        await tryAgain(canvas)
        await list.titles(5)
      },
    },
  ),
  name: 'Restores the row while offline',
  tags: ['behaviour'],
}
