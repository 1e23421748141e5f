import { expect, userEvent, waitFor } from 'storybook/test'
import type { Canvas } from './story.ts'
import { retype } from './flow.ts'

export const ada = 'ada.lindqvist@example.org'

export const request = '/forgot-password'

export const address = `/reset-password/${encodeURIComponent(ada)}`

export const fresh = 'lanterns at noon'

export async function askFor(canvas: Canvas, email: string) {
  const field = await canvas.findByRole('textbox', { name: 'Email address' })
  await retype(field, email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }))
}

export async function fill(
  canvas: Canvas,
  { code, password = fresh, again = password }: { code: string; password?: string; again?: string },
) {
  const field = await canvas.findByRole('textbox', { name: 'Code' })
  await retype(field, code)
  for (const [label, text] of [
    ['New password', password],
    ['Confirm new password', again],
  ] as const) {
    await retype(canvas.getByLabelText(label), text)
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }))
}

/** Waits for the countdown after a new code. A busy button is disabled too, but without a description. */
export async function waitForTheCountdown(again: HTMLElement) {
  await waitFor(() => expect(again).toHaveAccessibleDescription(/^You can request a new code/))
  await expect(again).toHaveAttribute('aria-disabled', 'true')
}
