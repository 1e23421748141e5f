import type { Context } from '../../mocks/operation.ts'
import { expect, waitFor, within } from 'storybook/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import type { RowList } from './removal.ts'
import type { Canvas } from './story.ts'

/** Waits until the list has this many rows. */
export async function rows(canvas: Canvas, count: number): Promise<HTMLElement[]> {
  return await waitFor(async () => {
    const all = within(canvas.getByRole('list', { name: /^Bookmarked jobs/ })).getAllByRole('listitem')
    await expect(all).toHaveLength(count)
    return all
  })
}

export function titleOf(row: HTMLElement | undefined): string {
  return (row && within(row).getByRole('heading').textContent) ?? ''
}

export const listIn = (canvas: Canvas): RowList => ({
  canvas,
  titles: async (count) => (await rows(canvas, count)).map(titleOf),
  remover: (title) => canvas.getByRole('button', { name: `Remove ${title} from bookmarks` }),
  link: (title) => canvas.getByRole('link', { name: new RegExp(`^Read More\\s*: ${title}`) }),
})

/** Returns a function that bookmarks these jobs for the new job seeker, in this order. */
export function bookmarking(...ids: number[]) {
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
