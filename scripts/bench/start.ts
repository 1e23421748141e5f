import { existsSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright'
import { Simulator } from '../../tests/e2e/support/simulator.ts'
import { atMost, type Bound, median, megabytes, ms, ratio } from './report.ts'
import { withContext } from './servers.ts'

/** The bound on the time from opening the stored busy world to the first answer, in milliseconds. */
const openingBound = 1_500
/** The bound on the memory of a page with the busy world, in bytes. */
const memoryBound = 350_000_000
/** The bound on the cost of a write in the busy world, as a multiple of one in the everyday world. */
const growth = 1.5

/** Measures the time and memory that a large stored world takes. */
export async function measureStart(browser: Browser, demo: string, runs: number): Promise<Bound[]> {
  const everyday = await measureStored(browser, demo, 'everyday', runs)
  const busy = await measureStored(browser, demo, 'busy', runs)
  const factor = median(busy.writes) / median(everyday.writes)
  return [
    atMost('opening the stored busy world until the first answer', median(busy.answers), openingBound, ms),
    atMost('memory of the page with the busy world', busy.memory, memoryBound, megabytes),
    atMost('a write in the busy world ÷ one in the everyday world, in the browser', factor, growth, ratio),
  ]
}

/** Returns when the page that was just loaded got its first answer, in milliseconds since the navigation began. */
async function firstAnswer(page: Page): Promise<number> {
  await page.locator('main article h3 a[href]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return await page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.includes('/api/'))
    return Math.min(...answers.map(({ startTime, duration }) => startTime + duration))
  })
}

/** Stores a world, opens it in new pages, writes to it and searches it. */
async function measureStored(browser: Browser, demo: string, scenario: string, runs: number) {
  return await withContext(browser, async (context) => {
    await inPage(context, `${demo}about`, (page) => store(page, scenario))
    const answers: number[] = []
    while (answers.length < runs) answers.push(await inPage(context, demo, firstAnswer))
    const writes = await inPage(context, `${demo}about`, (page) => write(page, demo))
    const before = await privateMemory(browser)
    const memory = await inPage(context, `${demo}search`, (page) => memoryOf(browser, page, before))
    return { answers, writes, memory }
  })
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
async function store(page: Page, scenario: string): Promise<void> {
  const data = await new Simulator(page).show('Data')
  await data.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario)
  await data.getByRole('button', { name: 'Reset data' }).click()
  await page.getByText(`Data reset to ${scenario}`).waitFor()
}

/** Subscribes to the newsletter 150 times; each call writes an email. Returns durations in milliseconds. */
async function write(page: Page, demo: string): Promise<number[]> {
  await new Simulator(page).ready()
  return await page.evaluate(async (base) => {
    const took: number[] = []
    for (let round = 0; round < 150; round += 1) {
      const body = new FormData()
      body.set('email', `reader${round}.${performance.now()}@example.org`)
      const started = performance.now()
      await (await fetch(`${base}api/subscribe`, { method: 'POST', body })).json()
      if (round >= 10) took.push(performance.now() - started)
    }
    return took
  }, new URL(demo).pathname)
}

/**
 * Searches the world. Returns the private memory of the page's process, or its heap on systems without `/proc`, in bytes.
 * @param before the memory of all processes before the page was opened: the process that has grown most is the page's
 */
async function memoryOf(browser: Browser, page: Page, before: ReadonlyMap<number, number>) {
  await page.getByRole('list', { name: 'Jobs found' }).getByRole('article').first().waitFor()
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/jobs/search'))
  await page.getByRole('search', { name: 'Filters' }).getByRole('searchbox').fill('night nurse')
  await (await answered).finished()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const grown = ([id, size]: [number, number]) => size - (before.get(id) ?? 0)
  const [largest] = [...(await privateMemory(browser))].toSorted((a, b) => grown(b) - grown(a))
  return largest?.[1] ?? usedSize
}

/** Returns the private memory of each page's process, in bytes by process id. Empty on systems without `/proc`. */
async function privateMemory(browser: Browser): Promise<Map<number, number>> {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo')
  const sizes = new Map<number, number>()
  for (const { id, type } of processInfo) {
    const file = `/proc/${id}/status`
    if (type !== 'renderer' || !existsSync(file)) continue
    const [, kilobytes = 0] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? []
    sizes.set(id, Number(kilobytes) * 1024)
  }
  return sizes
}
