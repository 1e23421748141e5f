import type { Browser, BrowserContext, Page } from 'playwright'
import * as v from 'valibot'
import { Simulator } from '../../tests/e2e/support/simulator.ts'
import { atMost, median, ms, type Part, ratio } from './report.ts'

/** How long it may take from an interaction to the next paint, in milliseconds. */
const paintBound = 200
/** Below this a skeleton is a flash: it is gone before anybody can make sense of it, in milliseconds. */
const flashBound = 150
/** What may move without having been asked to, over the whole walk. */
const shiftBound = 0.05
/** How many times slower the processor is made. */
const slowDown = 4
/** The Event Timing API tells of nothing quicker, in milliseconds. */
const floor = 16
/** How often each thing is done within a run. */
const rounds = 3
/** How long anything may take on a busy machine before it counts as broken, in milliseconds. */
const timeout = 60_000

const who = 'Ada Lindqvist'
const key = '__seen'

const seen = v.object({
  shift: v.number(),
  events: v.array(v.object({ interactionId: v.number(), name: v.string(), duration: v.number() })),
  shown: v.array(v.object({ what: v.string(), from: v.number(), until: v.optional(v.number()) })),
})
type Seen = v.InferOutput<typeof seen>

/** Runs in the page before everything else and notes what somebody would see: slow answers, grey shapes, jumps. */
function watch(place: string): void {
  interface Skeleton {
    what: string
    from: number
    until?: number
  }
  const events: { interactionId: number; name: string; duration: number }[] = []
  const shown: Skeleton[] = []
  const found = { shift: 0, events, shown }
  Reflect.set(globalThis, place, found)

  const numberOf = (entry: PerformanceEntry, field: string) => {
    const value: unknown = Reflect.get(entry, field)
    return typeof value === 'number' ? value : 0
  }
  const eventOptions = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const interactionId = numberOf(entry, 'interactionId')
      if (interactionId > 0) events.push({ interactionId, name: entry.name, duration: entry.duration })
    }
  }).observe(eventOptions)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // What moves right after a press was asked for.
      if (Reflect.get(entry, 'hadRecentInput') !== true) found.shift += numberOf(entry, 'value')
    }
  }).observe({ type: 'layout-shift', buffered: true })

  // What says "Loading …" and shows grey shapes: `Loading` and `SkeletonBlock` of src/ui/Skeleton.tsx.
  const standing = new Map<Element, Skeleton>()
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  new MutationObserver(() => {
    const now = performance.now()
    for (const [element, skeleton] of standing) {
      if (element.isConnected) continue
      skeleton.until = now
      standing.delete(element)
    }
    for (const words of document.querySelectorAll('main .sr-only')) {
      const box = words.parentElement
      if (!box || standing.has(box) || !words.textContent.startsWith('Loading')) continue
      if (!box.querySelector('.animate-wait')) continue
      const skeleton = { what: words.textContent, from: now }
      standing.set(box, skeleton)
      // One that goes before the next frame, or stands below what is in the window, is seen by nobody.
      requestAnimationFrame(() => {
        if (box.isConnected && isInSight(box)) shown.push(skeleton)
      })
    }
  }).observe(document, { subtree: true, childList: true })
}

/** Interaction to next paint on a slow processor, and what changing from page to page looks like. */
export async function measureInteraction(browser: Browser, demo: string, runs: number): Promise<Part> {
  const found = new Map<string, number[]>()
  const walks: Walk[] = []
  for (let left = runs; left > 0; left -= 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    context.setDefaultTimeout(timeout)
    try {
      await context.addInitScript(watch, key)
      const page = await context.newPage()
      await page.goto(`${demo}about`)
      await new Simulator(page).signIn(who)
      await page.close()
      for (const { what, worst } of await interact(context, demo)) {
        found.set(what, [...(found.get(what) ?? []), worst])
      }
      walks.push(await walk(context, demo))
    } finally {
      await context.close()
    }
  }
  return report(found, walks, runs)
}

/** What people do most, each several times; how long the slowest one took until the next paint. */
async function interact(context: BrowserContext, demo: string): Promise<{ what: string; worst: number }[]> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  const told: { what: string; worst: number }[] = []

  const user = page.getByRole('banner').getByRole('button', { name: who })
  const open = async (path: string) => {
    await slow(1)
    await page.goto(demo + path)
    await user.waitFor()
    await atRest(page)
    await slow(slowDown)
  }
  const measure = async (what: string, act: (round: number) => Promise<void>) => {
    await forget(page)
    for (let round = 0; round < rounds; round += 1) {
      await act(round)
      await atRest(page)
    }
    const { events } = await noted(page)
    told.push({ what, worst: worstOf(events) })
  }
  const words = ['nurse', 'night', 'design']
  const type = async (field: ReturnType<Page['getByRole']>, round: number) => {
    await field.fill('')
    await field.pressSequentially(words[round % words.length] ?? '', { delay: 120 })
    // Only once typing pauses does it search.
    await atRest(page, 700)
  }

  await open('search')
  const filters = page.getByRole('search', { name: 'Filters' })
  await measure('type into the search', (round) => type(filters.getByRole('searchbox'), round))
  await open('search')
  await measure('choose a filter', () => filters.getByText('Part time', { exact: true }).click())
  await open('jobs')
  const tabs = ['Part Time', 'Full Time']
  const content = page.getByRole('main')
  await measure('change the tab on /jobs', (round) =>
    content.getByRole('tab', { name: tabs[round % 2] ?? '' }).click(),
  )
  const main = page.getByRole('navigation', { name: 'Main' })
  await measure('open or close the Jobs menu', () => main.getByRole('button', { name: 'Jobs' }).click())
  await measure('open or close the user menu', () => user.click())
  const bookmark = content.getByRole('button', { name: /^Bookmark / }).first()
  await measure('bookmark a job', () => bookmark.click())
  await open('find-talent')
  const talent = page.getByRole('search', { name: 'Talent' })
  await measure('type into the talent search', (round) => type(talent.getByRole('searchbox'), round))
  await page.close()
  return told
}

interface Walk {
  flashes: string[]
  shift: number
}

/** A walk through the pages, there and back. */
async function walk(context: BrowserContext, demo: string): Promise<Walk> {
  const page = await context.newPage()
  await page.goto(demo)
  await page.getByRole('main').getByRole('article').first().waitFor()
  await atRest(page)
  await forget(page)
  const step = async (act: () => Promise<unknown>, path: RegExp) => {
    await act()
    await page.waitForURL(path)
    await atRest(page)
  }
  const main = page.getByRole('main')
  await step(() => main.getByRole('link', { name: 'Search A Job' }).click(), /\/search/)
  await step(() => main.getByRole('article').first().getByRole('link').first().click(), /\/jobs\/\d+/)
  await step(() => main.locator('a[href*="/recruiter/"]').first().click(), /\/recruiter\/\d+/)
  const banner = page.getByRole('banner')
  await step(() => banner.getByRole('link', { name: 'Home', exact: true }).click(), /\/demo\/$/)
  await step(() => main.getByRole('link', { name: 'Find Talent' }).first().click(), /\/find-talent/)
  await step(() => main.locator('a[href*="/user/"]').first().click(), /\/user\/\d+/)
  const back = [/\/find-talent/, /\/demo\/$/, /\/recruiter\/\d+/, /\/jobs\/\d+/, /\/search/, /\/demo\/$/]
  for (const path of back) {
    await step(() => page.goBack(), path)
  }
  const { shift, shown } = await noted(page)
  await page.close()
  return { flashes: flashes(shown), shift }
}

async function noted(page: Page): Promise<Seen> {
  return v.parse(seen, await page.evaluate((place): unknown => Reflect.get(globalThis, place), key))
}

/** Begins anew, without what was seen before. */
async function forget(page: Page): Promise<void> {
  await page.evaluate((place) => {
    const found: unknown = Reflect.get(globalThis, place)
    if (typeof found !== 'object' || found === null) return
    for (const list of [Reflect.get(found, 'events'), Reflect.get(found, 'shown')] as unknown[]) {
      if (Array.isArray(list)) list.length = 0
    }
    Reflect.set(found, 'shift', 0)
  }, key)
}

/** Waits until the page has not changed for a while. @param rest for how long, in milliseconds */
export async function atRest(page: Page, rest = 250): Promise<void> {
  await page.evaluate(
    (still) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(end, still)
        const observer = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, still)
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        function end() {
          observer.disconnect()
          resolve()
        }
      }),
    rest,
  )
}

/** The slowest interaction of a round; what is quicker than the Event Timing API tells counts as `floor`. */
export function worstOf(events: Seen['events']): number {
  return Math.max(
    floor,
    ...events.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration),
  )
}

/** The skeletons that were gone before anybody could make sense of them, in words. */
export function flashes(shown: Seen['shown']): string[] {
  return shown.flatMap(({ what, from, until }) =>
    until !== undefined && until - from < flashBound ? [`${what} (${Math.round(until - from)} ms)`] : [],
  )
}

function report(found: ReadonlyMap<string, readonly number[]>, walks: readonly Walk[], runs: number): Part {
  const told = [...found].map(([what, worst]) => ({ what, middle: median(worst), max: Math.max(...worst) }))
  const slowest = told.reduce((a, b) => (b.middle > a.middle ? b : a))
  const flashed = [...new Set(walks.flatMap((each) => each.flashes))]
  const shift = median(walks.map((each) => each.shift))
  return {
    title: 'Interaction',
    tables: [
      {
        about:
          `From an interaction to the next paint, on a processor made ${slowDown} times slower, as a job seeker in the everyday world: ` +
          `the slowest of ${rounds} rounds, in ${runs} runs. ${floor} ms stands for what is too quick to be told.`,
        heads: ['what somebody does', 'median of the runs', 'worst run'],
        rows: told.map(({ what, middle, max }) => [what, ms(middle), ms(max)]),
      },
      {
        about:
          'A walk: home, search, job, company, home, talent, person, and all the way back. Skeletons in sight for less than ' +
          `${flashBound} ms in any of ${runs} runs, and the layout shifts that followed no press, added up (median).`,
        heads: ['skeletons that flashed', 'layout shift'],
        rows: [[flashed.join(', ') || 'none', shift.toFixed(3)]],
      },
    ],
    bounds: [
      atMost(
        `interaction to next paint, ${slowDown} times slower: ${slowest.what}`,
        slowest.middle,
        paintBound,
        ms,
      ),
      atMost(`skeletons that flash for less than ${flashBound} ms between pages`, flashed.length, 0, String),
      atMost('layout shift over the walk', shift, shiftBound, ratio),
    ],
  }
}
