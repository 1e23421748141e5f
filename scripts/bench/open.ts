import { existsSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright'
import * as v from 'valibot'
import { atMost, median, megabytes, ms, type Part, ratio } from './report.ts'

/** What opening a stored busy world may take until the first answer, in milliseconds. */
const openingBound = 1_500
/** What the page may hold with the busy world open, in bytes. */
const memoryBound = 350_000_000
/** What a write may cost in the busy world, as often as in the everyday one. */
const growth = 1.5

/** How long anything may take on a busy machine before it counts as broken, in milliseconds. */
const timeout = 120_000

const scenarios = ['everyday', 'busy'] as const
type Name = (typeof scenarios)[number]

interface World {
  context: BrowserContext
  openings: number[]
  writes: number[]
}

/** Opening a stored world in a cold page, its memory, and writing into the browser's store: everyday beside busy. */
export async function measureOpening(browser: Browser, demo: string, runs: number): Promise<Part> {
  const worlds = new Map<Name, World>()
  try {
    for (const name of scenarios) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      context.setDefaultTimeout(timeout)
      worlds.set(name, { context, openings: [], writes: [] })
      await store(context, demo, name)
    }
    for (let run = 0; run < runs; run += 1) {
      for (const world of worlds.values()) world.openings.push(await opening(world.context, demo))
    }
    for (let run = 0; run < 3; run += 1) {
      for (const world of worlds.values()) world.writes.push(...(await writing(world.context, demo)))
    }
    const busy = worlds.get('busy')
    if (!busy) throw new Error('There is no busy world.')
    const memory = await memoryOf(browser, busy.context, demo)
    return report(worlds, memory, runs)
  } finally {
    for (const { context } of worlds.values()) await context.close()
  }
}

/** Starts a scenario in the simulator's panel, as a person does, and waits until it is stored. */
async function store(context: BrowserContext, demo: string, name: Name): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${demo}about`)
  await page.locator('html[data-backend]').waitFor({ state: 'attached' })
  if (name !== 'everyday') {
    await page.getByRole('button', { name: /^Simulator/ }).click()
    const panel = page.getByRole('complementary', { name: 'Simulator' })
    await panel.getByRole('tab', { name: /^Data\b/ }).click()
    await panel.getByRole('combobox', { name: 'Scenario' }).selectOption(name)
    await panel.getByRole('button', { name: 'Reset data…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset data' }).click()
    await panel.getByText(`Data reset to ${name}`).waitFor()
  }
  await page.close()
}

/** A new page on the stored world, until the first call of the app is answered: milliseconds since the navigation began. */
async function opening(context: BrowserContext, demo: string): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(demo)
    const answered = await page.waitForFunction(() => {
      const calls = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.includes('/api/'))
      const ends = calls.flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.responseEnd > 0 ? [entry.responseEnd] : [],
      )
      return ends.length > 0 ? Math.min(...ends) : undefined
    })
    return v.parse(v.number(), await answered.jsonValue())
  } finally {
    await page.close()
  }
}

/** Subscribes again and again, which writes an e-mail: how long each call took in the page, in milliseconds. */
async function writing(context: BrowserContext, demo: string): Promise<number[]> {
  const page = await context.newPage()
  try {
    await page.goto(`${demo}about`)
    await page.locator('html[data-backend]').waitFor({ state: 'attached' })
    const times = await page.evaluate(async (base) => {
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
    return v.parse(v.array(v.number()), times)
  } finally {
    await page.close()
  }
}

const processes = v.object({ processInfo: v.array(v.object({ type: v.string(), id: v.number() })) })
const metrics = v.object({ metrics: v.array(v.object({ name: v.string(), value: v.number() })) })

interface Memory {
  /** What scripts hold after the garbage was collected, in bytes. */
  heap: number
  /** What the page's process holds for itself alone, in bytes; undefined where the system does not tell. */
  process: number | undefined
}

/** The memory of a page that has opened the world, shown its jobs and searched them. */
async function memoryOf(browser: Browser, context: BrowserContext, demo: string): Promise<Memory> {
  const whole = await browser.newBrowserCDPSession()
  const page = await context.newPage()
  try {
    await page.goto(demo)
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Search A Job' }).click()
    const found = page.locator('ul[aria-label="Jobs found"] article').first()
    await found.waitFor()
    const keyword = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox')
    await keyword.fill('night nurse')
    await keyword.press('Enter')
    await found.filter({ hasText: /nurse/i }).waitFor()
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    await session.send('Performance.enable')
    const told = v.parse(metrics, await session.send('Performance.getMetrics'))
    const heap = told.metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
    const { processInfo } = v.parse(processes, await whole.send('SystemInfo.getProcessInfo'))
    const renderers = processInfo.filter(({ type }) => type === 'renderer')
    const sizes = renderers.flatMap(({ id }) => privateMemory(id) ?? [])
    return { heap, process: sizes.length > 0 ? Math.max(...sizes) : undefined }
  } finally {
    await page.close()
    await whole.detach()
  }
}

/** Linux tells what a process holds for itself: without the browser's code, which all of its processes share. */
function privateMemory(id: number): number | undefined {
  const file = `/proc/${id}/status`
  if (!existsSync(file)) return undefined
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
}

function report(worlds: ReadonlyMap<Name, World>, memory: Memory, runs: number): Part {
  const of = (name: Name, what: 'openings' | 'writes') => median(worlds.get(name)?.[what] ?? [])
  const opened = of('busy', 'openings')
  const write = of('busy', 'writes') / of('everyday', 'writes')
  const held = memory.process ?? memory.heap
  return {
    title: 'The busy world in the browser',
    tables: [
      {
        about: `A new page on a stored world, medians of ${runs}, in turns. Writing: one call that is journaled, from the page and back.`,
        heads: ['stored world', 'first answer after the navigation began', 'one write'],
        rows: [
          ...scenarios.map((name) => [name, ms(of(name, 'openings')), ms(of(name, 'writes'))]),
          ['busy ÷ everyday', ratio(opened / of('everyday', 'openings')), ratio(write)],
        ],
      },
      {
        about:
          'Memory of a page that has opened the stored busy world, shown the newest jobs, and searched all of them.',
        heads: ['', ''],
        rows: [
          ['JavaScript heap, garbage collected', megabytes(memory.heap)],
          ...(memory.process === undefined
            ? []
            : [['the page’s process, private memory (RssAnon)', megabytes(memory.process)]]),
        ],
      },
    ],
    bounds: [
      atMost('opening the stored busy world until the first answer', opened, openingBound, ms),
      atMost(
        `memory of the page with the busy world (${memory.process === undefined ? 'heap' : 'process'})`,
        held,
        memoryBound,
        megabytes,
      ),
      atMost('a write in the busy world ÷ one in the everyday world, in the browser', write, growth, ratio),
    ],
  }
}
