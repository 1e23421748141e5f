import { within } from 'storybook/test'
import type { Canvas } from './story.ts'

export async function people(canvas: Canvas) {
  const list = await canvas.findByRole('list', { name: 'Job seekers found' })
  return within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
}
