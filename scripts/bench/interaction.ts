import type { Locator, Page } from 'playwright'
import * as v from 'valibot'
import { Simulator } from '../../tests/e2e/support/simulator.ts'
import { atMost, type Bound, median, ms } from './report.ts'
import { newContext, withDemo } from './servers.ts'

/** The bound on the time from an interaction to the next paint, in milliseconds. */
const paintBound = 200
/** A skeleton visible for fewer milliseconds than this counts as a flash. */
const flashBound = 150
/** The bound on unexpected layout shifts over the whole walk. */
const shiftBound = 0.05
/** The factor by which the processor is slowed down. */
const slowDown = 4

const who = 'Ada Lindqvist'

const seenSchema = v.object({
  /** The sum of the layout shifts. */
  shift: v.number(),
  /** The time from the slowest interaction to the next paint, in milliseconds. */
  slowest: v.number(),
  /** How many skeletons were visible for less than `flashBound`. */
  flashes: v.number(),
})
type Seen = v.InferOutput<typeof seenSchema>

/** Runs in the page before everything else. Records slow interactions, flashing skeletons and layout shifts. */
function watch(flash: number): void {
  const nothing = (): Seen => ({ shift: 0, slowest: 0, flashes: 0 })
  let seen = nothing()
  Reflect.set(globalThis, 'takeSeen', () => {
    const taken = seen
    seen = nothing()
    return taken
  })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const field = (name: string) => Number(Reflect.get(entry, name))
      if (field('interactionId') > 0) seen.slowest = Math.max(seen.slowest, entry.duration)
      // A shift right after a press is a response to it.
      if (entry.entryType === 'layout-shift' && field('hadRecentInput') === 0) seen.shift += field('value')
    }
  })
  const events = { type: 'event', durationThreshold: 16, buffered: true }
  for (const options of [events, { type: 'layout-shift', buffered: true }]) observer.observe(options)

  // Skeletons, recognised by the text of `Loading` and the class of `SkeletonBlock` (src/ui/Skeleton.tsx).
  const skeletons = new Map<Element, { since: number; wasSeen: boolean }>()
  new MutationObserver(() => {
    const now = performance.now()
    for (const [element, { since, wasSeen }] of skeletons) {
      if (element.isConnected) continue
      if (wasSeen && now - since < flash) seen.flashes += 1
      skeletons.delete(element)
    }
    for (const words of document.querySelectorAll('main .sr-only')) {
      const box = words.parentElement
      if (!box || skeletons.has(box) || !words.textContent.startsWith('Loading')) continue
      if (!box.querySelector('.animate-wait')) continue
      const skeleton = { since: now, wasSeen: false }
      skeletons.set(box, skeleton)
      // People don't see a skeleton that disappears by the next frame or is out of view.
      requestAnimationFrame(() => {
        const { top, bottom } = box.getBoundingClientRect()
        skeleton.wasSeen = box.isConnected && bottom > 0 && top < innerHeight
      })
    }
  }).observe(document, { subtree: true, childList: true })
}

/** Returns what `watch` has recorded since the previous call. */
async function takeSeen(page: Page): Promise<Seen> {
  return v.parse(seenSchema, await page.evaluate('takeSeen()'))
}

/** Measures interaction to next paint on a slow processor, and flashes and layout shifts between pages. */
export function measureInteraction(runs: number): Promise<Bound[]> {
  return withDemo(async ({ browser, app }) => {
    const found = new Map<string, number[]>()
    const walks: Seen[] = []
    while (walks.length < runs) {
      const context = await newContext(browser)
      await context.addInitScript(watch, flashBound)
      const page = await context.newPage()
      await page.goto(`${app}about`)
      await new Simulator(page).signIn(who)
      await interact(page, app, (what, time) => found.set(what, [...(found.get(what) ?? []), time]))
      walks.push(await walk(page, app))
      await context.close()
    }
    const medians = [...found].map(([what, all]) => ({ what, worst: median(all) }))
    const [slowest] = medians.toSorted((a, b) => b.worst - a.worst)
    const flashes = Math.max(...walks.map((each) => each.flashes))
    const shift = median(walks.map((each) => each.shift))
    const paint = `interaction to next paint, ${slowDown} times slower: ${slowest?.what}`
    return [
      atMost(paint, slowest?.worst ?? Number.NaN, paintBound, ms),
      atMost(`skeletons that flash for less than ${flashBound} ms between pages`, flashes, 0, String),
      atMost('layout shift over a walk in which messages arrive', shift, shiftBound),
    ]
  })
}

/** Repeats the most common interactions. @param note receives the longest time from each to the next paint, in milliseconds */
async function interact(page: Page, demo: string, note: (what: string, time: number) => void): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
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
    for (let round = 0; round < 3; round += 1) {
      await act(round)
      await atRest(page)
    }
    note(what, (await takeSeen(page)).slowest)
  }
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Jobs' })
  const tab = (round: number) => main.getByRole('tab', { name: round % 2 ? 'Full Time' : 'Part Time' })
  await open('search')
  const filters = page.getByRole('search', { name: 'Filters' })
  await measure('type into the search', async () => {
    await filters.getByRole('searchbox').fill('')
    await filters.getByRole('searchbox').pressSequentially('night nurse', { delay: 120 })
    // The search starts once typing pauses.
    await atRest(page, 700)
  })
  await open('search')
  await measure('choose a filter', () => filters.getByText('Part time', { exact: true }).click())
  await open('jobs')
  await measure('change the tab on /jobs', (round) => tab(round).click())
  await measure('open or close the Jobs menu', () => menu.click())
  const bookmark = main.getByRole('button', { name: /^Bookmark / }).first()
  await measure('bookmark a job', () => bookmark.click())
  await slow(1)
}

async function walk(page: Page, demo: string): Promise<Seen> {
  await page.goto(demo)
  const main = page.getByRole('main')
  const article = main.getByRole('article').first()
  await article.waitFor()
  await atRest(page)
  await takeSeen(page)
  const banner = page.getByRole('banner')
  const steps: [Locator, RegExp][] = [
    [banner.getByRole('link', { name: 'Job search' }), /\/search/],
    [article.getByRole('link').first(), /\/jobs\/\d+/],
    [main.locator('a[href*="/recruiter/"]').first(), /\/recruiter\/\d+/],
    [banner.getByRole('link', { name: 'Fieldwork' }), /\/demo\/$/],
    [article.getByRole('link').first(), /\/jobs\/\d+/],
  ]
  const arrive = async (path: RegExp) => {
    await page.waitForURL(path)
    await atRest(page)
  }
  for (const [link, path] of steps) {
    await link.click()
    await arrive(path)
  }
  for (const [, path] of [[null, /\/demo\/$/] as const, ...steps.slice(0, -1)].toReversed()) {
    await page.goBack()
    await arrive(path)
  }
  // An email arrives, the connection is lost, and it returns: none of it may move what somebody reads.
  await page.evaluate(async () => {
    const body = new FormData()
    body.set('email', 'reader@example.org')
    await fetch('api/subscribe', { method: 'POST', body })
  })
  for (const isOffline of [true, false]) {
    await atRest(page)
    await page.context().setOffline(isOffline)
  }
  await atRest(page)
  return await takeSeen(page)
}

/** Waits until the page hasn't changed for a while. @param rest in milliseconds */
export async function atRest(page: Page, rest = 250): Promise<void> {
  await page.evaluate(async (still) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let timer = setTimeout(resolve, still)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, still)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await promise
    observer.disconnect()
  }, rest)
}
