import type { Locator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { fillJob, mainOf, messagesOf, openPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

// Tests of going back, and of leaving a page in the middle of an action.

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Types a word with a pause, each time until it is in the URL, and goes back, which takes one step. */
async function typeAndTurnBack(page: Page, field: Locator, parameter: string, word: string) {
  await field.pressSequentially(word.slice(0, 1))
  await expect(page).toHaveURL(new RegExp(`${parameter}=${word.slice(0, 1)}$`))
  await field.pressSequentially(word.slice(1))
  await expect(page).toHaveURL(new RegExp(`${parameter}=${word}$`))
  await page.goBack()
  await expect(field).toHaveValue('')
}

test('/search: typing after Back adds a new history entry (rules 36)', async ({ page }) => {
  await openPage(page, 'about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search', exact: true }).click()
  const field = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox', { name: 'Keyword' })
  await typeAndTurnBack(page, field, 'keyword', 'nur')
  await typeAndTurnBack(page, field, 'keyword', 'cook')
  await expect(page).toHaveURL(/\/search$/)

  // Back discards typing that hasn't reached the URL.
  await field.pressSequentially('nur')
  await expect(page).toHaveURL(/keyword=nur$/)
  await field.pressSequentially('se')
  await page.goBack()
  await expect(field).toHaveValue('')
  await expect(page).toHaveURL(/\/search$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('/find-talent: typing after Back adds a new history entry (rules 36)', async ({ page }) => {
  await openPage(page, 'find-talent')
  const field = page.getByRole('search', { name: 'Talent' }).getByRole('searchbox')
  await typeAndTurnBack(page, field, 'search', 'ad')
  await typeAndTurnBack(page, field, 'search', 'el')
  await expect(page).toHaveURL(/\/find-talent$/)
})

test('leaving the login during its call does not lead back', async ({ page }) => {
  const simulator = await openPage(page, 'login')
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByRole('radio', { name: /^Job seeker/ }).check()
  await form.getByRole('textbox', { name: 'Email address' }).fill(people.ada.email)
  await simulator.delay('1–2 s')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/login'))
  await form.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await (await answer).finished()
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(mainOf(page).getByText('A code is on its way.')).toBeVisible()
})

test('leaving while a job is being posted does not lead back, and posts it (rules 18)', async ({ page }) => {
  const simulator = await openPage(page, 'post', people.smallShop)
  const newJob = {
    title: 'Shop assistant, weekends',
    category: 'Retail & customer service',
    currency: 'GBP',
    description: 'Saturdays and Sundays.',
  }
  await fillJob(page, newJob)
  await simulator.delay('1–2 s')
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/jobs/create'))
  await page.getByRole('form', { name: 'Post a job' }).getByRole('button', { name: 'Post job' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await (await answer).finished()
  await expect(messagesOf(page)).toContainText('Post Job')
  await expect(page).toHaveURL(/\/about$/)
  await simulator.delay('None')
  await openPage(page, 'post')
  await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('')
  await openPage(page, 'my')
  await expect(mainOf(page).getByRole('rowheader', { name: newJob.title })).toHaveCount(1)
})

test('leaving while the code is being verified logs in without leading back', async ({ page }) => {
  const simulator = await openPage(page, 'login')
  const login = page.getByRole('form', { name: 'Login' })
  await login.getByRole('radio', { name: /^Job seeker/ }).check()
  await login.getByRole('textbox', { name: 'Email address' }).fill(people.ada.email)
  await login.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await simulator.typeCode(people.ada.email)
  await simulator.delay('1–2 s')
  await page.getByRole('form', { name: 'Verify' }).getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  await expect(page).toHaveURL(/\/about$/)
})

test('in the selection bar, moving the focus does not scroll, and pressing keeps it (product: accessibility)', async ({
  page,
}) => {
  await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  for (const name of ['Bo Ek', 'Amina El Khatabi'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const bar = page.getByRole('region', { name: 'Selected applicants' })
  const opener = bar.getByRole('button', { name: 'Set status' })
  const before = await scrolled(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  for (const entry of ['Applied', 'In review', 'Shortlisted']) {
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button', { name: entry, exact: true })).toBeFocused()
  }
  expect(await scrolled(page)).toBe(before)
  await page.keyboard.press('Enter')
  await expect(bar).toContainText('2 applicants moved to Shortlisted.')
  await expect(opener).toBeFocused()
  await bar.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Status of Bo Ek' })).toHaveValue('applied')
  await expect(opener).toBeFocused()
  expect(await scrolled(page)).toBe(before)
})

freshTest('/notifications: one that arrives appears as new (rules 33)', async ({ page, context }) => {
  await page.clock.install()
  await openPage(page, 'my', people.smallShop)
  const title = await mainOf(page).getByRole('row').nth(1).getByRole('link').first().innerText()
  await openPage(page, 'notifications')
  await expect(mainOf(page).getByText('No notifications yet.')).toBeVisible()
  const other = await context.newPage()
  const admin = await openPage(other, 'about')
  await admin.approve(title)
  await other.close()
  // Returning to the tab refetches the menu's count. The page refetches the list once the count has grown.
  await page.clock.fastForward(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(mainOf(page).getByRole('heading', { level: 2, name: /^New/ })).toBeVisible()
  await expect(userMenuOf(page, people.smallShop.name)).not.toContainText('1')
})
