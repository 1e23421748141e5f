import type { Locator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { jobsFound, mainOf, messagesOf, openPage } from './support/page.ts'
import { expect, type Onlooker, test } from './support/onlookers.ts'

const long = 'very-long-'.repeat(150)

/** Mistyped, truncated and invented URLs, with the heading of their page. */
const addresses: Record<string, { as?: Onlooker; isLoaded?: boolean; pages: [string, string | RegExp][] }> = {
  'no such page': {
    isLoaded: true,
    pages: [
      ['nowhere', 'Page not found'],
      ['nowhere/at/all?x=1#y', 'Page not found'],
      ['%00', 'Page not found'],
      ['..%2f..%2fetc', 'Page not found'],
      [long, 'Page not found'],
      [`jobs/1/${long}`, 'Page not found'],
    ],
  },
  'no such job': {
    pages: [
      ['jobs/abc', 'Job not found.'],
      ['jobs/999999', 'Job not found.'],
      ['jobs/-1', 'Job not found.'],
      ['jobs/0', 'Job not found.'],
      ['jobs/1e3', 'Job not found.'],
      ['jobs/9007199254740993', 'Job not found.'],
      [`jobs/${long}`, 'Job not found.'],
      ['jobs/41.5', 'Job not found.'],
      [`jobs/${jobs.pending}`, 'Job not found.'],
      [`jobs/${jobs.removed}`, /deleted/i],
    ],
  },
  'no such account': {
    pages: [
      ['user/0', 'User not found.'],
      ['user/abc', 'User not found.'],
      ['user/%00', 'User not found.'],
      ['user/999999', 'User not found.'],
      ['recruiter/-1', 'Company not found.'],
      ['recruiter/1e3', 'Company not found.'],
      ['recruiter/999999', 'Company not found.'],
      [`recruiter/${long}`, 'Company not found.'],
    ],
  },
  'lists with invalid parameters': {
    pages: [
      ['search?nature=xyz&page=-3', 'Search jobs'],
      ['search?nature=%5B%22full_time%22&types=5&salary_from=lots', 'Search jobs'],
      ['search?keyword=&category=&location=', 'Search jobs'],
      ['search?salary_from=%E0%A4%A&page=1e9999&types=5', 'Search jobs'],
      [`search?keyword=${long}`, 'Search jobs'],
      ['jobs?tab=x&page=1e9', 'Jobs'],
      ['jobs?page=%00', 'Jobs'],
      ['find-talent?page=0&search[]=1', 'Find talent'],
    ],
  },
  'a truncated password reset or login link': {
    pages: [
      ['reset-password/%00', 'This link is incomplete'],
      ['reset-password/', 'Page not found'],
      ['reset-password/ada', 'This link is incomplete'],
      ['verify?email=%00', 'Login'],
      ['verify', 'Login'],
    ],
  },
  'a personal page': {
    as: 'ada',
    pages: [
      ['application/abc', /Application|not found/],
      ['application/0', /Application|not found/],
      ['my-applied?page=-1&search=%00', 'My applications'],
      ['bookmarks?page=NaN', 'Bookmarks'],
      ['notifications?page=[]', 'Notifications'],
    ],
  },
}

for (const [title, { as, isLoaded = false, pages }] of Object.entries(addresses)) {
  test.describe(`typed URLs, ${title}`, () => {
    test.use({ onlooker: as })

    test('lead to a clear page with a next step (rules 35, 36)', async ({ page }) => {
      const errors: string[] = []
      page.on('console', (message) => {
        // The browser itself logs failed requests.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(message.text())
        }
      })
      await openPage(page, 'about')
      const h1 = page.getByRole('heading', { level: 1 })
      for (const [path, heading] of pages) {
        const name = path.slice(0, 60)
        await expect(h1).toHaveText('About Fieldwork')
        if (isLoaded) await openPage(page, path)
        else await enter(page, path)
        await expect(h1, name).toHaveText(heading)
        await expect(page.getByRole('main'), name).toHaveCount(1)
        await expect(nextStep(page), name).toBeVisible()
        await expect(page, name).toHaveTitle(/\S/)
        await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ }), name).toHaveCount(0)
        await page.goBack()
      }
      expect(errors).toEqual([])
    })
  })
}

test('the next step on a missing page works (rules 36)', async ({ page }) => {
  for (const [path, title] of [
    ['nowhere', 'Page not found'],
    ['jobs/99999', 'Job not found.'],
    ['user/999999', 'User not found.'],
  ]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await mainOf(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('invalid filters of a search are left out (rules 15)', async ({ page }) => {
  await openPage(page, 'search?nature=xyz&page=-3')
  await expect(jobsFound(page)).not.toHaveCount(0)
})

test('a page past the end links back', async ({ page }) => {
  await openPage(page, 'search?page=999')
  await expect(page.getByRole('heading', { level: 1, name: 'Search jobs' })).toBeVisible()
  await expect(jobsFound(page)).toHaveCount(0)
  await mainOf(page).getByRole('link', { name: /page/i }).first().click()
  await expect(jobsFound(page)).not.toHaveCount(0)
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
