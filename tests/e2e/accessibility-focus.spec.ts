import type { Locator, Page } from 'playwright/test'
import { jobsFound, mainOf, openPage } from './support/page.ts'
import { expect, type Onlooker, test } from './support/onlookers.ts'
import { freshTest } from './support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a job seeker', () => {
  test.use({ onlooker: 'ada' })

  test('a new page has its title, and its heading is focused and announced (rules 36)', async ({ page }) => {
    await openPage(page)
    await expect(page).toHaveTitle('Home - Fieldwork')
    const titles: Record<string, string> = { About: 'About - Fieldwork', Contact: 'Contact - Fieldwork' }
    const footer = page.getByRole('contentinfo').getByRole('navigation')
    // The footer loads after the page.
    await expect(footer.getByRole('link')).toHaveCount(11)
    const names = await footer.getByRole('link').allInnerTexts()
    for (const name of names) {
      const before = await heading(page).innerText()
      await footer.getByRole('link', { name, exact: true }).press('Enter')
      await expect(heading(page)).not.toHaveText(before)
      await expectArrived(page)
      await expect(page).toHaveTitle(titles[name] ?? 'Fieldwork')
    }
    for (const name of [...names.slice(0, -1).toReversed(), '']) {
      const before = await heading(page).innerText()
      await page.goBack()
      await expect(heading(page)).not.toHaveText(before)
      await expectArrived(page)
      await expect(page).toHaveTitle(name === '' ? 'Home - Fieldwork' : (titles[name] ?? 'Fieldwork'))
    }
  })
})

test.describe('Back and Forward restore the position', () => {
  test('search: filter, page and position', async ({ page }) => {
    await openPage(page, 'search')
    const fullTime = page
      .getByRole('search', { name: 'Filters' })
      .getByRole('checkbox', { name: 'Full time' })
    await fullTime.check()
    await expect(page).toHaveURL(/nature=full_time/)
    await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Full time')
    await turnToPage2(page)
    await expect(mainOf(page).locator('h2:focus')).toHaveCount(1)
    await thereAndBack(page, jobsFound(page).last().getByRole('link').first())
    await expect(fullTime).toBeChecked()
    await page.goBack()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(fullTime).toBeChecked()
    await page.goBack()
    await expect(fullTime).not.toBeChecked()
    await page.goForward()
    await expect(fullTime).toBeChecked()
  })

  test('jobs: tab, page and position', async ({ page }) => {
    await openPage(page, 'jobs')
    const partTime = page.getByRole('tab', { name: 'Part Time' })
    await partTime.click()
    await expect(page).toHaveURL(/tab=part_time/)
    await expect(partTime).toHaveAttribute('aria-selected', 'true')
    await thereAndBack(
      page,
      page.getByRole('list', { name: 'Part Time' }).getByRole('listitem').last().getByRole('link').first(),
    )
    await expect(partTime).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Full Time' })).toHaveAttribute('aria-selected', 'true')
    await page.goForward()
    await expect(partTime).toHaveAttribute('aria-selected', 'true')
  })

  test('find-talent: search, page and position', async ({ page }) => {
    await openPage(page, 'find-talent')
    const field = page.getByRole('search', { name: 'Talent' }).getByRole('searchbox')
    await field.fill('a')
    await expect(page).toHaveURL(/search=a/)
    await expect(page.locator('main + [role=status]')).toHaveText(/^Total/)
    await turnToPage2(page)
    await expect(mainOf(page).locator('h2:focus')).toHaveCount(1)
    await thereAndBack(
      page,
      mainOf(page)
        .getByRole('link', { name: /^Profile of/ })
        .last(),
    )
    await expect(field).toHaveValue('a')
    await page.goBack()
    await expect(page).not.toHaveURL(/page=2/)
    await page.goBack()
    await expect(field).toHaveValue('')
  })

  test.describe('for a job seeker', () => {
    test.use({ onlooker: 'ada' })

    test('my-applied: search and position', async ({ page }) => {
      await openPage(page, 'my-applied')
      const field = page.getByRole('search', { name: 'My applications' }).getByRole('searchbox')
      await field.fill('designer')
      await expect(page).toHaveURL(/search=designer/)
      const rows = page.getByRole('rowheader', { name: /designer/i })
      const others = page.getByRole('rowheader').filter({ hasNotText: /designer/i })
      await expect(others).toHaveCount(0)
      await thereAndBack(page, rows.first().getByRole('link'))
      await expect(field).toHaveValue('designer')
      await page.goBack()
      await expect(field).toHaveValue('')
      await expect(others).not.toHaveCount(0)
      await thereAndBack(page, page.getByRole('rowheader').last().getByRole('link'))
    })
  })

  test.describe('for a recruiter', () => {
    test.use({ onlooker: 'harbour' })

    test('my: search, page and position', async ({ page }) => {
      await openPage(page, 'my')
      const field = mainOf(page).getByRole('searchbox', { name: 'Search my jobs' })
      await turnToPage2(page)
      await thereAndBack(page, page.getByRole('rowheader').last().getByRole('link'))
      await page.goBack()
      await expect(page).not.toHaveURL(/page=2/)
      await field.fill('crane')
      await expect(page).toHaveURL(/search=crane/)
      await expect(page.getByRole('rowheader').filter({ hasNotText: /crane/i })).toHaveCount(0)
      await thereAndBack(page, page.getByRole('rowheader', { name: /crane/i }).first().getByRole('link'))
      await expect(field).toHaveValue('crane')
    })
  })

  test('from a link that is scrolled into view and pressed at once, as by a screen reader', async ({
    page,
  }) => {
    await openPage(page, 'search')
    const before = await heading(page).innerText()
    const link = jobsFound(page).last().getByRole('link').first()
    const place = await link.evaluate((anchor: HTMLElement) => {
      anchor.scrollIntoView({ block: 'center' })
      anchor.click()
      return window.scrollY
    })
    expect(place).toBeGreaterThan(0)
    await expect(heading(page)).not.toHaveText(before)
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(link).toBeInViewport()
    await expectPlace(page, place)
  })

  freshTest('before the next page has loaded', async ({ page }) => {
    // Set the route before opening a page: once one has loaded, the worker stores all files for offline visits.
    await page.context().route(/\/assets\/about-/, () => undefined)
    await openPage(page, 'search')
    await expect(jobsFound(page)).not.toHaveCount(0)
    const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })
    await about.focus()
    const place = await page.evaluate(() => window.scrollY)
    await about.press('Enter')
    await expect(page.getByText('Loading the page')).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place)
    await page.goBack()
    await expect(jobsFound(page)).not.toHaveCount(0)
    await expectPlace(page, place)
  })
})

test.describe('a search announces its result once, in an existing live region', () => {
  const searches: {
    path: string
    as?: Onlooker
    field: (page: Page) => Locator
    words: [string, RegExp][]
  }[] = [
    {
      path: 'search',
      field: (page) =>
        page.getByRole('search', { name: 'Filters' }).getByRole('searchbox', { name: 'Keyword' }),
      words: [
        ['designer', /^\d+ jobs? found\./],
        ['no such work', /^No jobs found\.$/],
      ],
    },
    {
      path: 'find-talent',
      field: (page) => page.getByRole('search', { name: 'Talent' }).getByRole('searchbox'),
      words: [
        ['design', /^Total \d+ user\(s\) found\.$/],
        ['no such person', /^Total 0 user\(s\) found\.$/],
      ],
    },
    {
      path: 'my-applied',
      as: 'ada',
      field: (page) => page.getByRole('search', { name: 'My applications' }).getByRole('searchbox'),
      words: [
        ['designer', /^\d+ applications? for “designer”$/],
        ['no such work', /^0 applications for “no such work”$/],
      ],
    },
  ]
  for (const { path, as, field, words } of searches) {
    test.describe(path, () => {
      test.use({ onlooker: as })

      test('is announced', async ({ page }) => {
        await openPage(page, path)
        await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
        await expect(field(page)).toBeVisible()
        await listen(page)
        const expected: RegExp[] = []
        for (const [text, found] of words) {
          await field(page).fill(text)
          await field(page).press('Enter')
          expected.push(found)
          await expect.poll(() => heard(page)).toHaveLength(expected.length)
        }
        for (const [place, said] of (await heard(page)).entries()) expect(said).toMatch(expected[place] ?? '')
      })
    })
  }
})

test('a search from another page announces the page, then the number of results', async ({ page }) => {
  await openPage(page)
  const field = page.getByRole('search', { name: 'Jobs' }).getByRole('searchbox', { name: 'Keyword' })
  await field.fill('designer')
  // The regions of the next page don't exist yet.
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const words = element?.closest('[role=status]')?.textContent.trim()
        if (words) dataset['heard'] = `${dataset['heard'] ?? ''}${words}\n`
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  await field.press('Enter')
  await expect.poll(() => heard(page)).toEqual(['Search jobs', expect.stringMatching(/^\d+ jobs found\./)])
})

test('going offline and back is announced', async ({ page, context }) => {
  await openPage(page, 'about')
  const announcer = page.locator('main + [role=status]')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await context.setOffline(true)
  await expect(announcer).toHaveText('You’re offline.')
  await context.setOffline(false)
  await expect(announcer).toHaveText('You’re online again.')
})

/** Expects a new page: its heading has focus and was announced. */
async function expectArrived(page: Page): Promise<void> {
  await expect(heading(page)).toBeFocused()
  const words = await heading(page).innerText()
  // The live region is outside `main`, so that it survives page changes.
  await expect(page.locator('main + [role=status]')).toHaveText(words)
}

/** Opens the second page of a list and waits for it. Until it has loaded, the first page stays visible. */
async function turnToPage2(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next page, page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(mainOf(page).locator('[aria-busy=true]')).toHaveCount(0)
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3)
}

/** Follows a link, returns to the same scroll position, and repeats that with Forward and Back. */
async function thereAndBack(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  const address = page.url()
  const before = await heading(page).innerText()
  await link.press('Enter')
  await expect(heading(page)).not.toHaveText(before)
  await expect(heading(page)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  for (const again of [true, false]) {
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(link).toBeInViewport()
    await expectPlace(page, place)
    if (!again) break
    await page.goForward()
    await expect(heading(page)).not.toHaveText(before)
    await expect(heading(page)).toBeFocused()
  }
}

/** Records announcements in existing live regions only: screen readers may ignore text in regions added later. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    for (const region of document.querySelectorAll('main [role=status], main + [role=status]')) {
      const observer = new MutationObserver(() => {
        const words = region.textContent?.trim()
        if (words) dataset['heard'] = `${dataset['heard'] ?? ''}${words}\n`
      })
      observer.observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
}

async function heard(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.documentElement.dataset['heard'] ?? '')
  return text.split('\n').filter(Boolean)
}
