import { within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** The steps of the path, as a screen reader reads them. */
export async function steps(canvas: Canvas) {
  const path = await canvas.findByRole('list', { name: /^Progress of (your|this) application$/ })
  return within(path)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}
