import type { Page } from 'playwright'
import * as v from 'valibot'

/** One start of a page. All but `shift` in milliseconds since the navigation began. */
export interface Start {
  /** The first contentful paint. */
  paint: number
  /** The page's heading was painted. */
  heading: number
  /** The simulator lets calls out. */
  ready: number
  /** The first job was painted. */
  job: number
  /** The cumulative layout shift until the page has come to rest. */
  shift: number
}

const seen = v.object({
  paint: v.number(),
  heading: v.number(),
  ready: v.number(),
  job: v.number(),
  shift: v.number(),
})
const key = '__start'

/**
 * Runs in the page before everything else, and notes when things appear. It watches what is on the page and not what
 * the app does, so that two versions of the app are measured alike.
 */
export const startScript = `(${watchStart.toString()})(${JSON.stringify(key)})`

function watchStart(place: string): void {
  const found: { [what: string]: number } = { shift: 0 }
  Reflect.set(globalThis, place, found)

  /** Notes the end of the frame in which something is painted for the first time. */
  const note = (what: string) => {
    found[what] = Number.NaN
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        found[what] = performance.now()
        port1.close()
      })
      port1.start()
      port2.postMessage(null)
    })
  }
  const awaited: Record<string, string> = {
    heading: 'main h1',
    job: 'main article h3 a[href]',
    ready: 'html[data-backend]',
  }
  new MutationObserver(() => {
    for (const [what, selector] of Object.entries(awaited)) {
      if (!(what in found) && document.querySelector(selector)) note(what)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-backend'],
  })

  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) found['paint'] = startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value')
      // What moves right after a press was asked for.
      const isAnswer = Reflect.get(entry, 'hadRecentInput') === true
      if (typeof value === 'number' && !isAnswer) found['shift'] = (found['shift'] ?? 0) + value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What was noted of the page that was just loaded, once it has come to rest. */
export async function startOf(page: Page): Promise<Start> {
  await page.waitForFunction((place) => {
    const found: unknown = Reflect.get(globalThis, place)
    if (typeof found !== 'object' || found === null) return false
    return ['paint', 'heading', 'ready', 'job'].every((what) => Number.isFinite(Reflect.get(found, what)))
  }, key)
  await page.waitForLoadState('networkidle')
  return v.parse(seen, await page.evaluate((place): unknown => Reflect.get(globalThis, place), key))
}
