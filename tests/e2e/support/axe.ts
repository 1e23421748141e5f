import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
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

/** axe itself, for pages. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run(options: RunOptions): Promise<AxeResults> } | undefined

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules of axe that depend on the theme. */
const colours = ['color-contrast', 'link-in-text-block']

/**
 * Returns axe's violations on the current page, by rule, with their locations.
 * @param only `colours` for a page that passed in the other theme: nothing else differs
 */
export async function violationsOn(page: Page, only?: 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => typeof axe === 'object'))) {
    // Checks the page's frames too.
    for (const frame of page.frames()) await frame.evaluate(source)
  }
  const options: RunOptions = {
    runOnly: only ? { type: 'rule', values: colours } : { type: 'tag', values: everything },
    // The results that pass are of no use here, and take long to collect.
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(async (given) => (await axe?.run(given))?.violations ?? [], options)
  return violations.flatMap(({ id, nodes }) => {
    // axe compares the landmarks of all frames on purpose (dequelabs/axe-core#2592). In ARIA, each frame is a document
    // with its own landmarks. The demo's two sides show the same app, so their landmarks have the same names.
    const own = id === 'landmark-unique' ? nodes.filter(({ target }) => target.length === 1) : nodes
    return own.length === 0 ? [] : [`${id}: ${own.map(({ target }) => target.join(' ')).join(', ')}`]
  })
}
