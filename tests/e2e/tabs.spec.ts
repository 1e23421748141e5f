import type { Page } from 'playwright/test'
import { png } from './support/files.ts'
import { mainOf, messagesOf, openPage, reloadPage, shareLogin, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, freshTest, test } from './support/test.ts'

// Two tabs of one browser.

const { ada, harbour, newcomer, smallShop } = people
const field = (page: Page, name: string) => mainOf(page).getByRole('textbox', { name, exact: true })

/** Opens a page in a second tab, whose login is that of the first. */
async function openBeside(page: Page, path: string): Promise<Page> {
  await shareLogin(page)
  const other = await page.context().newPage()
  await openPage(other, path)
  return other
}

for (const [path, as, name] of [
  ['post', harbour, 'Job title'],
  ['cv-manager', newcomer, 'Title'],
  ['profile', newcomer, 'Caption'],
] as const) {
  test(`/${path}: two tabs keep a draft each, also after a reload (rules 12)`, async ({ page }) => {
    await openPage(page, path, as)
    const other = await openBeside(page, path)
    await field(page, name).fill('From the first tab')
    await field(other, name).fill('From the second tab')
    await reloadPage(page)
    await expect(field(page, name)).toHaveValue('From the first tab')
    await reloadPage(other)
    await expect(field(other, name)).toHaveValue('From the second tab')
  })
}

test('/profile: a new login in another tab keeps a chosen picture; another account doesn’t (rules 12)', async ({
  page,
}) => {
  const simulator = await openPage(page, 'profile', harbour)
  await shareLogin(page)
  const preview = mainOf(page).getByRole('img', { name: 'New cover photo' })
  await mainOf(page).getByLabel('Update cover photo').setInputFiles(png('harbour.png'))
  await expect(preview).toBeVisible()
  await simulator.endSessions()
  await expect(messagesOf(page).getByRole('button', { name: 'Log in again' })).toBeVisible()
  const other = await page.context().newPage()
  await (await openPage(other, 'about')).signIn(harbour.name)
  await expect(userMenuOf(page, harbour.name)).toBeVisible()
  await expect(preview).toBeVisible()
  await new Simulator(other).signIn(smallShop.name)
  await expect(userMenuOf(page, smallShop.name)).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue(smallShop.name)
  await expect(preview).toBeHidden()
})

test(
  '/reset-password: the emailed link works in another tab, and ends the session of the first (rules 11)',
  {
    tag: '@core',
  },
  async ({ page, context }) => {
    await openPage(page, 'about', ada)
    const other = await context.newPage()
    const simulator = await openPage(other, 'forgot-password')
    await field(other, 'Email address').fill(ada.email)
    await mainOf(other).getByRole('button', { name: 'Send me a code' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
    await expect(other).toHaveURL(/\/reset-password\/ada\.lindqvist(@|%40)example\.org$/)
    const mail = await simulator.readMail(ada.email)
    await openPage(other, /\S*\/reset-password\/\S+/.exec(mail)?.[0])
    const form = other.getByRole('form', { name: 'Reset password' })
    await form.getByRole('textbox', { name: 'Code' }).fill(/\b\d{6}\b/.exec(mail)?.[0] ?? '')
    await form.getByLabel('New password', { exact: true }).fill('lanterns at noon')
    await form.getByLabel('Confirm new password').fill('lanterns at noon')
    await form.getByRole('button', { name: 'Set new password' }).dblclick()
    await expect(messagesOf(other).getByText('Password changed. You can now log in.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Notifications' }).click()
    await expect(mainOf(page).getByText('Log in to see your notifications.')).toBeVisible()
    await expect(userMenuOf(page, ada.name)).toBeHidden()
  },
)

freshTest(
  '/notifications: one that arrives from another tab appears as new (rules 33)',
  async ({ page, context }) => {
    await page.clock.install()
    await openPage(page, 'my', smallShop)
    const title = await mainOf(page).getByRole('row').nth(1).getByRole('link').first().innerText()
    await openPage(page, 'notifications')
    await expect(mainOf(page).getByText('No notifications yet.')).toBeVisible()
    const other = await context.newPage()
    await (await openPage(other, 'about')).approve(title)
    await other.close()
    // Returning to the tab refetches the menu's count. The page refetches the list once the count has grown.
    await page.clock.fastForward(60_000)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(mainOf(page).getByRole('heading', { level: 2, name: /^New/ })).toBeVisible()
    await expect(userMenuOf(page, smallShop.name)).not.toContainText('1')
  },
)
