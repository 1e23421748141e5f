import { within } from 'storybook/test'
import type { Canvas } from './story.ts'

export async function rows(canvas: Canvas, name: string | RegExp = /^(Full|Part) Time$/) {
  const list = await canvas.findByRole('list', { name })
  return within(list).getAllByRole('listitem')
}

/** Returns the first bookmark button in this state. */
export async function bookmark(canvas: Canvas, pressed: boolean) {
  const [button] = await canvas.findAllByRole('button', { name: /^Bookmark /, pressed })
  if (!button) throw new Error('There is no such bookmark.')
  return button
}
