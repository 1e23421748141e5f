import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { drawn } from '../support/sample.ts'
import { mainOf, openPage } from './support/page.ts'
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
      .poll(async () => await page.evaluate(coverOfFocus, false), `${size.width} × ${size.height}`)
      .toEqual({ isLast: false })
  }
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
    const { isLast, problem } = await page.evaluate(coverOfFocus, stops === 0)
    if (isLast) return problems
    if (problem !== undefined) problems.push(problem)
  }
  return [...problems, `more than ${most} tab stops`]
}

/** Describes what covers the focused element. @param isFirst whether it is the first one of the walk */
function coverOfFocus(isFirst: boolean): { isLast: boolean; problem?: string | undefined } {
  let focused = document.activeElement
  if (!focused || focused === document.body) return { isLast: true }
  if (isFirst) focused.toggleAttribute('data-walk', true)
  else if (focused.hasAttribute('data-walk')) return { isLast: true }
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
  const root = focused.getRootNode()
  const own = [focused, ...labels, ...(root instanceof ShadowRoot ? [root.host] : [])]
  const name = `${focused.tagName} “${(focused.getAttribute('aria-label') ?? (focused.textContent || focused.id)).trim().slice(0, 60)}”`
  // A native control may be invisible inside its label.
  const box = (labels.find((label) => label.contains(focused)) ?? focused).getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const [left, right] = [Math.max(0, box.left) + 3, Math.min(clientWidth, box.right) - 3]
  const [top, bottom] = [Math.max(0, box.top) + 3, Math.min(clientHeight, box.bottom) - 3]
  if (right < left || bottom < top)
    return { isLast: false, problem: box.height < 6 || box.width < 6 ? undefined : `${name} is out of view` }
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const
  for (const [x, y] of points) {
    const [outer] = document.elementsFromPoint(x, y)
    const hit = outer?.shadowRoot?.elementFromPoint(x, y) ?? outer
    if (!hit || own.some((each) => each.contains(hit) || hit.contains(each))) continue
    const cover = hit.closest('[aria-label], [id]') ?? hit
    const words = cover.getAttribute('aria-label') ?? cover.id
    return { isLast: false, problem: `${name} is covered by ${hit.tagName} of ${cover.tagName} ${words}` }
  }
  return { isLast: false }
}
