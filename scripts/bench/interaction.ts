import type { Browser, BrowserContext, Page } from 'playwright'
import * as v from 'valibot'
import { Simulator } from '../../tests/e2e/support/simulator.ts'
import { atMost, type Bound, median, ms, ratio } from './report.ts'
import { withContext } from './servers.ts'

/** The bound on the time from an interaction to the next paint, in milliseconds. */
const paintBound = 200
/** A skeleton visible for fewer milliseconds than this counts as a flash. */
const flashBound = 150
/** The bound on the time until one side of the demo shows what the other did, in milliseconds. */
const otherSideBound = 1_000
/** The bound on unexpected layout shifts over the whole walk. */
const shiftBound = 0.05
/** The factor by which the processor is slowed down. */
const slowDown = 4
/** The shortest duration that the Event Timing API reports, in milliseconds. */
const floor = 16
/** The number of times that each interaction is repeated within a run. */
const rounds = 3

const who = 'Ada Lindqvist'

const seenSchema = v.object({
  /** The sum of the layout shifts. */
  shift: v.number(),
  /** The time from the slowest interaction to the next paint, in milliseconds. */
  slowest: v.number(),
  /** The skeletons that were visible for less than `flashBound`. */
  flashes: v.array(v.string()),
})
type Seen = v.InferOutput<typeof seenSchema>

/** Runs in the page before everything else. Records slow interactions, flashing skeletons and layout shifts. */
function watch(bounds: { floor: number; flash: number }): void {
  const nothing = (): Seen => ({ shift: 0, slowest: bounds.floor, flashes: [] })
  let seen = nothing()
  Reflect.set(globalThis, 'takeSeen', () => {
    const taken = seen
    seen = nothing()
    return taken
  })
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    note: (entry: PerformanceEntry, field: (name: string) => number) => void,
  ) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry, (name) => Number(Reflect.get(entry, name)))
    })
    observer.observe({ ...options, buffered: true })
  }
  observe({ type: 'event', durationThreshold: bounds.floor }, ({ duration }, field) => {
    if (field('interactionId') > 0) seen.slowest = Math.max(seen.slowest, duration)
  })
  observe({ type: 'layout-shift' }, (_entry, field) => {
    // A shift right after a press is a response to it.
    if (field('hadRecentInput') === 0) seen.shift += field('value')
  })

  // Skeletons, recognised by the text of `Loading` and the class of `SkeletonBlock` (src/ui/Skeleton.tsx).
  const skeletons = new Map<Element, { what: string; since: number; wasSeen: boolean }>()
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  new MutationObserver(() => {
    const now = performance.now()
    for (const [element, { what, since, wasSeen }] of skeletons) {
      if (element.isConnected) continue
      if (wasSeen && now - since < bounds.flash) seen.flashes.push(`${what} (${Math.round(now - since)} ms)`)
      skeletons.delete(element)
    }
    for (const words of document.querySelectorAll('main .sr-only')) {
      const box = words.parentElement
      if (!box || skeletons.has(box) || !words.textContent.startsWith('Loading')) continue
      if (!box.querySelector('.animate-wait')) continue
      const skeleton = { what: words.textContent, since: now, wasSeen: false }
      skeletons.set(box, skeleton)
      // People don't see a skeleton that disappears by the next frame or is out of view.
      requestAnimationFrame(() => {
        skeleton.wasSeen = box.isConnected && isInView(box)
      })
    }
  }).observe(document, { subtree: true, childList: true })
}

/** Returns what `watch` has recorded since the previous call. */
async function takeSeen(page: Page): Promise<Seen> {
  return v.parse(seenSchema, await page.evaluate('takeSeen()'))
}

/** Measures interaction to next paint on a slow processor, and flashes and layout shifts between pages. */
export async function measureInteraction(browser: Browser, demo: string, runs: number): Promise<Bound[]> {
  const found = new Map<string, number[]>()
  const walks: Seen[] = []
  const others: number[] = []
  for (let left = runs; left > 0; left -= 1) {
    await withContext(browser, async (context) => {
      others.push(await applyAcross(context, demo))
    })
    await withContext(browser, async (context) => {
      await context.addInitScript(watch, { floor, flash: flashBound })
      const page = await context.newPage()
      await page.goto(`${demo}about`)
      await new Simulator(page).signIn(who)
      await page.close()
      for (const [what, worst] of await interact(context, demo)) {
        found.set(what, [...(found.get(what) ?? []), worst])
      }
      walks.push(await walk(context, demo))
    })
  }
  const slowest = [...found].map(([what, all]) => ({ what, worst: median(all) })).toSorted(byWorst)[0]
  const flashes = new Set(walks.flatMap((each) => each.flashes))
  const shift = median(walks.map((each) => each.shift))
  const paint = `interaction to next paint, ${slowDown} times slower: ${slowest?.what}`
  return [
    atMost(paint, slowest?.worst ?? Number.NaN, paintBound, ms),
    atMost(`skeletons that flash for less than ${flashBound} ms between pages`, flashes.size, 0, String),
    atMost('layout shift over a walk in which messages arrive', shift, shiftBound, ratio),
    atMost('from an application until the other side shows it', median(others), otherSideBound, ms),
  ]
}

/** Repeats the most common interactions. Returns the longest time from each to the next paint, in milliseconds. */
async function interact(context: BrowserContext, demo: string): Promise<Map<string, number>> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  const slowest = new Map<string, number>()
  const user = page.getByRole('banner').getByRole('button', { name: who })
  const open = async (path: string) => {
    await slow(1)
    await page.goto(demo + path)
    await user.waitFor()
    await atRest(page)
    await slow(slowDown)
  }
  const measure = async (what: string, act: (round: number) => Promise<void>) => {
    await takeSeen(page)
    for (let round = 0; round < rounds; round += 1) {
      await act(round)
      await atRest(page)
    }
    slowest.set(what, (await takeSeen(page)).slowest)
  }
  const type = async (form: string, round: number) => {
    const field = page.getByRole('search', { name: form }).getByRole('searchbox')
    await field.fill('')
    await field.pressSequentially(['nurse', 'night', 'design'][round % 3] ?? '', { delay: 120 })
    // The search starts once typing pauses.
    await atRest(page, 700)
  }

  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Jobs' })
  const tab = (round: number) => main.getByRole('tab', { name: round % 2 ? 'Full Time' : 'Part Time' })
  await open('search')
  await measure('type into the search', (round) => type('Filters', round))
  await open('search')
  const partTime = page.getByRole('search', { name: 'Filters' }).getByText('Part time', { exact: true })
  await measure('choose a filter', () => partTime.click())
  await open('jobs')
  await measure('change the tab on /jobs', (round) => tab(round).click())
  await measure('open or close the Jobs menu', () => menu.click())
  await measure('open or close the user menu', () => user.click())
  const bookmark = main.getByRole('button', { name: /^Bookmark / }).first()
  await measure('bookmark a job', () => bookmark.click())
  await open('find-talent')
  await measure('type into the talent search', (round) => type('Talent', round))
  await page.close()
  return slowest
}

/** Applies for a job on one of both sides. Returns the milliseconds until the other shows the applicant. */
async function applyAcross(context: BrowserContext, demo: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(demo)
  await page.getByRole('button', { name: 'Show both sides' }).click()
  const side = (name: string) => page.frameLocator(`iframe[title="The app for the ${name}"]`)
  const apply = side('job seeker')
    .getByRole('form', { name: /^Apply/ })
    .getByRole('button', { name: 'Apply' })
  await side('recruiter').getByText('No applicants yet').waitFor()
  await apply.waitFor()
  await atRest(page)
  const started = performance.now()
  await apply.dispatchEvent('click')
  await side('recruiter')
    .getByRole('combobox', { name: `Status of ${who}` })
    .waitFor()
  const took = performance.now() - started
  await page.close()
  return took
}

async function walk(context: BrowserContext, demo: string): Promise<Seen> {
  const page = await context.newPage()
  await page.goto(demo)
  const main = page.getByRole('main')
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })
  await main.getByRole('article').first().waitFor()
  await atRest(page)
  await takeSeen(page)
  const step = async (act: () => Promise<unknown>, path: RegExp) => {
    await act()
    await page.waitForURL(path)
    await atRest(page)
  }
  await step(() => main.getByRole('link', { name: 'Search A Job' }).click(), /\/search/)
  await step(() => main.getByRole('article').first().getByRole('link').first().click(), /\/jobs\/\d+/)
  await step(() => main.locator('a[href*="/recruiter/"]').first().click(), /\/recruiter\/\d+/)
  await step(() => home.click(), /\/demo\/$/)
  await step(() => main.getByRole('link', { name: 'Find Talent' }).first().click(), /\/find-talent/)
  await step(() => main.locator('a[href*="/user/"]').first().click(), /\/user\/\d+/)
  const back = [/\/find-talent/, /\/demo\/$/, /\/recruiter\/\d+/, /\/jobs\/\d+/, /\/search/, /\/demo\/$/]
  for (const path of back) await step(() => page.goBack(), path)
  await letMessagesArrive(page, demo)
  const seen = await takeSeen(page)
  await page.close()
  return seen
}

/** An email arrives, the connection is lost, and it returns: none of it may move what somebody reads. */
async function letMessagesArrive(page: Page, demo: string): Promise<void> {
  await page.evaluate(async (base) => {
    const body = new FormData()
    body.set('email', 'reader@example.org')
    await fetch(`${base}api/subscribe`, { method: 'POST', body })
  }, new URL(demo).pathname)
  for (const isOffline of [true, false]) {
    await atRest(page)
    await page.context().setOffline(isOffline)
  }
  await atRest(page)
}

/** Waits until the page hasn't changed for a while. @param rest in milliseconds */
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

const byWorst = (a: { worst: number }, b: { worst: number }) => b.worst - a.worst
