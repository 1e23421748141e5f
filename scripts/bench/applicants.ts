import type { Browser, Page } from 'playwright'
import { busy } from '../../mocks/scenarios/personas.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { atRest } from './interaction.ts'
import { atMost, type Bound, median, ms, percent } from './report.ts'
import { withBackend, withContext } from './servers.ts'
import { tasksOf } from './tasks.ts'

/** The longest task that drops no frame at 60 frames per second, in milliseconds. */
const frame = 1_000 / 60
/** The bound on the time from pressing the job to its first applicants, in milliseconds. The answer has 1 MB. */
const firstRowsBound = 300
/** The share of frames that scrolling may drop. */
const droppedBound = 0.01
/** The pixels to scroll per frame, as fast as with a mouse wheel, and the number of frames: about 500 rows. */
const scrolling = { pixels: 60, frames: 400 }

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** Measures the owner's page of a job with 2,000 applicants, in the build for a real backend. */
export async function measureApplicants(browser: Browser, runs: number): Promise<Bound[]> {
  return await withBackend('busy', async ({ app, runtime }) => {
    const { token, title } = await runtime.mutate((context) => {
      const job = context.tx.jobs.need(busy.crowdedJob)
      return { ...openSession(context, { id: job.account_id }), title: job.title }
    })
    const [first, dropped]: [number[], number[]] = [[], []]
    const longest = new Map<string, number[]>()
    for (let left = runs; left > 0; left -= 1) {
      await withContext(browser, async (context) => {
        await context.addInitScript((value) => localStorage.setItem('fieldwork.token', value), token)
        const page = await context.newPage()
        const traced = async (act: () => Promise<unknown>) => {
          await quiet(page)
          await browser.startTracing(page, { categories })
          await act()
          await quiet(page)
          return tasksOf((await browser.stopTracing()).toString())
        }
        const measure = async (what: string, act: () => Promise<unknown>) => {
          const tasks = await traced(act)
          longest.set(what, [...(longest.get(what) ?? []), Math.max(0, ...tasks)])
        }
        first.push(await openFromOwnList(page, app, title))
        const status = page.getByRole('table', { name: 'Applicants' }).getByRole('combobox').first()
        const wanted = (await status.inputValue()) === 'in_review' ? 'shortlisted' : 'in_review'
        await measure('set a status', () => status.selectOption(wanted))
        const field = page.getByRole('searchbox', { name: 'Search applicants' })
        await measure('search for a name', () => field.pressSequentially('maria', { delay: 60 }))
        await measure('clear the search', () => field.fill(''))
        const tasks = await traced(() => scrollOn(page))
        dropped.push(tasks.filter((time) => time > frame).length)
      })
    }
    const most = Math.max(...[...longest.values()].map(median))
    const share = median(dropped) / scrolling.frames
    const count = busy.crowd.toLocaleString('en')
    return [
      atMost(`the first of ${count} applicants, from the press`, median(first), firstRowsBound, ms),
      atMost(`frames dropped while scrolling ${count} applicants`, share, droppedBound, percent),
      atMost(`the longest task, for a search or a status among ${count} applicants`, most, frame, ms),
    ]
  })
}

/** Opens the job from the list of the owner's jobs. Returns the milliseconds from the press to the first applicants. */
async function openFromOwnList(page: Page, app: string, title: string): Promise<number> {
  await page.goto(`${app}/my?search=${encodeURIComponent(title)}`)
  const link = page.locator(`main a[href="/jobs/${busy.crowdedJob}"]`).first()
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
