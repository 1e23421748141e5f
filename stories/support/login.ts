import { expect, userEvent, waitFor } from 'storybook/test'
import { pendingLogin } from '../../src/features/session/index.ts'
import { retype } from './flow.ts'
import { inShadow } from './shadow.ts'
import type { Canvas } from './story.ts'

export const ada = 'ada.lindqvist@example.org'

export const summary = (canvas: Canvas) =>
  canvas.findByRole('group', { name: 'Please check what you entered' })

/** Completes the first login step. */
export async function askForCode(
  canvas: Canvas,
  email: string,
  type: 'Job seeker' | 'Recruiter' = 'Job seeker',
) {
  await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${type}`) }))
  await askFor(canvas, email)
}

export async function enterCode(canvas: Canvas, code: string) {
  const field = await canvas.findByRole('textbox', { name: 'Code' })
  await retype(field, code)
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** Stores a pending login whose code has expired. */
export function waitingForLong() {
  pendingLogin.set({ email: ada, type: 'job_seeker', sentAt: 0 })
}

/** Waits for the button that Google's script draws. */
export const googleButton = async () =>
  await (await inShadow('.simulated-google-button', 'button')).findByText('Sign in with Google')

/** Opens the dialog with the accounts. */
export async function openGoogle() {
  await userEvent.click(await googleButton())
  return await inShadow('[data-simulated-google]', 'dialog')
}

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
