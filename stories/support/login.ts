import { userEvent } from 'storybook/test'
import { pendingLogin } from '../../src/features/session/index.ts'
import { inShadow } from './shadow.ts'
import type { Canvas } from './story.ts'
import { retype } from './flow.ts'

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
  await retype(canvas.getByRole('textbox', { name: 'Email address' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }))
}

export async function enterCode(canvas: Canvas, code: string) {
  const field = await canvas.findByRole('textbox', { name: 'Code' })
  await retype(field, code)
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
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
