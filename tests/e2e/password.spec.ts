import type { Page } from 'playwright/test'
import { mainOf, messagesOf, openPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

const fresh = 'lanterns at noon'

async function askFor(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Forgot password' })
  await form.getByRole('textbox', { name: 'Email address' }).fill(email)
  await form.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
}

test('/reset-password: ends all sessions (rules 11)', { tag: '@core' }, async ({ page, context }) => {
  const { ada } = people
  await openPage(page, 'about', ada)

  const other = await context.newPage()
  await openPage(other, 'login')
  await mainOf(other).getByRole('link', { name: 'set a new one' }).click()
  await askFor(other, ada.email)
  await expect(other).toHaveURL(/\/reset-password\/ada\.lindqvist(@|%40)example\.org$/)
  // The next code can be requested only after a minute (rules 9).
  await expect(other.getByRole('button', { name: 'Send a new code' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await new Simulator(other).useCode(ada.email)
  const form = other.getByRole('form', { name: 'Reset password' })
  await form.getByLabel('New password', { exact: true }).fill(fresh)
  await form.getByLabel('Confirm new password').fill(fresh)
  await form.getByRole('button', { name: 'Set new password' }).dblclick()
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await expect(messagesOf(other).getByText('Password changed. You can now log in.')).toBeVisible()

  // Because of the new password, Ada's session in the first tab has expired.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notifications' }).click()
  await expect(mainOf(page).getByText('Log in to see your notifications.')).toBeVisible()
  await expect(userMenuOf(page, ada.name)).toBeHidden()
})

test('/reset-password: the link in the email works in another browser', async ({ page }) => {
  const { newcomer } = people
  const simulator = await openPage(page, 'forgot-password')
  await askFor(page, newcomer.email)
  const mail = await simulator.readMail(newcomer.email)
  const link = /\S*\/reset-password\/\S+/.exec(mail)?.[0] ?? ''
  expect(decodeURIComponent(link)).toContain(newcomer.email)
  await page.evaluate(() => localStorage.removeItem('fieldwork.pendingReset'))
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  // The server still refuses a new code within a minute of the last one.
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await expect(mainOf(page).getByText(/^We’ve just sent you a code\./)).toBeVisible()
})
