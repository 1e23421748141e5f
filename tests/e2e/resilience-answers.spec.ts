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
import { expect, test } from './support/test.ts'

/** The ways an answer can be broken, and what a person reads of it. */
const broken: [FaultKind, RegExp][] = [
  ['network', /The server could not be reached\./],
  ['error-500', /The server has a problem\./],
  ['error-503', /The server is busy\./],
  ['html', /an answer that could not be read/],
  ['cut-off', /an answer that could not be read/],
  ['empty', /an answer that could not be read/],
]

const newJob = {
  title: 'Keeper of the night ferry',
  category: 'Transport & logistics',
  currency: 'EUR',
  description: 'Nine crossings, four lighthouses.\nAnd the last bus waits for you.',
}

test.describe('a broken answer', () => {
  for (const [kind, words] of broken) {
    test(`${kind}: the place says so, and "Try again" helps (rules 37)`, async ({ page }) => {
      const simulator = await openPage(page, 'about')
      await simulator.addFault('jobs/search', kind, 'always')
      await follow(page, 'Search')
      await expect(mainOf(page).getByText('The jobs could not be loaded.')).toHaveCount(1)
      await expect(mainOf(page).getByText(words)).toHaveCount(1)
      const again = mainOf(page).getByRole('button', { name: 'Try again' })
      await expect(again).toHaveCount(1)
      // To be seen at work; a call that found nobody is made once more by itself, after a pause that is long enough.
      if (kind !== 'network') await simulator.delay('1–2 s')
      await again.press('Enter')
      await expect(again).toHaveAttribute('aria-busy', 'true')
      await expect(again).toBeFocused()
      // A network failure raises no alert (rules 37); whatever the server says raises one (product: alerts), and not
      // two.
      const alerts = messagesOf(page).getByRole('button', { name: 'Dismiss: Error' })
      await expect(alerts).toHaveCount(kind === 'network' ? 0 : 1)
      // The attempt has to be over, or it helps itself.
      await expect(again).not.toHaveAttribute('aria-busy', 'true')
      await expect(again).toBeFocused()

      await simulator.removeFaults()
      await again.press('Enter')
      await expect(jobsFound(page)).not.toHaveCount(0)
      await expect(again).toHaveCount(0)
      await expect(mainOf(page).getByRole('heading', { level: 2, name: /^\d+ jobs$/ })).toBeFocused()
    })
  }

  for (const [kind, words] of broken.filter(([name]) => ['network', 'error-500', 'html'].includes(name))) {
    test(`${kind}: what was typed stays, and sending it again works`, async ({ page }) => {
      const simulator = await openPage(page, 'post')
      await simulator.signIn(people.harbour.name)
      await fillJob(page, newJob)
      await simulator.addFault('jobs/create', kind)
      const form = page.getByRole('form', { name: 'Post a job' })
      const send = form.getByRole('button', { name: 'Post job' })
      await send.click()
      await expect(form.getByRole('group', { name: words })).toBeFocused()
      await expect(form.getByRole('textbox', { name: 'Job title' })).toHaveValue(newJob.title)
      await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue(newJob.description)

      await send.click()
      await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
      await expect(page.getByRole('rowheader', { name: newJob.title })).toHaveCount(1)
    })
  }

  test('every call fails at the start: the page stands, and each place helps itself', async ({ page }) => {
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

test('a session that dies in the middle of a form (rules 12)', async ({ page, context }) => {
  const simulator = await openPage(page, 'post')
  await simulator.signIn(people.harbour.name, 'this tab only')
  await fillJob(page, newJob)

  // Another tab starts the world over, so that this one's token is nobody's any more.
  const other = await context.newPage()
  await (await openPage(other)).reset()
  await other.close()

  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('button', { name: 'Post job' }).click()
  const notice = messagesOf(page).getByRole('button', { name: 'Log in again' })
  await expect(notice).toHaveCount(1)
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(1)
  // Pressed once more it is said once, and still offers the way.
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

test('a session that has died is noticed where a visitor would be answered, too (rules 12, 14)', async ({
  page,
}) => {
  await page.clock.install()
  const simulator = await openPage(page, `jobs/${jobs.crowded}`)
  await simulator.signIn(people.harbour.name)
  const rows = mainOf(page).getByRole('table', { name: 'Applicants' }).getByRole('row')
  await expect(rows).toHaveCount(26)
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  // Somebody comes back to the tab: the job is asked for, and who they are is known for half a minute.
  await page.clock.fastForward(5_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(messagesOf(page).getByRole('button', { name: 'Log in again' })).toHaveCount(1)
  await expect(rows).toHaveCount(26)
})

test('an own job that nobody else sees is there again after the session that died is begun anew', async ({
  page,
}) => {
  const simulator = await openPage(page, 'my')
  await simulator.signIn(people.harbour.name)
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  const job = mainOf(page).getByRole('link', { name: 'Tally clerk, night shift', exact: true })
  await job.click()
  await expect(messagesOf(page).getByRole('button', { name: 'Log in again' })).toHaveCount(1)
  await messagesOf(page).getByRole('button', { name: 'Log in again' }).click()
  await logInHere(page, people.harbour)
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeVisible()
  await job.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tally clerk, night shift' })).toBeVisible()
})

test('what is typed after the session has died is its owner’s, and nobody else’s (rules 12)', async ({
  page,
}) => {
  const { harbour, smallShop } = people
  const simulator = await openPage(page, 'post')
  await simulator.signIn(harbour.name)
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

  // Who leaves on purpose leaves nothing behind.
  await userMenuOf(page, harbour.name).click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await simulator.signIn(harbour.name)
  await openPage(page, 'post')
  await expect(title).toHaveValue('')
})

test('a token that was dead before the page was opened: a visitor, without a word (rules 12)', async ({
  page,
  context,
}) => {
  const simulator = await openPage(page)
  await simulator.signIn(people.ada.name, 'this tab only')
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  const other = await context.newPage()
  await (await openPage(other)).reset()
  await other.close()

  await openPage(page, 'search')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(jobsFound(page)).not.toHaveCount(0)
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
})

test('the network is gone while the page is open', async ({ page }) => {
  await openPage(page, 'search')
  await expect(jobsFound(page)).not.toHaveCount(0)
  await page.context().setOffline(true)
  // What is here goes on: calls are answered in the browser.
  const keyword = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox', { name: 'Keyword' })
  await keyword.fill('keeper of the night ferry')
  await keyword.press('Enter')
  await expect(mainOf(page).getByRole('status').filter({ hasText: 'No jobs found.' })).toHaveCount(1)
  // A page that was not loaded yet cannot come, and says so.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await page.context().setOffline(false)
  await mainOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /about/i })).toBeVisible()
  await new Simulator(page).ready()
})
