import { expect, fireEvent } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { goesAtOnce, lastChange, returnsOffline, type RowList, undo } from '../support/removal.ts'
import { type Canvas, type Meta, narrow, offline, type Story, unanswered } from '../support/story.ts'
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
    // The second press of a double click may hit another row.
    await fireEvent.click(list.remover((await list.titles(5))[0] ?? ''), { detail: 2 })
    const bar = await lastChange(canvas)
    await expect(bar.getByText(/^You no longer follow/)).toHaveTextContent(last)
    await undo(list, 6, last, /^You follow .* again\./)
  },
}

export const RestoresWhileOffline: Story = {
  name: 'Restores the row while offline',
  parameters: offline('followers/remove'),
  globals: narrow,
  play: async ({ canvas }) =>
    await returnsOffline(listIn(canvas), 6, /couldn’t reach the server\. You still follow/),
}
