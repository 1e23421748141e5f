import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import {
  fillJob,
  follow,
  jobsFound,
  logInHere,
  mainOf,
  messagesOf,
  openPage,
  reloadPage,
  userMenuOf,
} from './support/page.ts'
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

test('every call fails at the start: the page and the header say so, and each part recovers (rules 37)', async ({
  page,
}) => {
  const simulator = await openPage(page, '', people.ada)
  await simulator.addFault('*', 'network', 'always')
  await reloadPage(page)
  const retry = page.getByRole('banner').getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveCount(0)
  const again = mainOf(page).getByRole('button', { name: 'Try again' })
  await expect(again.first()).toBeVisible()
  await expect(messagesOf(page).getByRole('button', { name: 'Dismiss: Error' })).toHaveCount(0)
  await simulator.removeFaults()
  await again.first().click()
  await expect(page.getByRole('list', { name: 'Browse by category' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  await expect(again).toHaveCount(0)
  await simulator.refresh()
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
})

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
    // A second press doesn't repeat the message, whose link stays.
    await send.click()
    await expect(page.getByRole('group', { name: /log in/i })).toBeFocused()
    await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(1)
    await noticeOf(page).click()
    await logInHere(page, people.harbour)
    await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
    await expect(titleOf(page)).toHaveValue(newJob.title)
    await send.click()
    await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: newJob.title })).toHaveCount(1)
  },
)

freshTest('an expired session is noticed where visitors get an answer (rules 12)', async ({ page }) => {
  await page.clock.install()
  const simulator = await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  const rows = mainOf(page).getByRole('table', { name: 'Applicants' }).getByRole('row')
  await expect(rows).toHaveCount(26)
  await simulator.moveClock('30 days')
  // The tab becomes visible again: the job is refetched, but not the account, whose answer stays fresh for 30 s.
  await page.clock.fastForward(5_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(noticeOf(page)).toHaveCount(1)
  await expect(rows).toHaveCount(26)
})

test('text typed after the session expired belongs to its author only (rules 12)', async ({ page }) => {
  const { harbour, smallShop } = people
  const simulator = await openPage(page, 'post', harbour)
  await expect(titleOf(page)).toHaveValue('')
  await simulator.endSessions()
  await expect(noticeOf(page)).toBeVisible()
  await titleOf(page).fill(newJob.title)
  await noticeOf(page).click()
  await logInHere(page, smallShop)
  await expect(titleOf(page)).toHaveValue('')
  await simulator.endSessions()
  await noticeOf(page).click()
  await logInHere(page, harbour)
  await expect(titleOf(page)).toHaveValue(newJob.title)
  await expect(page.getByText(/^We restored your draft from /)).toBeVisible()
  // An intentional logout deletes the draft.
  await userMenuOf(page, harbour.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await simulator.signIn(harbour.name)
  await openPage(page, 'post')
  await expect(titleOf(page)).toHaveValue('')
})

test('an expired token from an earlier visit silently makes a visitor (rules 12)', async ({ page }) => {
  const simulator = await openPage(page, '', people.ada)
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  await follow(page, 'About')
  await simulator.moveClock('30 days')
  await openPage(page, 'search')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(jobsFound(page)).not.toHaveCount(0)
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
})

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
  await expect(mainOf(page).getByRole('status').filter({ hasText: 'No jobs found.' })).toHaveCount(1)
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
