import { within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** The row headers of the table. */
export const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'My jobs' })).getAllByRole('rowheader')
