import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** The rules of axe that a theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page as it stands, by rule, with the places.
 * @param only `colours` for a page that has passed in the other theme: nothing else differs there
 */
export async function violationsOn(page: Page, only?: 'colours'): Promise<string[]> {
  // Without "legacy mode" axe opens a second page to put its findings together, which is only of use where a page has
  // frames of other origins. This product has none.
  const builder = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (
    only
      ? builder.withRules(colourRules)
      : builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
