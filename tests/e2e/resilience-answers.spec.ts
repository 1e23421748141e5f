import type { Page } from 'playwright/test'
import { fillJob, jobsFound, logInHere, mainOf, messagesOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, freshTest, test } from './support/test.ts'

// Answers that fail, and sessions that expire.

const newJob = {
  title: 'Keeper of the night ferry',
  category: 'Transport & logistics',
  currency: 'EUR',
  description: 'Nine crossings, four lighthouses.\nAnd the last bus waits for you.',
}
const titleOf = (page: Page) =>
  page.getByRole('form', { name: 'Post a job' }).getByRole('textbox', { name: 'Job title' })
const noticeOf = (page: Page) => messagesOf(page).getByRole('button', { name: 'Log in again' })

test(
  'a session that expires while a form is in use keeps the form (rules 12)',
  { tag: '@core' },
  async ({ page, context }) => {
    await openPage(page, 'post', people.harbour)
    await fillJob(page, newJob)
    // Another tab resets the world, which invalidates this tab's token.
    const other = await context.newPage()
    await (await openPage(other)).reset()
    await other.close()

    const send = page.getByRole('form', { name: 'Post a job' }).getByRole('button', { name: 'Post job' })
    await send.click()
    await expect(noticeOf(page)).toHaveCount(1)
    await noticeOf(page).click()
    await logInHere(page, people.harbour)
    await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
    await expect(titleOf(page)).toHaveValue(newJob.title)
    await send.click()
    await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: newJob.title })).toHaveCount(1)
  },
)

freshTest('if the network fails, calls work, and a page that can’t load offers a retry', async ({ page }) => {
  await openPage(page, 'search')
  await expect(jobsFound(page)).not.toHaveCount(0)
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })
  await expect(about).toBeVisible()
  await page.context().setOffline(true)
  const announcer = page.locator('main + [role=status]')
  await expect(announcer).toHaveText('You’re offline.')
  // Calls still work, as they are answered in the browser.
  const keyword = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox', { name: 'Keyword' })
  await keyword.fill('keeper of the night ferry')
  await keyword.press('Enter')
  await expect(mainOf(page).getByText('No jobs found.')).toBeVisible()
  // A page whose code is neither loaded nor stored shows an error.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('#')) await caches.delete(name)
  })
  await about.click()
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(announcer).toHaveText('You’re online again.')
  await mainOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible()
  await new Simulator(page).ready()
})
