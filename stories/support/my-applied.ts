import { expect, waitFor, within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** Waits until the table has this number of rows, not counting the header. */
export async function rows(canvas: Canvas, count: number) {
  await waitFor(() => {
    const table = within(canvas.getByRole('table', { name: 'Applications' }))
    return expect(table.getAllByRole('row')).toHaveLength(count + 1)
  })
}
