import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'

// For what no story shows: pages on paper, and the server's own pages.

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run(options: RunOptions): Promise<AxeResults> } | undefined

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns axe's violations on the current page with their locations. @param rule the only rule to check */
export async function violationsOn(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => typeof axe === 'object'))) await page.evaluate(source)
  const options: RunOptions = {
    runOnly: rule === undefined ? { type: 'tag', values: everything } : { type: 'rule', values: [rule] },
    // The results that pass are of no use here, and take long to collect.
    resultTypes: ['violations'],
  }
  const violations = await page.evaluate(async (given) => (await axe?.run(given))?.violations ?? [], options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
