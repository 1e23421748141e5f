import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import * as v from 'valibot'
import { testMoment } from '../../tests/support/backend.ts'
import { ownView, readPlan, viewsOf } from './plan.ts'

/** A request that takes longer counts as never answered, as in some stories. In milliseconds. */
const unanswered = 1_500
/** Longer pages are cut off. In CSS pixels. */
const maxHeight = 8_000

const { VISUAL_SCRATCH: scratch = '', VISUAL_ONLY: only } = process.env

for (const { id, title, name } of readPlan(scratch, only).both) {
  test.describe(title, () => {
    test(name, async ({ page }) => {
      await page.clock.setFixedTime(testMoment)
      await page.addInitScript({ path: join(import.meta.dirname, 'in-page.mjs') })
      // Without axe, which takes longer than everything else.
      const open = () => page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
      await open()
      await page.waitForFunction('visual.ownView()')
      const own = v.parse(ownView, await page.evaluate('visual.ownView()'))
      const views = viewsOf(own)
      if (own.width !== undefined && views[0]) {
        // Again, so that the story plays in the window that it sets for itself.
        await page.setViewportSize(views[0])
        await open()
      }
      const ending = await page.waitForFunction('visual.ending()', undefined, { timeout: 60_000 })
      expect(await ending.jsonValue(), 'The story plays without an error.').toBe('success')
      for (const view of views) {
        await page.setViewportSize(view)
        await show(page, view.theme)
        const options = { fullPage: true, ...(await clipOf(page)) }
        await expect.soft(page).toHaveScreenshot(`${id}-${view.theme}-${view.width}.png`, options)
      }
    })
  })
}

/** Shows the page from its top in a theme, once its requests are answered and its fonts and images are loaded. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    for (const image of document.images) image.loading = 'eager'
    window.scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, theme)
  const waiting = (await page.requests()).filter(
    (request) => !request.existingResponse() && !request.failure(),
  )
  await Promise.race([
    page.waitForTimeout(unanswered),
    Promise.all(waiting.map((request) => request.response())),
  ])
  await page.evaluate(async (limit) => {
    const images = [...document.images].map((image) => image.decode())
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, limit)),
      Promise.allSettled([document.fonts.ready, ...images]),
    ])
  }, unanswered)
}

/** Returns the part of a very long page to photograph. Other pages may still grow, so they have no fixed part. */
async function clipOf(page: Page) {
  const [width, height] = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth, scrollHeight] as const
  })
  return height > maxHeight ? { clip: { x: 0, y: 0, width, height: maxHeight } } : {}
}
