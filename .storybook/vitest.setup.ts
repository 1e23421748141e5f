// After its play function, each story that shows a state is looked at in all modes.

import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from '../stories/support/backend.ts'
import { modes, shown, viewports } from './modes.ts'

afterEach(async () => {
  const { story } = shown
  if (!story || story.tags.includes('behaviour')) return
  const { theme: ownTheme, viewport } = story.globals
  const root = document.documentElement
  for (const [name, mode] of Object.entries(modes)) {
    // A story that sets its own window or the dark theme has only these.
    if ((ownTheme === 'dark' && mode.theme !== 'dark') || (viewport && viewport.value !== mode.viewport))
      continue
    const { width, height } = viewports[mode.viewport].styles
    await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
    root.dataset['theme'] = mode.theme
    await settled()
    expect(root.scrollWidth, `${name}: no sideways scrolling`).toBeLessThanOrEqual(window.innerWidth)
    if (mode.theme === 'dark' && import.meta.env['VITE_STORY_AXE'] !== 'off') {
      const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
      expect(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        `${name}: contrast`,
      ).toEqual([])
    }
  }
})
