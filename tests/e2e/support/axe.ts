import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** The themes and windows in which every page is checked. */
export const looks = [
  { theme: 'light', width: 1440, height: 900 },
  { theme: 'dark', width: 1440, height: 900 },
  { theme: 'light', width: 320, height: 640 },
  { theme: 'dark', width: 320, height: 640 },
] as const

/** Shows the page in a theme and a window size, and waits until the page has reacted. */
export async function showAs(page: Page, { theme, width, height }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  // The browser reports changes of media queries in its next frame, and only then does the card field get new colours.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** The rules of axe that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns axe's violations on the current page, by rule, with their locations.
 * @param only `colours` for a page that passed in the other theme: nothing else differs
 */
export async function violationsOn(page: Page, only?: 'colours'): Promise<string[]> {
  // Without "legacy mode", axe opens a second page to combine its results, which only helps with frames of other origins.
  // This product has none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (
    only
      ? builder.withRules(colourRules)
      : builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze()
  return violations.flatMap(({ id, nodes }) => {
    // axe compares the landmarks of all frames on purpose (dequelabs/axe-core#2592). In ARIA, each frame is a document
    // with its own landmarks. The demo's two sides show the same app, so their landmarks have the same names.
    const own = id === 'landmark-unique' ? nodes.filter(({ target }) => target.length === 1) : nodes
    return own.length === 0 ? [] : [`${id}: ${own.map(({ target }) => target.join(' ')).join(', ')}`]
  })
}
