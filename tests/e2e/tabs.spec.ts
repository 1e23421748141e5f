import type { Page } from 'playwright/test'
import { applications, jobs } from '../../mocks/scenarios/personas.ts'
import { png } from './support/files.ts'
import { mainOf, messagesOf, openPage, reloadPage, shareLogin, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, freshTest, test } from './support/test.ts'

// Two tabs of one browser.

const { ada, harbour, newcomer, smallShop } = people
const edit = `jobs/${jobs.open}/edit`
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

test('/jobs/{id}/edit: the later save reports the conflict and merges both changes', async ({ page }) => {
  await openPage(page, edit, harbour)
  await expect(field(page, 'Job title')).toHaveValue('Terminal planner')
  const other = await openBeside(page, edit)
  await expect(field(other, 'Job title')).toHaveValue('Terminal planner')
  await field(page, 'Job title').fill('Planner by night')
  await mainOf(other).getByRole('textbox', { name: 'Positions' }).fill('7')
  await mainOf(other).getByRole('button', { name: 'Save changes' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Terminal planner' })).toBeFocused()
  await page.bringToFront()
  await mainOf(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('group', { name: 'This job has changed since you opened it.' })).toBeFocused()
  await expect(mainOf(page).getByRole('textbox', { name: 'Positions' })).toHaveValue('7')
  await mainOf(page).getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Planner by night' })).toBeFocused()
  await expect(mainOf(page).getByRole('definition').filter({ hasText: /^7$/ }).first()).toBeVisible()
})

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

test('a second application, from a tab that doesn’t know about the first, is refused', async ({ page }) => {
  await openPage(page, `jobs/${jobs.open}`, ada)
  await shareLogin(page)
  const apply = (tab: Page) =>
    tab.getByRole('form', { name: 'Apply for this job' }).getByRole('button', { name: 'Apply' })
  await expect(apply(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await openPage(other, `jobs/${jobs.open}`)
  await apply(other).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()
  await apply(page).click()
  await expect(messagesOf(page)).toContainText('You’ve already applied for this job.')
  await expect(page.getByRole('heading', { level: 2, name: 'Your application' })).toBeFocused()
  await openPage(page, 'my-applied?search=terminal')
  await expect(page.getByRole('row').filter({ hasText: 'Terminal planner' })).toHaveCount(1)
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

test('/notifications: new ones are marked and linked, and read in every tab (rules 33)', async ({ page }) => {
  await openPage(page, `jobs/${jobs.open}`, ada)
  const menu = userMenuOf(page, ada.name)
  await expect(menu).toHaveAccessibleName(/\b4 unread notifications/)
  const other = await openBeside(page, 'about')
  await menu.click()
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  const fresh = mainOf(page).getByRole('list', { name: /^New/ }).getByRole('listitem')
  await expect(fresh).toHaveCount(4)
  await expect(menu).toHaveAccessibleName(ada.name)
  await fresh.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/application/${applications.accepted}$`))
  await reloadPage(other)
  await expect(userMenuOf(other, ada.name)).toHaveAccessibleName(ada.name)
  await openPage(page, 'notifications')
  await expect(mainOf(page).getByRole('list', { name: 'Earlier' }).getByRole('listitem')).toHaveCount(16)
  await expect(fresh).toHaveCount(0)
})

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
