import type { Browser, Page } from 'playwright'
import { busy } from '../../mocks/scenarios/personas.ts'
import { openSession } from '../../mocks/services/sessions.ts'
import { atRest } from './interaction.ts'
import { atMost, column, median, ms, type Part } from './report.ts'
import { withBackend, withContext } from './servers.ts'
import { type Task, tasksOf } from './tasks.ts'

/** How long the main thread may be busy without dropping a frame: a sixtieth of a second, in milliseconds. */
const frame = 1_000 / 60
/** The bound from the press to the first rows, with an answer of a megabyte, in milliseconds. */
const firstRowsBound = 300
/** The share of frames that scrolling may drop. */
const droppedBound = 0.01
/** As fast as a wheel turns, past some 500 rows. */
const scrolling = { pixels: 60, frames: 400 }

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/** Measures the owner's page of a job with 2,000 applicants, in the build for a real backend. */
export async function measureApplicants(browser: Browser, runs: number): Promise<Part> {
  return await withBackend('busy', async ({ app, runtime }) => {
    const token = await runtime.mutate((context) => {
      const { account_id } = context.tx.jobs.need(busy.crowdedJob)
      return openSession(context, { id: account_id }).token
    })
    const first: number[] = []
    const traces = new Map<string, Task[][]>()
    for (let left = runs; left > 0; left -= 1) {
      await withContext(browser, async (context) => {
        await context.addInitScript((value) => localStorage.setItem('fieldwork.token', value), token)
        const page = await context.newPage()
        const traced = async (what: string, act: () => Promise<unknown>) => {
          await quiet(page)
          await browser.startTracing(page, { categories })
          await act()
          await quiet(page)
          const tasks = tasksOf((await browser.stopTracing()).toString())
          traces.set(what, [...(traces.get(what) ?? []), tasks])
        }
        first.push(await openFromOwnList(page, app))
        const status = page.getByRole('table', { name: 'Applicants' }).getByRole('combobox').first()
        const wanted = (await status.inputValue()) === 'in_review' ? 'shortlisted' : 'in_review'
        await traced('set a status', () => status.selectOption(wanted))
        const field = page.getByRole('searchbox', { name: 'Search applicants' })
        await traced('search for a name', () => field.pressSequentially('maria', { delay: 60 }))
        await traced('clear the search', () => field.fill(''))
        await traced(scroll, () => scrollOn(page))
      })
    }
    return report(first, traces, runs)
  })
}

const scroll = 'scroll'

/** Opens the job from the list of the owner's jobs. Returns milliseconds from the press to the first rows. */
async function openFromOwnList(page: Page, app: string): Promise<number> {
  await page.goto(`${app}/jobs/${busy.crowdedJob}`)
  await page.getByRole('table', { name: 'Applicants' }).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${app}/my?search=${encodeURIComponent(title)}`)
  const link = page.locator(`main a[href="/jobs/${busy.crowdedJob}"]`).first()
  await link.waitFor()
  await quiet(page)
  const started = performance.now()
  await link.dispatchEvent('click')
  await page.locator('[aria-label="Applicants"] [aria-rowindex="7"]').waitFor()
  return performance.now() - started
}

/** Scrolls down a little with each frame. */
async function scrollOn(page: Page): Promise<void> {
  await page.evaluate(async ({ pixels, frames }) => {
    for (let left = frames; left > 0; left -= 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      scrollBy({ top: pixels, behavior: 'instant' })
    }
  }, scrolling)
}

/** Waits until the network is idle and the page hasn't changed for longer than a search waits. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await atRest(page, 700)
}

function report(
  first: readonly number[],
  traces: ReadonlyMap<string, readonly Task[][]>,
  runs: number,
): Part {
  const long = (traces.get(scroll) ?? []).map((tasks) => tasks.filter(({ whole }) => whole > frame).length)
  const rows = [...traces]
    .filter(([what]) => what !== scroll)
    .map(([what, all]) => {
      const longest = all.map((tasks) => Math.max(0, ...column(tasks, 'script')))
      return { what, middle: median(longest), worst: Math.max(...longest) }
    })
  const most = Math.max(...column(rows, 'middle'))
  const count = busy.crowd.toLocaleString('en')
  return {
    title: 'The applicants of a job',
    tables: [
      {
        about:
          `${count} applicants, in the build for a real backend with the simulated one over HTTP: the longest stretch of script, ` +
          `as time on the processor, until the page is idle again, in ${runs} runs.`,
        heads: ['interaction', 'median of the runs', 'worst run'],
        rows: rows.map(({ what, middle, worst }) => [what, ms(middle), ms(worst)]),
      },
      {
        about: `The first rows, from the press in the list of own jobs; and scrolling by ${scrolling.pixels} px with each of ${scrolling.frames} frames.`,
        heads: ['', 'median of the runs'],
        rows: [
          ['first rows', ms(median(first))],
          ['tasks longer than a frame', String(median(long))],
        ],
      },
    ],
    bounds: [
      atMost(`the first of ${count} applicants, from the press`, median(first), firstRowsBound, ms),
      atMost(
        `frames dropped while scrolling ${count} applicants`,
        median(long) / scrolling.frames,
        droppedBound,
        percent,
      ),
      atMost(`script at a time, for a search or a status among ${count} applicants`, most, frame, ms),
    ],
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
