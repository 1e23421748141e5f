import { expect, fireEvent } from 'storybook/test'
import { names } from '../support/followings.ts'
import { behaviour } from '../support/plays.ts'
import { goesAtOnce, lastChange, returnsOffline, type RowList, undo } from '../support/removal.ts'
import { type Canvas, narrow, unreachable } from '../support/story.ts'
import states from './Followings.stories.tsx'

export default { ...states, title: 'Screens/Followings' }

const listIn = (canvas: Canvas): RowList => ({
  canvas,
  titles: (count) => names(canvas, count),
  remover: (name) => canvas.getByRole('button', { name: `Unfollow ${name}` }),
  link: (name) => canvas.getByRole('link', { name }),
})

/** Removing the last row focuses the row before it; undoing makes the row the first and focuses it. */
export const UndoesAnUnfollow = behaviour(async ({ canvas }) => {
  const list = listIn(canvas)
  const last = await goesAtOnce(list, 6, -1)
  // The second press of a double click may hit another row.
  await fireEvent.click(list.remover((await list.titles(5))[0] ?? ''), { detail: 2 })
  const bar = await lastChange(canvas)
  await expect(bar.getByText(/^You no longer follow/)).toHaveTextContent(last)
  await undo(list, 6, last, /^You follow .* again\./)
})

export const RestoresTheRowWhileOffline = behaviour(
  { ...unreachable('followers/remove'), globals: narrow },
  async ({ canvas }) =>
    await returnsOffline(listIn(canvas), 6, /couldn’t reach the server\. You may still follow/),
)
