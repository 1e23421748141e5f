import type { Locator, Page } from 'playwright/test'
import type { FaultKind } from '../../mocks/engine/network/network.ts'
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

/** Two kinds of broken answers, and the message for each. `src/api` and the stories cover all kinds. */
const broken: [FaultKind, RegExp][] = [
  ['network', /We couldn’t reach the server\./],
  ['cut-off', /couldn’t read the server’s answer/],
]

const newJob = {
  title: 'Keeper of the night ferry',
  category: 'Transport & logistics',
  currency: 'EUR',
  description: 'Nine crossings, four lighthouses.\nAnd the last bus waits for you.',
}

test.describe('a broken answer', () => {
  for (const [kind, words] of broken) {
    test(`${kind}: an inline message appears, and "Try again" works (rules 37)`, async ({ page }) => {
      const simulator = await openPage(page, 'about')
      await simulator.addFault('jobs/search', kind, 'always')
      await follow(page, 'Search')
      await expect(mainOf(page).getByText('We couldn’t load the jobs.')).toHaveCount(1)
      await expect(mainOf(page).getByText(words)).toHaveCount(1)
      const again = mainOf(page).getByRole('button', { name: 'Try again' })
      await expect(again).toHaveCount(1)
      // Make the attempt long enough to see. After a network failure it is, as the automatic retry is delayed.
      if (kind !== 'network') await simulator.delay('1–2 s')
      await again.press('Enter')
      await expect(again).toHaveAttribute('aria-busy', 'true')
      await expect(again).toBeFocused()
      // A network failure raises no alert (rules 37); a message of the server raises exactly one (product: alerts).
      const alerts = messagesOf(page).getByRole('button', { name: 'Dismiss: Error' })
      await expect(alerts).toHaveCount(kind === 'network' ? 0 : 1)
      // Wait until the attempt has failed: if the fault were removed earlier, the attempt could succeed.
      await expect(again).not.toHaveAttribute('aria-busy', 'true')
      await expect(again).toBeFocused()

      await simulator.removeFaults()
      await again.press('Enter')
      await expect(jobsFound(page)).not.toHaveCount(0)
      await expect(again).toHaveCount(0)
      await expect(mainOf(page).getByRole('heading', { level: 2, name: /^\d+ jobs/ })).toBeFocused()
    })
  }

  test('every call fails at the start: the page renders, and each part recovers', async ({ page }) => {
    const simulator = await openPage(page)
    await simulator.addFault('*', 'network', 'always')
    await reloadPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(mainOf(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await simulator.removeFaults()
    await mainOf(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(
      page.getByRole('list', { name: 'Browse by category' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    await expect(mainOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
})

test('a session that expires while a form is in use keeps the form (rules 12)', async ({ page, context }) => {
  await openPage(page, 'post', people.harbour)
  await fillJob(page, newJob)

  // Another tab resets the world, which invalidates this tab's token.
  const other = await context.newPage()
  await (await openPage(other)).reset()
  await other.close()

  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('button', { name: 'Post job' }).click()
  const notice = messagesOf(page).getByRole('button', { name: 'Log in again' })
  await expect(notice).toHaveCount(1)
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(1)
  // A second press doesn't repeat the message, whose link stays.
  await form.getByRole('button', { name: 'Post job' }).click()
  await expect(form.getByRole('group', { name: /log in/i })).toBeFocused()
  await expect(notice).toHaveCount(1)
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(1)
  await expect(form.getByRole('textbox', { name: 'Job title' })).toHaveValue(newJob.title)
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue(newJob.description)

  await notice.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  await logInHere(page, people.harbour)
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Job title' })).toHaveValue(newJob.title)
  await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue(newJob.description)
  await form.getByRole('button', { name: 'Post job' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: newJob.title })).toHaveCount(1)
})

freshTest('an expired session is noticed where visitors get an answer (rules 12)', async ({ page }) => {
  await page.clock.install()
  const simulator = await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  const rows = mainOf(page).getByRole('table', { name: 'Applicants' }).getByRole('row')
  await expect(rows).toHaveCount(26)
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  // The tab becomes visible again: the job is refetched, but not the account, whose answer stays fresh for 30 s.
  await page.clock.fastForward(5_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(messagesOf(page).getByRole('button', { name: 'Log in again' })).toHaveCount(1)
  await expect(rows).toHaveCount(26)
})

test('the recruiter’s hidden job is available again after a new login', async ({ page }) => {
  const simulator = await openPage(page, 'my', people.harbour)
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  const job = mainOf(page).getByRole('link', { name: 'Tally clerk, night shift', exact: true })
  await job.click()
  await messagesOf(page).getByRole('button', { name: 'Log in again' }).click()
  await logInHere(page, people.harbour)
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
  await job.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tally clerk, night shift' })).toBeVisible()
})

test('text typed after the session expired belongs to its author only (rules 12)', async ({ page }) => {
  const { harbour, smallShop } = people
  const simulator = await openPage(page, 'post', harbour)
  const title = page.getByRole('form', { name: 'Post a job' }).getByRole('textbox', { name: 'Job title' })
  await expect(title).toHaveValue('')
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  await simulator.refresh()
  const notice = messagesOf(page).getByRole('button', { name: 'Log in again' })
  await expect(notice).toBeVisible()
  await title.fill(newJob.title)

  await notice.click()
  await logInHere(page, smallShop)
  await expect(page.getByRole('heading', { level: 1, name: 'Post a job' })).toBeVisible()
  await expect(title).toHaveValue('')

  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  await simulator.refresh()
  await notice.click()
  await logInHere(page, harbour)
  await expect(title).toHaveValue(newJob.title)
  await expect(page.getByText(/^We restored your draft from /)).toBeVisible()

  // An intentional logout deletes the draft.
  await userMenuOf(page, harbour.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await simulator.signIn(harbour.name)
  await openPage(page, 'post')
  await expect(title).toHaveValue('')
})

test('an expired token from an earlier visit silently makes a visitor (rules 12)', async ({
  page,
  context,
}) => {
  await openPage(page, '', people.ada)
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  const other = await context.newPage()
  await (await openPage(other)).reset()
  await other.close()

  await openPage(page, 'search')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(jobsFound(page)).not.toHaveCount(0)
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
})

test.describe('without a worker, which would answer in the network’s place', () => {
  test.use({ serviceWorkers: 'block' })

  const parts: [string, RegExp, (page: Page) => Locator][] = [
    ['footer', /DeferredShell/, (page) => page.getByRole('contentinfo')],
    ['panel', /\/mount-/, (page) => new Simulator(page).handle],
  ]
  for (const [name, code, partOf] of parts) {
    freshTest(`the ${name} appears although its code failed to load at first`, async ({ page }) => {
      await page.route(code, (route) => route.abort('internetdisconnected'))
      const failed = page.waitForEvent('requestfailed', (request) => code.test(request.url()))
      await page.goto('about')
      await failed
      await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible()
      const part = partOf(page)
      await expect(part).toHaveCount(0)
      await page.unroute(code)
      await expect(part).toBeVisible()
    })
  }
})

freshTest('if the network fails, calls work, and a page that can’t load offers a retry', async ({ page }) => {
  await openPage(page, 'search')
  await expect(jobsFound(page)).not.toHaveCount(0)
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })
  await expect(about).toBeVisible()
  await page.context().setOffline(true)
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
  await mainOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible()
  await new Simulator(page).ready()
})
