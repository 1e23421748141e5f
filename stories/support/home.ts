import { expect, within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** Waits for the six newest jobs; on a phone four of them appear. */
export async function listed(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: /^(Full|Part) Time$/ })
  await expect(within(list).getAllByRole('listitem')).toHaveLength(window.innerWidth < 640 ? 4 : 6)
  return list
}

/** Waits for the lower part of the page, whose code loads last. */
export async function lower(canvas: Canvas) {
  return await canvas.findByRole('heading', { name: 'Services' })
}
