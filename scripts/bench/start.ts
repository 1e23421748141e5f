import { existsSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright'
import * as v from 'valibot'
import { atMost, column, median, megabytes, ms, type Part, ratio } from './report.ts'
import { withContext } from './servers.ts'

/** The bound on opening the stored busy world until the first answer, in milliseconds. */
const openingBound = 1_500
/** The bound on the memory of a page with the busy world, in bytes. */
const memoryBound = 350_000_000
/** The bound on the cost of a write in the busy world, as a multiple of one in the everyday world. */
const growth = 1.5

/** The measured pages: the home page, and one with jobs in view. */
const pages = { '/': '', '/search': 'search' }

/** One start of a page. All but `shift` are milliseconds since the navigation began. */
const startSchema = v.object({
  paint: v.number(),
  heading: v.number(),
  /** The simulator lets calls out. */
  ready: v.number(),
  /** The first call was answered. */
  answer: v.number(),
  job: v.number(),
  /** The cumulative layout shift. */
  shift: v.number(),
})
type Start = v.InferOutput<typeof startSchema>
const times = ['paint', 'heading', 'ready', 'answer', 'job'] as const

/** Measures how the demo starts, and what a large stored world costs it. */
export async function measureStart(browser: Browser, demo: string, runs: number): Promise<Part> {
  // Warms up the browser and the system's file cache.
  await startTwice(browser, demo)
  const rows: string[][] = []
  for (const [name, path] of Object.entries(pages)) {
    const starts: [Start, Start][] = []
    while (starts.length < runs) starts.push(await startTwice(browser, demo + path))
    const [cold, again] = [starts.map(([one]) => one), starts.map(([, one]) => one)]
    rows.push(rowOf(name, 'cold', cold), rowOf(name, 'reload', again))
  }
  const stored = await measureStored(browser, demo, runs)
  const [everyday, busy] = stored.worlds
  const write = median(busy.writes) / median(everyday.writes)
  return {
    title: 'Start and stored worlds',
    tables: [
      {
        about: `From the start of the navigation, nothing from the HTTP cache; medians of ${runs}. “Stored” is a new page on a stored world.`,
        heads: [
          'page',
          '',
          'first paint',
          'heading',
          'simulator',
          'first answer',
          'first job',
          'layout shift',
        ],
        rows: [...rows, ...stored.worlds.map(({ name, starts }) => rowOf('/', `stored, ${name}`, starts))],
      },
      {
        about: 'One journaled call, from the page and back.',
        heads: ['stored world', 'one write'],
        rows: stored.worlds.map(({ name, writes }) => [name, ms(median(writes))]),
      },
      {
        about: 'A page that opened the stored busy world, showed the newest jobs and searched all of them.',
        heads: ['memory', ''],
        rows: [[stored.measure, megabytes(stored.memory)]],
      },
    ],
    bounds: [
      atMost(
        'opening the stored busy world until the first answer',
        median(column(busy.starts, 'answer')),
        openingBound,
        ms,
      ),
      atMost(
        `memory of the page with the busy world (${stored.measure})`,
        stored.memory,
        memoryBound,
        megabytes,
      ),
      atMost('a write in the busy world ÷ one in the everyday world, in the browser', write, growth, ratio),
    ],
  }
}

function rowOf(page: string, kind: string, starts: readonly Start[]): string[] {
  const medians = times.map((what) => ms(median(column(starts, what))))
  return [page, kind, ...medians, Math.max(...column(starts, 'shift')).toFixed(3)]
}

/** Measures a first visit and a reload. */
async function startTwice(browser: Browser, address: string): Promise<[Start, Start]> {
  return await withContext(browser, async (context) => {
    await context.addInitScript(watch)
    const page = await context.newPage()
    await page.goto(address)
    const cold = await startOf(page)
    await page.reload()
    return [cold, await startOf(page)]
  })
}

/**
 * Runs in the page before everything else and records when things appear. It watches the page rather than the app's
 * code, so that two versions of the app are comparable.
 */
function watch(): void {
  const found: { [what: string]: number } = { shift: 0 }
  Reflect.set(globalThis, 'measuredStart', found)

  /** Records the end of the frame in which something was first painted. */
  const note = (what: string) => {
    found[what] = Number.NaN
    requestAnimationFrame(() => setTimeout(() => (found[what] = performance.now())))
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
      if (new URL(entry.name).pathname.includes('/api/')) found['answer'] ??= entry.startTime + entry.duration
    }
  }).observe({ type: 'resource', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value')
      // A shift right after a press is a response to it.
      const isResponse = Reflect.get(entry, 'hadRecentInput') === true
      if (typeof value === 'number' && !isResponse) found['shift'] = (found['shift'] ?? 0) + value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Returns what was recorded of the page that was just loaded, once it is idle. */
async function startOf(page: Page): Promise<Start> {
  // A string would need `eval`, which the content policy forbids.
  await page.waitForFunction((awaited) => {
    const found: unknown = Reflect.get(globalThis, 'measuredStart')
    if (typeof found !== 'object' || found === null) return false
    return awaited.every((what) => Number.isFinite(Reflect.get(found, what)))
  }, times)
  await page.waitForLoadState('networkidle')
  return v.parse(startSchema, await page.evaluate('measuredStart'))
}

/** Opens stored worlds in new pages and writes to them, in turns. */
async function measureStored(browser: Browser, demo: string, runs: number) {
  const world = async (name: string) => {
    const context = await browser.newContext()
    await store(context, demo, name)
    const [starts, writes]: [Start[], number[]] = [[], []]
    return { name, context, starts, writes }
  }
  const worlds = [await world('everyday'), await world('busy')] as const
  for (let run = 0; run < runs; run += 1) {
    for (const { context, starts } of worlds) starts.push(await inPage(context, demo, startOf))
  }
  for (const { context, writes } of [...worlds, ...worlds, ...worlds]) {
    writes.push(...(await inPage(context, `${demo}about`, (page) => writing(page, demo))))
  }
  const memory = await memoryOf(browser, worlds[1].context, demo)
  for (const { context } of worlds) await context.close()
  return { worlds, ...memory }
}

async function inPage<T>(
  context: BrowserContext,
  address: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage()
  try {
    await page.goto(address)
    return await work(page)
  } finally {
    await page.close()
  }
}

/** Starts a scenario in the Simulator panel and waits until it is stored. */
async function store(context: BrowserContext, demo: string, name: string): Promise<void> {
  await inPage(context, `${demo}about`, async (page) => {
    await page.locator('html[data-backend]').waitFor({ state: 'attached' })
    page.setDefaultTimeout(120_000)
    if (name === 'everyday') return
    await page.getByRole('button', { name: /^Simulator/ }).click()
    const panel = page.getByRole('complementary', { name: 'Simulator' })
    await panel.getByRole('tab', { name: /^Data\b/ }).click()
    await panel.getByRole('combobox', { name: 'Scenario' }).selectOption(name)
    await panel.getByRole('button', { name: 'Reset data' }).click()
    await panel.getByText(`Data reset to ${name}`).waitFor()
  })
  await context.addInitScript(watch)
}

/** Subscribes to the newsletter again and again, which writes an email. Returns the milliseconds of each call. */
async function writing(page: Page, demo: string): Promise<number[]> {
  await page.locator('html[data-backend]').waitFor({ state: 'attached' })
  return await page.evaluate(async (base) => {
    const took: number[] = []
    for (let round = 0; round < 60; round += 1) {
      const body = new FormData()
      body.set('email', `reader${round}.${performance.now()}@example.org`)
      const started = performance.now()
      await (await fetch(`${base}api/subscribe`, { method: 'POST', body })).json()
      if (round >= 10) took.push(performance.now() - started)
    }
    return took
  }, new URL(demo).pathname)
}

/** Measures a page that has searched the world: its process where Linux reports it, otherwise its heap. In bytes. */
async function memoryOf(browser: Browser, context: BrowserContext, demo: string) {
  return await inPage(context, `${demo}search`, async (page) => {
    const found = page.locator('ul[aria-label="Jobs found"] article').first()
    await found.waitFor()
    const keyword = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox')
    await keyword.fill('night nurse')
    await keyword.press('Enter')
    await found.filter({ hasText: /nurse/i }).waitFor()
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Performance.enable')
    const { metrics } = await session.send('Performance.getMetrics')
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
    const whole = await browser.newBrowserCDPSession()
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type }) => type === 'renderer')
    const sizes = renderers.flatMap(({ id }) => privateMemory(id) ?? [])
    return sizes.length > 0
      ? { measure: 'process', memory: Math.max(...sizes) }
      : { measure: 'heap', memory: heap }
  })
}

/** The private memory of a process, without the browser's code, which its processes share. Known on Linux. */
function privateMemory(id: number): number | undefined {
  const file = `/proc/${id}/status`
  if (!existsSync(file)) return undefined
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}
