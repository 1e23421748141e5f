import { existsSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright'
import { Simulator } from '../../tests/e2e/support/simulator.ts'
import { atMost, type Bound, growth, median, ms } from './report.ts'
import { newContext, withDemo } from './servers.ts'

/** The bound on the time from opening the stored large world to the first answer, in milliseconds. */
const openingBound = 1_500
/** The bound on the memory of a page with the large world, in bytes. */
const memoryBound = 350_000_000

/** Measures the time and memory that a large stored world takes. */
export function measureStart(runs: number): Promise<Bound[]> {
  return withDemo(async ({ browser, app }) => {
    const everyday = await openStored(browser, app, 'everyday')
    const small = median(await inPage(everyday, `${app}about`, write))
    await everyday.close()
    const stored = await openStored(browser, app, 'large')
    const answers: number[] = []
    while (answers.length < runs) answers.push(await inPage(stored, app, firstAnswer))
    const large = median(await inPage(stored, `${app}about`, write))
    // The worker, and pages that are still closing, have processes of their own.
    const others = new Set((await pageProcesses(browser)).map(({ id }) => id))
    const memory = await inPage(stored, `${app}search`, (page) => memoryOf(page, browser, others))
    const factor = large / small
    return [
      atMost('opening the stored large world until the first answer', median(answers), openingBound, ms),
      atMost(
        'memory of the page with the large world',
        memory,
        memoryBound,
        (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`,
      ),
      atMost('a write in the large world ÷ one in the everyday world, in the browser', factor, growth),
    ]
  })
}

/** Returns a browser context with a stored scenario. */
async function openStored(browser: Browser, app: string, scenario: string): Promise<BrowserContext> {
  const context = await newContext(browser)
  await inPage(context, `${app}about`, async (page) => {
    const data = await new Simulator(page).show('Data')
    await data.getByRole('combobox', { name: 'Scenario' }).selectOption(scenario)
    await data.getByRole('button', { name: 'Reset data' }).click()
    await page.getByText(`Data reset to ${scenario}`).waitFor()
  })
  return context
}

async function inPage<T>(context: BrowserContext, address: string, work: (page: Page) => Promise<T>) {
  const page = await context.newPage()
  await page.goto(address)
  const result = await work(page)
  await page.close()
  return result
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

/** Subscribes to the newsletter 150 times; each call writes an email. Returns durations in milliseconds. */
async function write(page: Page): Promise<number[]> {
  await new Simulator(page).ready()
  return await page.evaluate(async () => {
    const took: number[] = []
    for (let round = 0; round < 150; round += 1) {
      const body = new FormData()
      body.set('email', `reader${round}.${performance.now()}@example.org`)
      const started = performance.now()
      await (await fetch('api/subscribe', { method: 'POST', body })).json()
      if (round >= 10) took.push(performance.now() - started)
    }
    return took
  })
}

/** Returns the processes that run pages and workers. */
async function pageProcesses(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer')
}

/**
 * Searches the world. Returns the private memory of the page's process, or its heap on systems without `/proc`, in bytes.
 * @param others the processes that were there before the page
 */
async function memoryOf(page: Page, browser: Browser, others: ReadonlySet<number>): Promise<number> {
  await page.getByRole('list', { name: 'Jobs found' }).getByRole('article').first().waitFor()
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/jobs/search'))
  await page.getByRole('search', { name: 'Filters' }).getByRole('searchbox').fill('nurse')
  await (await answered).finished()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const sizes = (await pageProcesses(browser))
    .filter(({ id }) => !others.has(id) && existsSync(`/proc/${id}/status`))
    .map(({ id }) => /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')))
  return sizes.length === 0 ? usedSize : Math.max(...sizes.map((size) => Number(size?.[1]) * 1024))
}
