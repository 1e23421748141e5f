import { expect, waitFor, within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** Waits until the list has this many rows. Returns the companies' names. */
export async function names(canvas: Canvas, count: number): Promise<string[]> {
  return await waitFor(async () => {
    const list = within(canvas.getByRole('list', { name: 'Companies you follow' }))
    const all = list.getAllByRole('link').map((link) => link.textContent)
    await expect(all).toHaveLength(count)
    return all
  })
}
