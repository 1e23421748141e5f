import { join } from 'node:path'
import type { Browser, Page, Request } from 'playwright'
import * as v from 'valibot'
import { testMoment } from '../../tests/support/backend.ts'
import type { OwnView, View } from './plan.ts'

/** Switches for a Chromium that draws the same page in the same pixels every time. */
export const steadyArgs = [
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-low-res-tiling',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** How long nothing may change before a picture is taken, in milliseconds. */
const quiet = 120
/** A request that takes longer counts as never answered, as in some stories. In milliseconds. */
const unanswered = 1_500
/** Longer pages are cut off. In CSS pixels. */
const maxHeight = 8_000

const ownViews = v.array(
  v.object({
    id: v.string(),
    theme: v.optional(v.string()),
    width: v.optional(v.number()),
    height: v.optional(v.number()),
  }),
)

/** Photographs the stories of one Storybook, one after the other. */
export interface Camera {
  /** Returns what each story sets for itself, by its id. */
  ownViews(story: string): Promise<Map<string, OwnView>>
  /**
   * Opens a story once, lets it finish, then changes theme and width in place.
   * @returns a PNG for each view, in their order
   * @throws Error if the story fails, or does not finish within a minute
   */
  photograph(story: string, views: readonly View[]): Promise<Buffer[]>
}

/** Opens a page whose clock, random numbers and motion are fixed. @param url the address of the Storybook */
export async function openCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Compressing files for the same machine takes longer than sending them.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
  })
  await context.clock.setFixedTime(testMoment)
  await context.addInitScript({ path: join(import.meta.dirname, 'in-page.mjs') })
  const page = await context.newPage()
  const isBusy = requestsOf(page)

  const open = async (story: string) => {
    // Without axe, which takes longer than everything else.
    await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`)
    const waiting = page.waitForFunction('visual.ending()', undefined, { timeout: 60_000 })
    const ending = await waiting.catch(() => {
      throw new Error('The story did not finish within a minute.')
    })
    if ((await ending.jsonValue()) !== 'success') throw new Error('The story failed.')
  }
  const take = async (view: View) => {
    await page.setViewportSize(view)
    await page.evaluate(`visual.show('${view.theme}')`)
    do await page.evaluate(`visual.settled(${quiet})`)
    while (isBusy())
    // As wide as the content, so that overflow is visible.
    const [width, height] = v.parse(v.tuple([v.number(), v.number()]), await page.evaluate('visual.size()'))
    const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) }
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', clip })
  }
  return {
    ownViews: async (story) => {
      await open(story)
      const all = v.parse(ownViews, await page.evaluate('visual.ownViews()'))
      return new Map(all.map((each) => [each.id, each]))
    },
    photograph: async (story, views) => {
      if (views[0]) await page.setViewportSize(views[0])
      await open(story)
      const pictures: Buffer[] = []
      for (const view of views) pictures.push(await take(view))
      return pictures
    },
  }
}

/** Returns whether the page waits for an answer or has just received one. */
function requestsOf(page: Page): () => boolean {
  const began = new Map<Request, number>()
  let last = 0
  const end = (request: Request) => {
    began.delete(request)
    last = performance.now()
  }
  page.on('request', (request) => began.set(request, performance.now()))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => {
    const now = performance.now()
    return now - last < quiet || [...began.values()].some((start) => now - start < unanswered)
  }
}
