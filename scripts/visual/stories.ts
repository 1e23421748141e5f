import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test as base } from 'playwright/test'
import * as v from 'valibot'
import { testMoment } from '../../tests/support/backend.ts'
import { ownView, readPlan, viewsOf } from './plan.ts'

const { VISUAL_SCRATCH: scratch = '', VISUAL_ONLY: only, VISUAL_URL: baseURL } = process.env
const pictures = join(scratch, 'pictures')

/** One page for all stories: loading Storybook into a new one takes longer than its pictures. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
        // Without the worker, files load faster, and the page answers its own calls.
        serviceWorkers: 'block',
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

mkdirSync(pictures, { recursive: true })

for (const { id, title, name } of readPlan(scratch, only).both) {
  test.describe(title, () => {
    test(name, async ({ stage }, { config }) => {
      const isBefore = config.updateSnapshots === 'all'
      const isSame = (file: string, picture: Buffer) => readFileSync(join(pictures, file)).equals(picture)
      let taken = await photograph(stage, id, isBefore).catch(() => undefined)
      // Only what differs or fails twice counts: a busy machine can cause it once.
      if (!taken?.every(([file, picture]) => isBefore || isSame(file, picture)))
        taken = await photograph(stage, id, true)
      for (const [file, picture] of taken) {
        if (isBefore) writeFileSync(join(pictures, file), picture)
        // Comparing pixels takes much longer than comparing files.
        else if (!isSame(file, picture)) expect.soft(picture).toMatchSnapshot(file)
      }
    })
  })
}

/** Returns the pictures of a story by their files' names. If `isCareful`, the first one is twice the same. */
async function photograph(page: Page, id: string, isCareful: boolean) {
  // Without axe, which takes longer than everything else.
  const open = () => page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  // Most stories with a window of their own have it in their name.
  const size = id.includes('narrow') ? { width: 320, height: 720 } : { width: 1440, height: 900 }
  await page.setViewportSize(size)
  await open()
  await page.waitForFunction('visual.ownView()')
  const views = viewsOf(v.parse(ownView, await page.evaluate('visual.ownView()')))
  if (views[0] && views[0].width !== size.width) {
    // Again, so that the story plays in the window that it sets for itself.
    await page.setViewportSize(views[0])
    await open()
  }
  const ending = await page.waitForFunction('visual.ending()', undefined, { timeout: 60_000 })
  expect(await ending.jsonValue(), 'The story plays without an error.').toBe('success')
  const devTools = await page.context().newCDPSession(page)
  const taken: [string, Buffer][] = []
  for (const view of views) {
    await page.setViewportSize(view)
    let waiting
    do {
      await page.evaluate(`visual.show("${view.theme}")`)
      waiting = (await page.requests()).filter((each) => !each.existingResponse() && !each.failure())
      await Promise.all(waiting.map((request) => request.response()))
    } while (waiting.some((request) => request.existingResponse()))
    const take = async () => {
      const { width, height } = (await devTools.send('Page.getLayoutMetrics')).cssContentSize
      const clip = { x: 0, y: 0, width, height: Math.min(height, 8_000), scale: 1 }
      const captureBeyondViewport = width > view.width || height > view.height
      // Playwright's own pictures take longer, as they are compressed more. Very long pages are cut off.
      const options = { clip, captureBeyondViewport, optimizeForSpeed: true }
      return Buffer.from((await devTools.send('Page.captureScreenshot', options)).data, 'base64')
    }
    let picture = await take()
    // Once its first picture is twice the same, the page stays still.
    let earlier = isCareful && taken.length === 0 ? Buffer.of() : picture
    while (!picture.equals(earlier)) [earlier, picture] = [picture, await take()]
    taken.push([`${id}-${view.theme}-${view.width}.png`, picture])
  }
  await devTools.detach()
  return taken
}
