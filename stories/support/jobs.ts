import type { Canvas } from './story.ts'

/** Returns the first bookmark button in this state. */
export async function bookmark(canvas: Canvas, pressed: boolean) {
  const [button] = await canvas.findAllByRole('button', { name: /^Bookmark /, pressed })
  if (!button) throw new Error('There is no such bookmark.')
  return button
}
