import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { token } from '../../src/api/token.ts'
import { googleButton, openGoogle } from '../support/login.ts'
import { error, state } from '../support/plays.ts'
import type { Meta } from '../support/story.ts'

export default {
  title: 'Screens/Login/Google and chat',
  parameters: { at: '/login' },
} satisfies Meta

/** The button has the large height and an accessible name (product: constants). */
export const Google = state(async () => {
  const button = (await googleButton()).closest('button')
  await expect(button?.getBoundingClientRect().height).toBe(40)
})

export const GoogleAccounts = state(async () => {
  const google = await openGoogle()
  await expect(await google.findByRole('button', { name: /Ada Lindqvist/ })).toBeVisible()
})

/** The server's message about an unknown address appears as an alert and below the button (rules 10, 38). */
export const GoogleUnknown = error(async ({ canvas }) => {
  const google = await openGoogle()
  await userEvent.click(await google.findByRole('button', { name: /Robin Marsh/ }))
  const words = 'No account uses this address. Please sign up first.'
  await waitFor(() => expect(page.getAllByText(words)).toHaveLength(2))
  await expect(page.getByText('Error')).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(token.get()).toBeUndefined()
})

/** Without a credential an alert titled "Login Failed" appears (product: alerts). */
export const GoogleFails = error(async () => {
  const google = await openGoogle()
  await userEvent.click(google.getByRole('button', { name: 'Fail the login' }))
  await expect(await page.findByText('Login Failed')).toBeVisible()
})

export const GoogleUnavailable = error(
  { thirdParty: () => Promise.resolve(Response.error()) },
  'Google login isn’t available right now.',
)

/** Without a Google client id only login by email is offered. */
export const WithoutGoogle = state({ scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Send me a code' })
  await expect(canvas.queryByRole('region', { name: 'Other ways to log in' })).toBeNull()
})
