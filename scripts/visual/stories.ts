import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, type Request, test as base } from 'playwright/test'
import * as v from 'valibot'
import { testMoment } from '../../tests/support/backend.ts'
import { ownView, readPlan, thumbnailWidth, viewsOf } from './plan.ts'

/** A request that takes longer counts as never answered, which some stories intend. In milliseconds. */
const unanswered = 700
/** Requests that took longer than `unanswered`. */
const neverAnswered = new WeakSet<Request>()
/** Pictures of longer pages are cut off. In CSS pixels. */
const maxHeight = 8_000

const { VISUAL_SCRATCH: scratch = '', VISUAL_ONLY: only, VISUAL_URL: baseURL } = process.env
/** Thumbnails show what the window shows, small. They aren't compared, so a pixel more or less doesn't matter. */
const isThumbnail = process.env.VISUAL_AS === 'thumbnails'
const pictures = join(scratch, 'pictures')

/** One page for all stories: loading Storybook into a new page takes longer than taking a story's pictures. */
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

mkdirSync(pictures, { recursive: true })

/** The component whose stories the page has loaded. */
let loaded: string | undefined

const { both, added, removed } = readPlan(scratch, only)
const isBefore = process.env.VISUAL_BUILD === 'before'

const listed = Map.groupBy(isBefore ? both : [...both, ...added], ({ title }) => title)
for (const [title, stories] of listed) {
  test.describe(title, () => {
    // One process for all stories of a component, which is loaded once.
    test.describe.configure({ mode: 'default' })
    for (const { id, name } of stories) {
      test(name, async ({ stage }) => {
        let taken = await photograph(stage, id).catch(() => undefined)
        // A story that differs or fails gets a second try: on a busy machine, either can happen by chance.
        if (!taken?.every(([file, picture]) => isBefore || isSame(file, picture))) {
          loaded = undefined
          taken = await photograph(stage, id)
        }
        for (const [file, picture] of taken) {
          if (isBefore) writeFileSync(join(pictures, file), picture)
          // Comparing pixels takes much longer than comparing files. A new state is shown alone.
          else if (!isSame(file, picture)) expect.soft(picture).toMatchSnapshot(file)
        }
      })
    }
  })
}

for (const { title, name } of isBefore ? [] : removed)
  test.describe(title, () => test(name, () => Promise.reject(new Error('This state was removed.'))))

/** Whether a picture equals the earlier commit's. */
function isSame(file: string, picture: Buffer): boolean {
  return existsSync(join(pictures, file)) && readFileSync(join(pictures, file)).equals(picture)
}

/** Waits until the page is laid out and all its calls are answered, except those that never are. */
async function settle(page: Page): Promise<void> {
  let waiting: Request[]
  do {
    waiting = (await page.requests()).filter(
      (request) => !request.existingResponse() && !request.failure() && !neverAnswered.has(request),
    )
    const answers = waiting.map((request) => request.response())
    const all = Promise.all([...answers, page.evaluate('visual.loaded()')])
    // The timeout only ends the wait for calls that some stories never answer.
    await Promise.race([all, page.waitForTimeout(unanswered)])
    for (const request of waiting) if (!request.existingResponse()) neverAnswered.add(request)
  } while (waiting.length > 0)
}

/** Returns the pictures of a story, each with its file name. */
async function photograph(page: Page, id: string) {
  const [component] = id.split('--')
  // The next story of the same component takes the place of the previous one, which is faster than loading it.
  if (loaded !== component) {
    await page.goto('/iframe.html?viewMode=story')
    await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue')
    loaded = component
  }
  const views = viewsOf(v.parse(ownView, await page.evaluate(`visual.ownView("${id}")`)))
  // The story plays in the window that it sets for itself.
  if (views[0]) await page.setViewportSize(views[0])
  await page.evaluate(`visual.play("${id}")`)
  const ending = await page.waitForFunction('visual.ending()', undefined, { timeout: 60_000 })
  expect(await ending.jsonValue(), 'The story plays without an error.').toBe('success')
  const devTools = await page.context().newCDPSession(page)
  const taken: [file: string, picture: Buffer][] = []
  let width: number | undefined
  for (const view of views) {
    await page.setViewportSize(view)
    await page.evaluate(`visual.show("${view.theme}")`)
    // A small picture in the other theme has the same layout.
    if (!isThumbnail || view.width !== width) await settle(page)
    width = view.width
    const take = async () => {
      const size = (await devTools.send('Page.getLayoutMetrics')).cssContentSize
      const clip = isThumbnail
        ? { x: 0, y: 0, width: view.width, height: view.height, scale: thumbnailWidth(view) / view.width }
        : { x: 0, y: 0, width: size.width, height: Math.min(size.height, maxHeight), scale: 1 }
      const captureBeyondViewport = !isThumbnail && (size.width > view.width || size.height > view.height)
      // Playwright's own pictures take longer, as they are compressed more.
      const options = { ...(isThumbnail && { format: 'webp' as const, quality: 60 }), optimizeForSpeed: true }
      const answer = await devTools.send('Page.captureScreenshot', {
        ...options,
        clip,
        captureBeyondViewport,
      })
      return Buffer.from(answer.data, 'base64')
    }
    const file = `${id}-${view.theme}-${view.width}.${isThumbnail ? 'webp' : 'png'}`
    let picture = await take()
    // Two identical pictures in a row show that the page no longer changes. Later views of the story need one each, and so
    // does the first one if it equals the earlier commit's.
    let earlier = isThumbnail || taken.length > 0 || isSame(file, picture) ? picture : Buffer.of()
    while (!picture.equals(earlier)) [earlier, picture] = [picture, await take()]
    taken.push([file, picture])
  }
  await devTools.detach()
  return taken
}
