import type { Locator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { mainOf, messagesOf, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

const long = 'very-long-'.repeat(150)

/** Mistyped, truncated and invented URLs, by the heading of their page. */
const addresses: Record<string, string[]> = {
  'Page not found': ['nowhere/at/all?x=1#y', '%00', '..%2f..%2fetc', `jobs/1/${long}`, 'reset-password/'],
  'Job not found.': [
    'jobs/abc',
    'jobs/0',
    'jobs/1e3',
    'jobs/9007199254740993',
    `jobs/${long}`,
    `jobs/${jobs.pending}`,
  ],
  'This job was deleted.': [`jobs/${jobs.removed}`],
  'User not found.': ['user/0', 'user/%00', 'user/999999'],
  'Company not found.': ['recruiter/-1', `recruiter/${long}`],
  'Search jobs': [
    'search?nature=xyz&page=-3',
    'search?salary_from=%E0%A4%A&page=1e9999&types=5',
    `search?keyword=${long}`,
  ],
  Jobs: ['jobs?tab=x&page=1e9', 'jobs?page=%00'],
  'Find talent': ['find-talent?page=0&search[]=1'],
  'This link is incomplete': ['reset-password/%00', 'reset-password/ada'],
  Login: ['verify?email=%00', 'verify'],
  'My applications': ['my-applied?page=-1&search=%00'],
  Bookmarks: ['bookmarks?page=NaN'],
}

test('typed URLs lead to a clear page with a next step (rules 35, 36)', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    // The browser itself logs failed requests.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  await openPage(page, 'about')
  const h1 = page.getByRole('heading', { level: 1 })
  for (const [heading, paths] of Object.entries(addresses)) {
    for (const path of paths) {
      const name = path.slice(0, 60)
      await expect(h1).toHaveText('About Fieldwork')
      await enter(page, path)
      // That of a search ends with its count.
      await expect(h1, name).toHaveText(heading === 'Search jobs' ? /^Search jobs(: \d+ jobs.*)?$/ : heading)
      await expect(nextStep(page), name).toBeVisible()
      await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ }), name).toHaveCount(0)
      await page.goBack()
    }
  }
  expect(errors).toEqual([])
})

// A host refuses such a URL, but it can occur within the app.
test('a URL with invalid percent-encoding offers a next step (rules 36)', async ({ page }) => {
  await openPage(page, 'about')
  const heading = page.getByRole('heading', { level: 1 })
  const about = await heading.innerText()
  for (const path of ['%E0%A4%A', 'jobs/%E0%A4%A', 'reset-password/%E0%A4%A', 'search?keyword=%E0%A4%A']) {
    await enter(page, path)
    await expect(heading, path).not.toHaveText(about)
    await expect(heading, path).toBeVisible()
    await expect(nextStep(page), path).toBeVisible()
    await page.goBack()
    await expect(heading, path).toHaveText(about)
  }
})

/** Goes to a URL in the app, without loading the page, which would take minutes for all of them. */
async function enter(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Finds a next step on the page: a link, or a button such as "Show all applications". */
function nextStep(page: Page): Locator {
  const main = mainOf(page)
  return main.getByRole('link').or(main.getByRole('button')).first()
}
