import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { drawn } from '../support/sample.ts'
import { coverOfFocus, coverOfNews } from './support/cover.ts'
import { mainOf, messagesOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { visits } from './support/visits.ts'

// Nothing covers what has the focus, with the demo's guide open (WCAG 2.4.11).
test.use({ isFirstVisit: true })

const sizes = [
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const
/** More tab stops than any page has. */
const most = 400

const walks = visits.flatMap((visit) => sizes.map((size) => ({ ...visit, size })))
for (const { path, as, size } of drawn(walks, 0.15, (each) => `${each.as} ${each.path} ${each.size.width}`)) {
  test(`/${path} for ${as ?? 'a visitor'}, by Tab at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await openPage(page, path, as && people[as])
    await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
    expect(await walk(page)).toEqual([])
  })
}

test('the heading of a new application', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await openPage(page, `jobs/${jobs.open}`, people.ada)
    const form = page.getByRole('form', { name: /^Apply/ })
    await form.getByRole('button', { name: 'Apply', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeFocused()
    await expect
      .poll(() => coverOfFocus(page), `${size.width} × ${size.height}`)
      .toEqual({ isLast: false, problems: [] })
  }
})

test('a field of more than half the window, below a message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 720, height: 640 })
  const simulator = await openPage(page, 'post', people.harbour)
  const field = page.getByRole('textbox', { name: 'Description' })
  await field.fill('One line of many.\n'.repeat(40))
  await simulator.signIn(people.harbour.name)
  await field.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
    element.focus()
  })
  expect(await coverOfNews(page.mainFrame())).toEqual([])
  await expect(messagesOf(page)).toContainText(`You’re now ${people.harbour.name}.`)
})

test('a field of a panel that fills the window, below a message', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const simulator = await openPage(page, `jobs/${jobs.crowded}?tab=applicants`, people.harbour)
  await simulator.signIn(people.harbour.name)
  await mainOf(page).getByRole('rowheader').first().getByRole('button').click()
  const panel = page.getByRole('dialog')
  await expect(messagesOf(page)).toContainText(`You’re now ${people.harbour.name}.`)
  await panel.getByRole('combobox', { name: 'Status' }).focus()
  expect(await coverOfNews(page.mainFrame())).toEqual([])
})

/** Presses Tab until every tab stop had the focus. @returns what covered them */
async function walk(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
  const problems: string[] = []
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab')
    const { isLast, problems: found } = await coverOfFocus(page, stops === 0)
    if (isLast) return problems
    problems.push(...found)
  }
  return [...problems, `more than ${most} tab stops`]
}
