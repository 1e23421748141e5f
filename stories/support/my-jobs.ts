import { userEvent, within } from 'storybook/test'
import type { Canvas } from './story.ts'

/** The row headers of the table. */
export const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: 'My jobs' })).getAllByRole('rowheader')

/** Opens the menu of a job's row. @returns its button */
export async function openMenu(canvas: Canvas, title: string): Promise<HTMLElement> {
  const menu = await canvas.findByRole('button', { name: `Actions for ${title}` })
  await userEvent.click(menu)
  return menu
}
