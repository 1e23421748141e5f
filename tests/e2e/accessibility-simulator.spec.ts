import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { focusProblems, showAs, sidewaysScroll } from './support/measure.ts'
import { forcedColourProblems } from './support/media.ts'
import { expectLoaded, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// The panel, the guide and both sides beside a whole page. The stories check their parts and their keys.

const desktop = { theme: 'light', width: 1440, height: 900 } as const
const phone = { theme: 'dark', width: 320, height: 640 } as const
const sections = ['People', 'Mail', 'Review', 'Data', 'Clock', 'Network', 'Assumptions', 'Log'] as const

/** In a wide and a narrow window, one of each theme, each control shows its focus, and nothing covers it. */
async function expectSound(page: Page): Promise<void> {
  for (const shown of [phone, desktop]) {
    const look = `${shown.theme}, ${shown.width} px`
    await showAs(page, shown)
    expect(await focusProblems(page, '.simulator'), `focus: ${look}`).toEqual([])
    expect(await sidewaysScroll(page), `scrolls sideways: ${look}`).toBe(0)
  }
  expect(await forcedColourProblems(page), 'forced colours').toEqual([])
}

test.describe(() => {
  test.use({ isFirstVisit: true })

  test('the guide, both sides and each section of the panel', async ({ page }) => {
    const simulator = await openPage(page, 'about')
    const guide = page.getByRole('region', { name: 'Guide' })
    await expectSound(page)
    await guide.getByRole('button', { name: 'Apply for a job · 2 min' }).click()
    await guide.getByRole('button', { name: 'All steps' }).click()
    await expectSound(page)
    await guide.getByRole('button', { name: 'Show both sides' }).click()
    for (const [side, words] of [
      ['job seeker', 'Apply for this job'],
      ['recruiter', 'No applicants yet'],
    ] as const)
      await expect(
        page.frameLocator(`iframe[title="The app for the ${side}"]`).getByText(words).first(),
      ).toBeVisible()
    await expectSound(page)
    await page.getByRole('button', { name: 'Close both sides' }).click()
    for (const section of sections) {
      await test.step(section, async () => {
        await simulator.show(section)
        await expectSound(page)
      })
    }
  })
})

test('the handle covers neither text nor controls, wherever the page is scrolled', async ({ page }) => {
  for (const [path, as] of [
    ['cv-manager', people.ada],
    [`jobs/${jobs.open}`, people.ada],
    ['post', people.harbour],
  ] as const) {
    const simulator = await openPage(page, path, as)
    for (const width of [1440, 1280, 720, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectLoaded(page)
      expect(await simulator.handle.evaluate(contentInColumnsOf), `${path} at ${width} px`).toEqual([])
    }
  }
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
