import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { jobsFound, logInHere, mainOf, messagesOf, openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** The heading of the results: the number of jobs, and of positions if known. */
const found = (page: Page, count: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${count}(\\s· [\\d,]+ positions?)?$`) })
const facts = (page: Page) => mainOf(page).getByRole('complementary', { name: 'Facts' })
const applyForm = (page: Page) => mainOf(page).getByRole('form', { name: 'Apply for this job' })
const posting = (page: Page) => page.locator('script[type="application/ld+json"]')

test('/jobs: tab and page are in the URL, and Back undoes each', async ({ page }) => {
  await openPage(page, 'jobs?tab=sideways&page=-3')
  const main = mainOf(page)
  await expect(main.getByRole('list', { name: 'Full Time' }).getByRole('listitem')).toHaveCount(10)
  const pages = main.getByRole('navigation', { name: 'Pages of full-time jobs' })
  await pages.getByRole('link', { name: 'Next page, page 2' }).click()
  await expect(page).toHaveURL(/\/jobs\?page=2$/)
  await expect(main.getByRole('heading', { level: 2, name: 'Full Time, page 2' })).toBeFocused()
  await main.getByRole('tab', { name: 'Part Time' }).click()
  await expect(page).toHaveURL(/\/jobs\?tab=part_time$/)
  await main
    .getByRole('navigation', { name: 'Pages of part-time jobs' })
    .getByRole('link', { name: /page 2/ })
    .click()
  await expect(page).toHaveURL(/\/jobs\?tab=part_time&page=2$/)
  await expect(main.getByRole('list', { name: 'Part Time' }).getByRole('listitem')).toHaveCount(9)
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\?tab=part_time$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/jobs\?page=2$/)
  await expect(main.getByRole('tab', { name: 'Full Time' })).toHaveAttribute('aria-selected', 'true')
  await main.getByRole('link', { name: 'Search with filters' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search jobs' })).toBeFocused()
})

test('/search: filters, chips, Back, saved searches and sorting', { tag: '@core' }, async ({ page }) => {
  await openPage(page, 'search')
  const main = mainOf(page)
  const filters = page.getByRole('search', { name: 'Filters' })
  const spoken = main.getByRole('status').filter({ hasText: /found\./ })
  await expect(found(page, '59 jobs')).toBeVisible()
  await expect(spoken).toHaveText('59 jobs found. Page 1 of 6.')

  await filters.getByRole('checkbox', { name: 'Part time' }).check()
  await expect(found(page, '19 jobs')).toBeVisible()
  await filters.getByRole('checkbox', { name: 'Remote' }).check()
  await expect(found(page, '2 jobs')).toBeVisible()
  await expect(spoken).toHaveText('2 jobs found.')
  await expect(page).toHaveURL(/\?nature=part_time&types=remote$/)
  await filters.getByLabel('From').fill('23')
  await expect(found(page, '1 job')).toBeVisible()
  await expect(page).toHaveURL(/&salary_from=23$/)

  // Saved and recent searches are beside the results, even after a reload.
  await main.getByRole('button', { name: 'Save this search' }).click()
  await main.getByRole('button', { name: 'Remove the filter Salary from 23' }).click()
  await expect(found(page, '2 jobs')).toBeVisible()
  // The focus moves to the next chip (product: accessibility).
  await expect(main.getByRole('button', { name: 'Remove the filter Remote' })).toBeFocused()
  await reloadPage(page)
  const own = main.getByRole('region', { name: 'Your searches' }).first()
  await own
    .getByRole('list', { name: 'Saved searches' })
    .getByRole('link', { name: /Salary from 23/ })
    .click()
  await expect(found(page, '1 job')).toBeVisible()
  await page.goBack()
  await expect(found(page, '2 jobs')).toBeVisible()
  await page.goBack()
  await expect(found(page, '1 job')).toBeVisible()
  await page.goBack()
  await expect(found(page, '2 jobs')).toBeVisible()

  await main.getByRole('button', { name: 'Clear all' }).click()
  await expect(found(page, '59 jobs')).toBeVisible()
  // Sorting is offered only where all results are on one page, and the order persists in later searches.
  const sort = main.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveCount(0)
  await filters.getByRole('combobox', { name: 'Category' }).selectOption('Health')
  await sort.selectOption('Title, A to Z')
  await expect(page).toHaveURL(/\?category=Health&sort=title$/)
  const titles = await jobsFound(page).getByRole('heading').allInnerTexts()
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)))
  await main.getByRole('button', { name: 'Clear all' }).click()
  await expect(found(page, '59 jobs')).toBeVisible()
  await expect(page).toHaveURL(/\?sort=title$/)
  await expect(sort).toHaveCount(0)

  await filters.getByRole('searchbox', { name: 'Keyword' }).fill('keeper of the night ferry')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('status').filter({ hasText: 'No jobs found.' })).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Warehouse' })).toBeVisible()
  await main.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(found(page, '59 jobs')).toBeVisible()
})

test('/jobs/{id}: facts, sharing, print, login', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, `jobs/${jobs.open}`)
  const main = mainOf(page)
  await expect(facts(page)).toContainText('Rotterdam, Netherlands')
  await expect(facts(page)).toContainText(/46,000.*54,000/)
  const published: unknown = JSON.parse((await posting(page).textContent()) ?? '')
  expect(published).toMatchObject({ '@type': 'JobPosting', title: 'Terminal planner' })
  // Lines with a bullet become a list below their heading. Everything else is plain text.
  const text = main.getByRole('region', { name: 'Description' })
  await expect(text.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(text.getByRole('listitem').first()).toHaveText(/^\p{L}/u)
  await main.getByRole('button', { name: 'Copy the link to this job' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  await expect(main.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
  await expect(main.getByRole('heading', { level: 2, name: 'More in Transport & logistics' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(facts(page)).toBeVisible()
  for (const chrome of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    main.getByRole('region', { name: 'Apply for this job' }),
    main.getByRole('button', { name: 'Copy the link to this job' }),
  ]) {
    await expect(chrome).toBeHidden()
  }
  await page.emulateMedia({ media: null })

  // Bookmarks and applications need an account (rules 35).
  await main.getByRole('button', { name: /^Bookmark Terminal planner/ }).click()
  const question = page.getByRole('dialog', { name: 'Log in to bookmark jobs' })
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toHaveCount(0)
  await main.getByRole('region', { name: 'Apply for this job' }).getByRole('link', { name: 'Login' }).click()
  await logInHere(page, people.newcomer)
  await expect(page.getByRole('heading', { level: 1, name: 'Terminal planner' })).toBeVisible()
  await expect(applyForm(page)).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`from the home page to applying for a part-time warehouse job takes four presses at ${width} px`, async ({
    page,
  }) => {
    let presses = 0
    page.on('console', (message) => {
      if (message.text() === 'press') presses += 1
    })
    await page.addInitScript(() => {
      const count = () => console.debug('press')
      addEventListener('pointerdown', count, { capture: true })
      addEventListener('keydown', ({ key }) => key === 'Enter' && count(), { capture: true })
    })
    await page.setViewportSize({ width, height: 800 })
    await openPage(page)
    const search = page.getByRole('search', { name: 'Jobs' })
    await search.getByRole('searchbox', { name: 'Keyword' }).click()
    await page.keyboard.type('warehouse')
    await search.getByRole('button', { name: 'Part time' }).click()
    await jobsFound(page).first().getByRole('link').click()
    const apply = mainOf(page).getByRole('button', { name: 'Apply', exact: true })
    await expect(apply.first()).toBeInViewport()
    await apply.first().click()
    await expect(mainOf(page).getByRole('heading', { level: 2, name: 'Apply for this job' })).toBeFocused()
    await expect.poll(() => presses).toBe(4)
  })
}

test('/jobs/{id} for a job seeker: bookmark, follow and apply, offline first, each only once', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.open}`, people.newcomer)
  const main = mainOf(page)
  const bookmark = main.getByRole('button', { name: /^Bookmark Terminal planner/ })
  const follow = main.getByRole('button', { name: /^Follow(ing)? Alder/ })

  await simulator.addFault('*', 'network', 'always')
  await bookmark.click()
  await follow.click()
  await expect(main.getByText('Not saved. Try again.')).toHaveCount(2)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await applyForm(page).getByLabel('CV', { exact: true }).setInputFiles(pdf('Milo_Tarrant.pdf'))
  await applyForm(page).getByRole('button', { name: 'Upload and apply' }).click()
  await expect(applyForm(page).getByRole('group', { name: /couldn’t reach the server/ })).toBeFocused()
  await expect(applyForm(page).getByLabel('CV title')).toHaveValue('Milo Tarrant')
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)

  await simulator.removeFaults()
  // The form keeps its values when the job is refetched.
  await simulator.refresh()
  await expect(applyForm(page).getByLabel('CV title')).toHaveValue('Milo Tarrant')
  // Two quick presses count as one (product: accessibility).
  await bookmark.dblclick()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await follow.dblclick()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await applyForm(page).getByRole('button', { name: 'Upload and apply' }).dblclick()
  await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()

  await reloadPage(page)
  await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(applyForm(page)).toHaveCount(0)
  await main.getByRole('link', { name: 'All my applications' }).click()
  await expect(main.getByText('1 application', { exact: true })).toBeVisible()
})

test('/jobs/{id} that is closed, pending, deleted or unknown (rules 14, 18)', async ({ page }) => {
  await openPage(page, `jobs/${jobs.closed}`)
  const main = mainOf(page)
  await expect(main.getByText('This job is closed to applications.')).toBeVisible()
  await expect(posting(page)).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^See open jobs in/ })).toBeVisible()
  for (const [id, title] of [
    [jobs.pending, 'Job not found.'],
    [jobs.removed, 'This job was deleted.'],
  ] as const) {
    await page.goto(`./jobs/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(posting(page)).toHaveCount(0)
  }
  await main.getByRole('link', { name: 'Search jobs' }).click()
  await expect(jobsFound(page)).not.toHaveCount(0)
})
