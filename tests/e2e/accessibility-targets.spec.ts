import type { Page } from 'playwright/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { statusChoices } from '../../src/features/applications/status-choices.ts'
import { violationsOn } from './support/axe.ts'
import { focusProblems, layoutProblems, sidewaysScroll } from './support/measure.ts'
import { mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 320, height: 640 }
const desktop = { width: 1440, height: 900 }

test.describe('open menus and selections meet all requirements', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }))

  test('a form with errors, and the navigation and filters on a phone', async ({ page }) => {
    await openPage(page, 'signup')
    await page.getByRole('form', { name: 'Sign up' }).getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('group', { name: 'Please check what you entered' })).toBeFocused()
    await expectSound(page)

    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Menu' }).click()
    await expect(header.getByRole('link', { name: 'All jobs' })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
    await header.getByRole('link', { name: 'All jobs' }).click()

    await mainOf(page).getByRole('link', { name: 'Search with filters' }).click()
    await mainOf(page)
      .getByRole('button', { name: /^Filters/ })
      .click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    expect(await layoutProblems(page)).toEqual([])
  })

  test('selected applicants and their actions', async ({ page }) => {
    await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
    await page.getByRole('checkbox', { name: /^Select all/ }).check()
    const bar = page.getByRole('region', { name: 'Selected applicants' })
    await expect(bar).toBeVisible()
    await expectSound(page)
    // Scroll to the middle of the list, where the sticky bar and “Back to top” are visible.
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    await bar.getByRole('button', { name: 'Set status' }).click()
    const entries = await bar.getByRole('listitem').getByRole('button').all()
    expect(entries).toHaveLength(statusChoices.length)
    for (const entry of entries) {
      expect(await entry.evaluate(isOnTop), await entry.innerText()).toBe(true)
    }
  })

  test('a removed bookmark and its undo', async ({ page }) => {
    await openPage(page, 'bookmarks', people.ada)
    await mainOf(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('region', { name: 'Last change' })).toBeVisible()
    await expectSound(page)
  })
})

test('the longest name keeps the header in one line at every width', async ({ page }) => {
  await openPage(page, 'about')
  const bar = page.getByRole('banner')
  await page.setViewportSize({ width: 1440, height: 700 })
  const height = (await bar.boundingBox())?.height
  await openPage(page, 'about', { id: personas.longName })
  await expect(bar.getByRole('button', { name: /Hohenlinden/ })).toBeVisible()
  for (const width of [320, 640, 899, 900, 901, 960, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(async () => (await bar.boundingBox())?.height, `${width} px`).toBe(height)
    expect(await sidewaysScroll(page), `scrolls sideways: ${width} px`).toBe(0)
  }
})

test('the keyboard moves the focus from the skip link into the page, where it stays visible', async ({
  page,
}) => {
  await openPage(page, 'search')
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await page.reload()
    await expect(mainOf(page).getByRole('list', { name: 'Jobs found' })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.locator(':focus').evaluate(isOnTop)).toBe(true)
    }
  }
})

async function expectSound(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    const look = `${size.width} px`
    expect(await layoutProblems(page), look).toEqual([])
    expect(await focusProblems(page), look).toEqual([])
  }
}

/** Returns whether a press in the middle of an element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!hit) return false
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  return element.contains(hit) || hit.contains(element) || labels.some((label) => label.contains(hit))
}
