import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, test as base } from 'playwright/test'
import * as v from 'valibot'
import { testMoment } from '../../tests/support/backend.ts'
import { ownView, readPlan, viewsOf } from './plan.ts'

/** A request that takes longer counts as never answered, as in some stories. In milliseconds. */
const unanswered = 700
/** Requests that took longer. */
const neverAnswered = new WeakSet<Request>()
/** Longer pages are cut off. In CSS pixels. */
const maxHeight = 8_000

const { VISUAL_SCRATCH: scratch = '', VISUAL_ONLY: only, VISUAL_URL: baseURL } = process.env

/** One page for all stories: loading Storybook into a new one takes longer than its pictures. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
        // Compressing files for the same machine takes longer than sending them.
        extraHTTPHeaders: { 'accept-encoding': 'identity' },
      })
      await context.clock.setFixedTime(testMoment)
      await context.addInitScript({ path: join(import.meta.dirname, 'in-page.mjs') })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

mkdirSync(join(scratch, 'pictures'), { recursive: true })

for (const { id, title, name } of readPlan(scratch, only).both) {
  test.describe(title, () => {
    test(name, async ({ stage: page }, { config }) => {
      // Without axe, which takes longer than everything else.
      const open = () => page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
      await page.setViewportSize({ width: 1440, height: 900 })
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
      for (const [at, view] of views.entries()) {
        await page.setViewportSize(view)
        await show(page, view.theme)
        const part = { fullPage: true, ...(await clipOf(page)) }
        const take = () => page.screenshot({ ...part, animations: 'disabled', caret: 'hide', scale: 'css' })
        const picture = `${id}-${view.theme}-${view.width}.png`
        const path = join(scratch, 'pictures', picture)
        if (config.updateSnapshots === 'all') {
          let [earlier, later] = [await take(), at > 0 ? undefined : await take()]
          // Once its first picture is twice the same, the page stays still.
          while (later && !later.equals(earlier)) [earlier, later] = [later, await take()]
          writeFileSync(path, earlier)
        } else if (!readFileSync(path).equals(await take())) {
          // Comparing pixels takes much longer than comparing files.
          await expect.soft(page).toHaveScreenshot(picture, part)
        }
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
    (request) => !request.existingResponse() && !request.failure() && !neverAnswered.has(request),
  )
  await Promise.race([
    // Some stories show a request that is never answered.
    page.waitForTimeout(unanswered),
    Promise.all(waiting.map((request) => request.response())),
  ])
  for (const request of waiting) if (!request.existingResponse()) neverAnswered.add(request)
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
