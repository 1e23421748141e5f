import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { looks, showAs, violationsOn } from './support/axe.ts'
import { press, takeInHand } from './support/hand.ts'
import { focusProblems, sidewaysScroll } from './support/measure.ts'
import { forcedColourProblems } from './support/media.ts'
import { mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// These tests also cover the guide, which only a first visit shows.
test.use({ isFirstVisit: true })

const sections = ['People', 'Mail', 'Review', 'Data', 'Clock', 'Network', 'Assumptions', 'Log'] as const

const guideOf = (page: Page) => page.getByRole('region', { name: 'Guide' })
const bothSidesOf = (page: Page) => page.getByRole('region', { name: 'Both sides' })
const sideOf = (page: Page, side: 'job seeker' | 'recruiter') =>
  page.frameLocator(`iframe[title="The app for the ${side}"]`)

/** In each theme and window, each control shows its focus. The stories check the rest, but only in the light theme. */
async function expectAccessible(page: Page): Promise<void> {
  for (const shown of looks) {
    const { theme, width } = shown
    const look = `${theme}, ${width} px`
    await showAs(page, shown)
    if (theme === 'dark') expect(await violationsOn(page, 'colours'), look).toEqual([])
    expect(await focusProblems(page, '.simulator'), `focus: ${look}`).toEqual([])
    expect(await sidewaysScroll(page), `scrolls sideways: ${look}`).toBe(0)
  }
  expect(await forcedColourProblems(page), 'forced colours').toEqual([])
}

test('the guide and both sides are accessible in each theme and window size', async ({ page }) => {
  await openPage(page, 'about')
  await expectAccessible(page)
  await guideOf(page).getByRole('button', { name: 'Apply for a job · 2 min' }).click()
  await guideOf(page).getByRole('button', { name: 'All steps' }).click()
  await expectAccessible(page)
  // Narrow windows show one side at a time.
  await showAs(page, looks[0])
  await guideOf(page).getByRole('button', { name: 'Show both sides' }).click()
  await expect(sideOf(page, 'job seeker').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sideOf(page, 'recruiter').getByText('No applicants yet')).toBeVisible()
  await expectAccessible(page)
})

test('each section of the panel is accessible in each theme and window size', async ({ page }) => {
  const simulator = await openPage(page, 'about')
  await simulator.reset()
  await simulator.signIn(people.ada.name)
  await simulator.addFault('jobs/search', 'network')
  await simulator.moveClock('1 hour')
  for (const section of sections) {
    await test.step(section, async () => {
      await simulator.show(section)
      await expectAccessible(page)
    })
  }
})

test('the guide, both sides and the panel work with the keyboard alone, and focus returns', async ({
  page,
}) => {
  const { panel, handle } = await openPage(page)
  takeInHand(page, 'keyboard')
  const guide = guideOf(page)
  const button = (name: string) => guide.getByRole('button', { name, exact: true })
  await press(handle)
  await expect(panel.getByRole('tab', { name: 'People' })).toBeFocused()
  await press(button('Hide the guide'))
  await expect(panel.getByRole('button', { name: 'Guide' })).toBeFocused()
  await press(panel.getByRole('button', { name: 'Guide' }))
  await expect(guide).toBeFocused()
  await press(button('Apply for a job · 2 min'))
  await expect(guide).toBeFocused()
  await press(button('Log in'))
  await expect(button('Open the job')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await press(button('Show both sides'))
  await expect(bothSidesOf(page)).toBeFocused()
  await press(bothSidesOf(page).getByRole('button', { name: 'Swap sides' }))
  await press(sideOf(page, 'job seeker').getByRole('button', { name: 'Bookmark' }).first())
  await press(bothSidesOf(page).getByRole('button', { name: 'Close both sides' }))
  await expect(button('Show both sides')).toBeFocused()

  await press(button('Stop this story'))
  await expect(guide).toBeFocused()
  await press(panel.getByRole('tab', { name: 'People' }))
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('tabpanel', { name: 'Mail' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(handle).toBeFocused()
  await press(button('Hide the guide'))
  await expect(handle).toBeFocused()
})

test.describe('on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }))

  test('both sides are tabs for the arrow keys, and focus returns to the handle', async ({ page }) => {
    const { panel, handle } = await openPage(page)
    takeInHand(page, 'keyboard')
    await press(handle)
    await press(panel.getByRole('button', { name: 'Both sides' }))
    await expect(bothSidesOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    const tab = bothSidesOf(page).getByRole('tab', { name: 'Recruiter' })
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(sideOf(page, 'recruiter').getByRole('heading', { level: 1 })).toBeVisible()
    await press(bothSidesOf(page).getByRole('button', { name: 'Close both sides' }))
    await expect(handle).toBeFocused()
  })
})

test.describe('the handle alone', () => {
  test.use({ isFirstVisit: false })

  test('covers neither text nor controls, wherever the page is scrolled', async ({ page }) => {
    const visits = [
      { path: '', as: people.ada },
      { path: 'cv-manager', as: people.ada },
      { path: `jobs/${jobs.open}`, as: people.ada },
      { path: 'post', as: people.harbour },
    ]
    for (const { path, as } of visits) {
      const simulator = await openPage(page, path, as)
      for (const width of [1440, 1280, 720, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
        expect(await simulator.handle.evaluate(contentInColumnsOf), `${path} at ${width} px`).toEqual([])
      }
    }
  })
})

/**
 * Returns the text and controls that an element at the left edge of the window covers at some scroll position, because
 * part of them is just as far left.
 */
function contentInColumnsOf(element: Element): string[] {
  const { right } = element.getBoundingClientRect()
  const isThere = ({ left, right: end, width }: DOMRect) => width > 1 && left < right && end > 0
  // As visually hidden text is.
  const isClipped = (at: Element | null): boolean =>
    at !== null && (getComputedStyle(at).clipPath === 'inset(50%)' || isClipped(at.parentElement))
  const range = document.createRange()
  return [...document.querySelectorAll('#root *')].flatMap((at) => {
    const isSeen = at.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isSeen || isClipped(at)) return []
    const isControl = at.matches('a, button, input, select, textarea')
    const texts = [...at.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const boxes = texts.flatMap((text) => {
      range.selectNode(text)
      return [...range.getClientRects()]
    })
    if (isControl) boxes.push(at.getBoundingClientRect())
    return boxes.some(isThere) ? [at.outerHTML] : []
  })
}
