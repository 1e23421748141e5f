import type { Page } from 'playwright/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { answerOtherwise } from './support/otherwise.ts'
import { follow, jobsFound, mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Pages of every kind, by the account that opens them; `undefined` is a visitor. */
const tours: { person: (typeof people)[keyof typeof people] | undefined; paths: string[] }[] = [
  {
    person: undefined,
    paths: [
      '',
      'jobs',
      'search',
      `jobs/${jobs.open}`,
      `jobs/${jobs.remote}`,
      'find-talent',
      `user/${personas.ada}`,
      `user/${personas.newcomer}`,
      `recruiter/${personas.harbour}`,
      `recruiter/${personas.plainCompany}`,
    ],
  },
  {
    person: people.ada,
    paths: [
      'profile',
      'my-applied',
      'bookmarks',
      'followings',
      'cv-manager',
      'notifications',
      `jobs/${jobs.applied}`,
    ],
  },
  { person: people.newcomer, paths: ['profile', 'my-applied', `jobs/${jobs.open}`] },
  {
    person: people.harbour,
    paths: [
      // `tour` waits for a new `h1` element. The tabs of the profile share one, so no tab follows another.
      'profile',
      'my',
      'profile/payments',
      'notifications',
      'profile/receipts',
      `jobs/${jobs.crowded}?view=board`,
      `jobs/${jobs.open}/edit`,
      `jobs/${jobs.open}/feature`,
    ],
  },
  { person: people.smallShop, paths: ['my', 'profile', `jobs/${jobs.smallShop}`] },
]

/** Opens each page of each tour, and calls `look` once nothing is loading. */
async function tour(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  test.setTimeout(240_000)
  for (const { person, paths } of tours) {
    await openPage(page, 'about', person)
    const demo = new URL('.', page.url()).pathname
    for (const path of paths) {
      // Navigate like a link, because reloading for each page would take minutes.
      await page.evaluate((address) => {
        document.querySelector('h1')?.setAttribute('data-seen', '')
        history.pushState(null, '', address)
      }, demo + path)
      await expect(page.locator('h1[data-seen]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(mainOf(page).getByText(/^Loading/)).toHaveCount(0)
      await look(path)
    }
  }
}

// The unit tests of `src/api` read every such answer (`read-answer.property.test.ts`). Here, pages show some of them.
test('every page of every person shows answers with missing fields and unknown values', async ({ page }) => {
  await answerOtherwise(page, 'no assumed field')
  await answerOtherwise(page, 'values that nobody knows')
  await tour(page, async (path) => {
    const main = mainOf(page)
    await expect(main.getByText(/couldn’t (?:load|show|reach)/), path).toHaveCount(0)
    await expect(main.getByText(/\b(?:undefined|NaN|null|Invalid Date|\[object)\b/), path).toHaveCount(0)
    await expect(main.getByText('This company', { exact: true }), path).toHaveCount(0)
  })
})

test('no page of any person crashes on wrong shapes', async ({ page }) => {
  await answerOtherwise(page, 'wrong shapes all over')
  await tour(page, async (path) => {
    await expect(page.getByText(/Something went wrong/), path).toHaveCount(0)
    await expect(page.getByRole('banner'), path).toBeVisible()
  })
})

test('no number of pages: a full page has a next one, up to the last', async ({ page }) => {
  await answerOtherwise(page, 'no number of pages')
  await openPage(page, 'search')
  const pager = page.getByRole('navigation', { name: 'Pages of results' })
  await expect(pager.getByRole('link', { name: 'Page 2', exact: true })).toBeVisible()
  const seen = new Set<string>()
  for (let number = 1; ; number += 1) {
    await expect(pager.getByRole('link', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('list', { name: 'Jobs found' })).not.toHaveAttribute('aria-busy')
    for (const href of await jobsFound(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      seen.add(href)
    const next = pager.getByRole('link', { name: /^Next page/ })
    if ((await next.count()) === 0) break
    await next.click()
  }
  expect(seen.size).toBeGreaterThan(40)

  await openPage(page, 'find-talent')
  await expect(
    mainOf(page).getByRole('heading', { level: 2, name: 'Job seekers', exact: true }),
  ).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Pages of job seekers' }).getByRole('link', { name: /^Next page/ }),
  ).toBeVisible()
})

test('other formats: icons as URLs, amounts as text, files by media type, booleans as bits', async ({
  page,
}) => {
  const pictures = mainOf(page).getByRole('img', { name: /^Picture.* of / })
  await openPage(page, `user/${personas.ada}`, people.ada)
  await expect(pictures).not.toHaveCount(0)
  const number = await pictures.count()
  await answerOtherwise(page, 'amounts as decimal text')
  await answerOtherwise(page, 'files by media type')
  await answerOtherwise(page, 'icons by address')
  await answerOtherwise(page, 'switches as bits, ids as text, times with a space')
  await test.step('an icon with a URL is an image', async () => {
    await openPage(page)
    const picture = mainOf(page).locator('a[href*="category="] img').first()
    await expect(picture).toHaveAttribute('src', /favicon\.svg$/)
  })
  await test.step('lists show the salary, and a bookmark is pressed or not', async () => {
    await follow(page, 'Search')
    await expect(
      jobsFound(page)
        .getByText(/[£€$]\d\d?,\d{3} ?– ?[£€$]?\d\d?,\d{3}/)
        .first(),
    ).toBeVisible()
    await expect(jobsFound(page).locator('time').first()).toHaveText(/ago|yesterday|just now|last/)
    const mark = jobsFound(page)
      .getByRole('button', { name: /bookmark/i, pressed: false })
      .first()
    const pressed = jobsFound(page).getByRole('button', { name: /bookmark/i, pressed: true })
    const before = await pressed.count()
    await mark.click()
    await expect(pressed).toHaveCount(before + 1)
  })
  await test.step('a picture is an image', async () => {
    await openPage(page, `user/${personas.ada}`)
    await expect(pictures).toHaveCount(number)
  })
})

test('unknown values appear unchanged, without a link', async ({ page }) => {
  await answerOtherwise(page, 'values that nobody knows')
  await openPage(page, 'my-applied', people.ada)
  await expect(mainOf(page).getByText('quite new').first()).toBeVisible()
  await follow(page, 'Notifications')
  await expect(mainOf(page).getByRole('listitem').first()).toBeVisible()
  await expect(mainOf(page).getByRole('listitem').getByRole('link')).toHaveCount(0)
})

/** Counts the calls of `me` from now on. */
function countAccountCalls(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me')) count += 1
  })
  return () => count
}

test('`me` succeeds without a user: the session has expired, and is asked about once', async ({ page }) => {
  await answerOtherwise(page, 'no account')
  const asked = countAccountCalls(page)
  await openPage(page, 'profile', people.ada)
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' })
  await expect(login).toBeVisible()
  await expect(mainOf(page).getByText('Log in to see your profile.')).toBeVisible()
  await follow(page, 'Search')
  await expect(jobsFound(page)).not.toHaveCount(0)
  await expect(login).toBeVisible()
  expect(asked()).toBe(1)
})

test('an account that can’t be read is no connection problem, and can be left', async ({ page }) => {
  await answerOtherwise(page, 'an account with a UUID')
  const asked = countAccountCalls(page)
  await openPage(page, 'profile', people.ada)
  await expect(mainOf(page).getByText(/couldn’t read the server’s answer/)).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByText(/connection/i)).toHaveCount(0)
  expect(asked()).toBe(1)
  await mainOf(page).getByRole('button', { name: 'Log out' }).click()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
})
