import { within } from 'storybook/test'
import type { Canvas } from './story.ts'

export async function group(canvas: Canvas, name: 'New' | 'Earlier') {
  return within(await canvas.findByRole('list', { name: new RegExp(`^${name}`) })).getAllByRole('listitem')
}
