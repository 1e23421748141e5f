import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { isTold, opened, press } from './flow.ts'
import type { Canvas, Play } from './story.ts'

/** Presses a button that asks for confirmation, and confirms once the dialog has focus on Cancel. */
export async function confirmDeletion(canvas: Canvas, opener: string | RegExp, yes: string): Promise<void> {
  const [button] = await canvas.findAllByRole('button', { name: opener })
  if (!button) throw new Error('There is nothing to delete.')
  await userEvent.click(button)
  const dialog = await opened('alertdialog')
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await press(dialog, yes)
}

/** Waits until no question is open. */
export const isClosed = async () => await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())

/** A deletion that doesn't reach the server raises an alert (product: failures), and its dialog stays open. */
export function staysOpen(opener: string | RegExp, yes: string): Play {
  return async ({ canvas }) => {
    await confirmDeletion(canvas, opener, yes)
    await isTold('Error', /couldn’t reach the server/)
    await waitFor(() => expect(page.getByRole('button', { name: yes })).not.toHaveAttribute('aria-busy'))
    await expect(page.getByRole('alertdialog')).toBeVisible()
  }
}
