import { within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** Waits for the row of a CV. */
export async function row(canvas: Canvas, title: string) {
  const button = await canvas.findByRole('button', { name: `${title}, preview` })
  const item = button.closest('li')
  if (!item) throw new Error(`${title} has no row.`)
  return within(item)
}
