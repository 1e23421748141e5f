import { expect, userEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { messages, timesCalled, tryAgain } from '../support/flow.ts'
import { loadsAgain } from '../support/plays.ts'
import { goesAtOnce, lastChange, removeRow, type RowList, undo } from '../support/removal.ts'
import { type Canvas, failing, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
import { names } from '../support/followings.ts'

export default {
  title: 'Screens/Followings',
  tags: ['behaviour', '!dev'],
  parameters: { at: '/followings', as: personas.ada },
} satisfies Meta

const listIn = (canvas: Canvas): RowList => ({
  canvas,
  titles: (count) => names(canvas, count),
  remover: (name) => canvas.getByRole('button', { name: `Unfollow ${name}` }),
  link: (name) => canvas.getByRole('link', { name }),
})

export const RecoversAfterAnError: Story = {
  name: 'Recovers after an error',
  parameters: failing('followers/fetch'),
  play: loadsAgain('We couldn’t load the companies you follow.', (canvas) => names(canvas, 6)),
}

/** The row disappears before the server has answered; the next row takes focus (product: states). */
export const UnfollowsAtOnce: Story = {
  name: 'Unfollows at once',
  parameters: unanswered('followers/remove'),
  play: async ({ canvas }) => void (await goesAtOnce(listIn(canvas), 6, 0)),
}

/** Removing the last row focuses the row before it; undoing makes the row the first and focuses it. */
export const UndoesAnUnfollow: Story = {
  name: 'Undoes an unfollow',
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const last = await goesAtOnce(list, 6, -1)
    const bar = await lastChange(canvas)
    await expect(bar.getByText(/^You no longer follow/)).toHaveTextContent(last)
    await undo(list, 6, last)
  },
}

export const IgnoresADoubleClick: Story = {
  name: 'Ignores the second press of a double click',
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const [first = ''] = await list.titles(6)
    await userEvent.dblClick(list.remover(first))
    await lastChange(canvas)
    await list.titles(5)
    await expect(timesCalled('followers/remove')).toBe(1)
  },
}

/** An alert gives the reason (product: alerts). */
export const RestoresAfterARefusal: Story = {
  name: 'Restores the row if the server refuses',
  parameters: failing('followers/remove'),
  play: async ({ canvas }) => {
    const list = listIn(canvas)
    const before = await list.titles(6)
    await removeRow(list, 6, 3)
    await expect(await messages().findByText('Error')).toBeVisible()
    await expect(await list.titles(6)).toEqual(before)
  },
}

/** The bar reports the failure and offers a retry, without an alert (rules 37). */
export const RestoresWhileOffline: Story = {
  name: 'Restores the row while offline',
  parameters: offline('followers/remove'),
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
}
