import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { applications, jobs } from '../../mocks/scenarios/personas.ts'
import { mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** Every route of this product with who looks at it. */
const visits: { path: string; as?: keyof typeof people }[] = [
  { path: '' },
  { path: 'jobs' },
  { path: 'search?keyword=designer' },
  { path: `jobs/${jobs.open}` },
  { path: 'about' },
  { path: 'contact' },
  { path: 'signup' },
  { path: 'login' },
  { path: 'post' },
  { path: 'nowhere' },
  { path: '', as: 'ada' },
  { path: `jobs/${jobs.open}`, as: 'ada' },
  { path: 'cv-manager', as: 'ada' },
  { path: 'my-applied', as: 'ada' },
  { path: `application/${applications.interviewing}`, as: 'ada' },
  { path: 'notifications', as: 'ada' },
  { path: 'my', as: 'ada' },
  { path: 'my', as: 'harbour' },
  { path: 'post', as: 'harbour' },
  { path: `jobs/${jobs.crowded}`, as: 'harbour' },
  { path: `jobs/${jobs.pending}`, as: 'harbour' },
  { path: 'cv-manager', as: 'harbour' },
]
const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 320 },
  { theme: 'dark', width: 320 },
] as const

for (const { path, as } of visits) {
  test(`/${path} for ${as ?? 'a visitor'} (look 1, 2, 9)`, async ({ page }) => {
    if (as) {
      const simulator = await openPage(page, 'about')
      await simulator.signIn(people[as].name)
    }
    await openPage(page, path)
    for (const { theme, width } of looks) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible()
      // A skeleton says that it is one: what is checked is the page that follows.
      await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
      const look = `${theme}, ${width} px`
      expect(await violationsOn(page), look).toEqual([])
      expect(await sidewaysScroll(page), `scrolls sideways: ${look}`).toBe(0)
      expect(await skippedLevels(page), look).toEqual([])
    }
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** How far the page itself can be scrolled sideways, in pixels. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Headings that stand more than one level below the one before them. */
function skippedLevels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    let above = 0
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].flatMap((heading) => {
      const level = Number(heading.tagName[1])
      const skipped = level > above + 1
      above = level
      return skipped ? [`${heading.tagName} ${heading.textContent}`] : []
    })
  })
}
