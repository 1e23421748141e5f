import type { Browser, Page } from 'playwright'
import * as v from 'valibot'
import { column, median, ms, type Part } from './report.ts'

/** The pages whose start is measured: the first one, and the one that has its jobs in sight. */
const pages = { '/': '', '/search': 'search' }

/** One start of a page: all but `shift` in milliseconds since the navigation began. */
const startSchema = v.object({
  /** The first contentful paint. */
  paint: v.number(),
  /** The page's heading was painted. */
  heading: v.number(),
  /** The simulator lets calls out. */
  ready: v.number(),
  /** The first job was painted. */
  job: v.number(),
  /** The cumulative layout shift until the page has come to rest. */
  shift: v.number(),
})
type Start = v.InferOutput<typeof startSchema>
const key = '__start'

/** How the demo starts, with the everyday world. */
export async function measureStart(browser: Browser, demo: string, runs: number): Promise<Part> {
  // Once for nothing: the browser's own start, and the files in the system's cache.
  await startTwice(browser, demo)
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const [cold, again]: [Start[], Start[]] = [[], []]
    for (let left = runs; left > 0; left -= 1) {
      const [first, second] = await startTwice(browser, demo + path)
      cold.push(first)
      again.push(second)
    }
    rows.push(rowOf(name, 'cold', cold), rowOf(name, 'reload', again))
  }
  return {
    title: 'Start',
    tables: [
      {
        about: `From the start of the navigation, everyday scenario, nothing from the HTTP cache; medians of ${runs}:`,
        heads: ['page', '', 'first paint', 'heading', 'simulator', 'first job', 'layout shift'],
        rows,
      },
    ],
    bounds: [],
  }
}

function rowOf(page: string, kind: string, starts: readonly Start[]): string[] {
  const times = (['paint', 'heading', 'ready', 'job'] as const).map((what) =>
    ms(median(column(starts, what))),
  )
  return [page, kind, ...times, Math.max(...column(starts, 'shift')).toFixed(3)]
}

/** A visit by somebody new, and the same page loaded again. */
async function startTwice(browser: Browser, address: string): Promise<[Start, Start]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript(watch, key)
    const page = await context.newPage()
    await page.goto(address)
    const cold = await startOf(page)
    await page.reload()
    return [cold, await startOf(page)]
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page before everything else, and notes when things appear. It watches what is on the page and not what
 * the app does, so that two versions of the app are measured alike.
 */
function watch(place: string): void {
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
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-backend'] })

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
async function startOf(page: Page): Promise<Start> {
  await page.waitForFunction((place) => {
    const found: unknown = Reflect.get(globalThis, place)
    if (typeof found !== 'object' || found === null) return false
    return ['paint', 'heading', 'ready', 'job'].every((what) => Number.isFinite(Reflect.get(found, what)))
  }, key)
  await page.waitForLoadState('networkidle')
  return v.parse(startSchema, await page.evaluate((place): unknown => Reflect.get(globalThis, place), key))
}
