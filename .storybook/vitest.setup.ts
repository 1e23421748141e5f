// After its play function, each story that shows a state is looked at in all modes.

import axe from 'axe-core'
import { afterEach } from 'vitest'
import * as v from 'valibot'
import { page } from 'vitest/browser'
import { settled } from '../stories/support/backend.ts'
import { modes, shown, viewports } from './modes.ts'

const ownSettings = v.object({
  theme: v.string(),
  viewport: v.optional(v.object({ value: v.optional(v.string()) })),
})

/** Whether a picture of each mode is compared with the one of an earlier run. */
const comparesPictures = import.meta.env['VITE_STORY_PICTURES'] === 'compare'
// The chat arrives when the page is idle: sooner or later in each run.
if (comparesPictures)
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style>#tidio-chat-iframe { visibility: hidden !important }</style>',
  )

/** Whether a press on a link that fills its row would open another row's. */
function isCovered(link: Element): boolean {
  const { x, y, width, height } = link.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.stretched')
  return hit !== undefined && hit !== null && hit !== link
}

afterEach(async ({ expect }) => {
  const { story } = shown
  if (!story || story.tags.includes('behaviour')) return
  const { theme: ownTheme, viewport } = v.parse(ownSettings, story.globals)
  const ownWindow = viewport?.value
  // A screen's other states have the same frame; a picture is taken of each.
  const isChecked = story.tags.includes('full') || story.tags.includes('long-text')
  if (!isChecked && !comparesPictures) return
  const root = document.documentElement
  for (const [name, mode] of Object.entries(modes)) {
    // A story that sets its own window or the dark theme has only these.
    if ((ownTheme === 'dark' && mode.theme !== 'dark') || (ownWindow ?? mode.viewport) !== mode.viewport)
      continue
    const { width, height } = viewports[mode.viewport].styles
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
    root.dataset['theme'] = mode.theme
    await settled()
    if (isChecked)
      expect(root.scrollWidth, `${name}: no sideways scrolling`).toBeLessThanOrEqual(window.innerWidth)
    if (isChecked)
      expect([...document.querySelectorAll('.stretched')].filter(isCovered), `${name}: links hit`).toEqual([])
    if (comparesPictures)
      await expect.soft(page).toMatchScreenshot(`${story.id}-${mode.theme}-${width.replace('px', '')}`)
    if (isChecked && mode.theme === 'dark' && import.meta.env['VITE_STORY_AXE'] !== 'off') {
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        `${name}: contrast`,
      ).toEqual([])
    }
  }
})
