// After its play function, each story that shows a state is looked at in all modes.

import axe from 'axe-core'
import { afterEach } from 'vitest'
import * as v from 'valibot'
import { commands, page } from 'vitest/browser'
import { settled } from '../stories/support/backend.ts'
import { modes, shown, viewports } from './modes.ts'

const ownSettings = v.object({
  theme: v.string(),
  viewport: v.optional(v.object({ value: v.optional(v.string()) })),
})

/** What happens with a picture of each mode: it is compared with the one of an earlier run, or saved small. */
const pictures: unknown = import.meta.env['VITE_STORY_PICTURES']

/** Saves what the window shows in a quarter of its size, for a page with many states. */
async function saveSmall(name: string): Promise<void> {
  const base64 = await page.screenshot({ base64: true, save: false })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const full = await createImageBitmap(new Blob([bytes]))
  // The picture is as high as the page, but the browser draws it only as far as the window.
  const height = Math.min(full.height, window.innerHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(full.width / 4)
  canvas.height = Math.round(height / 4)
  canvas.getContext('2d')?.drawImage(full, 0, 0, full.width, height, 0, 0, canvas.width, canvas.height)
  const [, data = ''] = canvas.toDataURL('image/webp', 0.6).split(',')
  await commands.writeFile(`${String(import.meta.env['VITE_STORY_FOLDER'])}/${name}.webp`, data, 'base64')
}

afterEach(async ({ expect }) => {
  const { story } = shown
  if (!story || story.tags.includes('behaviour')) return
  const { theme: ownTheme, viewport } = v.parse(ownSettings, story.globals)
  const ownWindow = viewport?.value
  // A screen's other states have the same frame; a picture is taken of each.
  const isChecked = story.tags.includes('full') || story.tags.includes('long-text')
  if (!isChecked && pictures === undefined) return
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
    const picture = `${story.id}-${mode.theme}-${width.replace('px', '')}`
    if (pictures === 'compare') await expect.soft(page).toMatchScreenshot(picture)
    if (pictures === 'small') await saveSmall(picture)
    if (isChecked && mode.theme === 'dark' && import.meta.env['VITE_STORY_AXE'] !== 'off') {
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        `${name}: contrast`,
      ).toEqual([])
    }
  }
})
