import type { Page } from 'playwright/test'
import { looks, showAs, violationsOn } from './support/axe.ts'
import { focusProblems, layoutProblems } from './support/measure.ts'
import { forcedColourProblems, printProblems } from './support/media.ts'
import { mainOf, openPage } from './support/page.ts'
import { expect, test } from './support/onlookers.ts'
import { visits } from './support/visits.ts'

/** The size in CSS pixels of windows 1440 and 1280 px wide at a zoom of 200 %. */
const zoomed = [
  { width: 720, height: 450 },
  { width: 640, height: 400 },
] as const

for (const onlooker of new Set(visits.map(({ as }) => as))) {
  test.describe(onlooker ?? 'a visitor', () => {
    test.use({ onlooker })
    for (const { path } of visits.filter(({ as }) => as === onlooker)) visit(path)
  })
}

function visit(path: string): void {
  test(`/${path} is accessible in each theme and window size`, async ({ page }) => {
    await openPage(page, path)
    for (const [number, shown] of looks.entries()) {
      const { theme, width } = shown
      const look = `${theme}, ${width} px`
      await showAs(page, shown)
      await expect(mainOf(page).getByRole('heading', { level: 1 })).toBeVisible()
      // Skeletons contain the text “Loading …”: wait until the page has replaced them.
      await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
      expect(await violationsOn(page, theme === 'dark' ? 'colours' : undefined), look).toEqual([])
      // The focus ring depends on the theme, and what covers it on the width: two of the four looks show both.
      if (number === 1 || number === 2) expect(await focusProblems(page), `focus: ${look}`).toEqual([])
      // What doesn't depend on the theme is checked in the light one only.
      if (theme === 'dark') continue
      expect(await layoutProblems(page), look).toEqual([])
      expect(await layoutProblems(page, { isSpaced: true }), `${look}, wide spacing`).toEqual([])
    }
    for (const size of zoomed) {
      await page.setViewportSize(size)
      expect(await layoutProblems(page), `200 %, ${size.width} px`).toEqual([])
    }
    await withFinger(page, async () => {
      for (const { width, height } of [looks[0], looks[2]]) {
        await page.setViewportSize({ width, height })
        expect(await layoutProblems(page, { least: 44, isOnlyMain: true }), `finger, ${width} px`).toEqual([])
      }
      expect(await smallFields(page), 'finger, fields').toEqual([])
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await forcedColourProblems(page), 'forced colours').toEqual([])
    expect(await printProblems(page), 'print').toEqual([])
  })
}

/** Returns the fields whose text is smaller than 16 px, into which iOS zooms. */
function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('input:not([type=radio], [type=checkbox], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    )
}

/** Calls `look` while a touch screen is emulated. */
async function withFinger(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await look()
  await session.detach()
}
