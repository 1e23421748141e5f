import type { Browser, Page } from 'playwright'
import * as v from 'valibot'
import { large } from '../../mocks/scenarios/personas.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { atRest } from './interaction.ts'
import { atMost, type Bound, median, ms } from './report.ts'
import { newContext, withBackend } from './servers.ts'

/** The time of a frame at 60 frames per second, in milliseconds. */
const frame = 1_000 / 60
/** The bound on the time from pressing the job to its first applicants, in milliseconds. The answer has 1 MB. */
const firstRowsBound = 300
/** The share of frames that scrolling may drop. */
const droppedBound = 0.01
/** The pixels to scroll per frame, as fast as with a mouse wheel, and the number of frames: about 500 rows. */
const scrolling = { pixels: 60, frames: 400 }
/** How often to press “Show 100 more”, for as many rows as are scrolled. */
const presses = 4
/** The bound for 100 rows more, in milliseconds: longer tasks delay input noticeably (“long tasks”). */
const moreBound = 50

/** Measures the owner's page of a job with 2,100 applicants, in the build for a real backend. */
export function measureApplicants(runs: number): Promise<Bound[]> {
  return withBackend('large', async ({ browser, app, runtime }) => {
    const { token, title } = await runtime.mutate((context) => {
      const job = context.tx.jobs.need(large.crowdedJob)
      return { ...openSession(context, { id: job.account_id }), title: job.title }
    })
    const [first, dropped, longest, added]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let left = runs; left > 0; left -= 1) {
      const context = await newContext(browser)
      await context.addInitScript((value) => localStorage.setItem('fieldwork.token', value), token)
      const page = await context.newPage()
      first.push(await openFromOwnList(page, app, title))
      // Elements are looked up before a trace begins: by role, that takes longer than what is measured.
      const status = await page
        .getByRole('table', { name: 'Applicants' })
        .getByRole('combobox')
        .first()
        .elementHandle()
      const wanted = (await status?.inputValue()) === 'in_review' ? 'shortlisted' : 'in_review'
      const field = page.getByRole('searchbox', { name: 'Search applicants' })
      const { keyboard } = page
      const tasks = await tasksOf(browser, page, () => status?.selectOption(wanted))
      await field.focus()
      tasks.push(...(await tasksOf(browser, page, () => keyboard.type('anna', { delay: 60 }))))
      await field.selectText()
      tasks.push(...(await tasksOf(browser, page, () => keyboard.press('Delete'))))
      longest.push(Math.max(0, ...tasks))
      const more: number[] = []
      for (let press = 0; press < presses; press += 1) {
        await page.getByRole('button', { name: 'Show 100 more' }).focus()
        more.push(...(await tasksOf(browser, page, () => keyboard.press('Enter'))))
      }
      added.push(Math.max(0, ...more))
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const slow = (await tasksOf(browser, page, () => scrollOn(page))).filter((time) => time > frame)
      dropped.push(slow.length / scrolling.frames)
      await context.close()
    }
    const count = large.crowd.toLocaleString('en')
    const most = median(longest)
    return [
      atMost(`the first of ${count} applicants, from the press`, median(first), firstRowsBound, ms),
      atMost(
        `frames dropped while scrolling ${count} applicants`,
        median(dropped),
        droppedBound,
        (share) => `${(share * 100).toFixed(1)} %`,
      ),
      atMost(`the longest task, for a search or a status among ${count} applicants`, most, frame, ms),
      atMost(
        `the longest task, for 100 more of ${count} applicants, ${presses} times`,
        median(added),
        moreBound,
        ms,
      ),
    ]
  })
}

/** Opens the job from the list of the owner's jobs. Returns the milliseconds from the press to the first applicants. */
async function openFromOwnList(page: Page, app: string, title: string): Promise<number> {
  await page.goto(`${app}my?search=${encodeURIComponent(title)}`)
  const link = page.locator(`main a[href="/jobs/${large.crowdedJob}"]`).first()
  await link.waitFor()
  await quiet(page)
  const started = performance.now()
  await link.dispatchEvent('click')
  await page.locator('[aria-label="Applicants"] [aria-rowindex="7"]').waitFor()
  return performance.now() - started
}

async function scrollOn(page: Page): Promise<void> {
  await page.evaluate(async ({ pixels, frames }) => {
    for (let left = frames; left > 0; left -= 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      scrollBy({ top: pixels, behavior: 'instant' })
    }
  }, scrolling)
}

/** Waits until the network is idle and the page hasn't changed for longer than the typing pause before a search. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await atRest(page, 700)
}

/** An event of a Chromium trace. `ph: "X"` has a duration; `tdur` is its time on the processor, in microseconds. */
const traceSchema = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      ph: v.string(),
      tdur: v.optional(v.number(), 0),
      pid: v.number(),
      tid: v.number(),
    }),
  ),
})

/**
 * Returns how long each task of the page's main thread (script, layout, paint) ran on the processor during an act, in
 * milliseconds, without the time of other programs.
 */
async function tasksOf(browser: Browser, page: Page, act: () => unknown): Promise<number[]> {
  await quiet(page)
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']
  await browser.startTracing(page, { categories })
  await act()
  await quiet(page)
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString())
  const lasting = v.parse(traceSchema, trace).traceEvents.filter(({ ph }) => ph === 'X')
  // The page's main thread is the thread with the most function calls.
  const threads = [...Map.groupBy(lasting, ({ pid, tid }) => `${pid} ${tid}`).values()]
  const calls = (thread: typeof lasting) => thread.filter(({ name }) => name === 'FunctionCall').length
  const [main = []] = threads.toSorted((a, b) => calls(b) - calls(a))
  return main.filter(({ name }) => name === 'RunTask').map(({ tdur }) => tdur / 1000)
}
