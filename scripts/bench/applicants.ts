import type { Browser, Page } from 'playwright'
import * as v from 'valibot'
import { busy } from '../../mocks/scenarios/personas.ts'
import { atRest } from './interaction.ts'
import { atMost, median, ms, type Part } from './report.ts'
import { signIn, withBackend } from './servers.ts'
import { type Turn, turnsOf } from './tasks.ts'

/** How long the main thread may be busy at a stretch without losing a frame: a sixtieth of a second, in milliseconds. */
const frame = 1_000 / 60
/** From the press to the first rows, with a call that answers a megabyte: what counts as at once, in milliseconds. */
const atOnce = 300
/** The share of frames that scrolling may lose. */
const lost = 0.01
/** How far is scrolled with each frame, and for how many frames: as fast as a wheel turns, past some 500 rows. */
const scrolling = { pixels: 60, frames: 400 }
/** How long anything may take on a busy machine before it counts as broken, in milliseconds. */
const timeout = 60_000

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel']

/**
 * The owner's view of a job with 2,000 applicants, in the build for a real backend: what the page itself does, without the
 * simulator's work beside it.
 */
export async function measureApplicants(browser: Browser, runs: number): Promise<Part> {
  return await withBackend('busy', async ({ app, backend }) => {
    const token = await signIn(backend, await ownerOf(backend))
    const first: number[] = []
    const acts = new Map<string, Turn[][]>()
    for (let left = runs; left > 0; left -= 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      context.setDefaultTimeout(timeout)
      try {
        await context.addInitScript((value) => localStorage.setItem('fieldwork.token', value), token)
        const page = await context.newPage()
        const traced = async (what: string, act: () => Promise<unknown>) => {
          await quiet(page)
          await browser.startTracing(page, { categories })
          await act()
          await quiet(page)
          const turns = turnsOf((await browser.stopTracing()).toString())
          acts.set(what, [...(acts.get(what) ?? []), turns])
        }
        first.push(await openFromOwnList(page, app))
        const status = page.getByRole('table', { name: 'Applicants' }).getByRole('combobox').first()
        const wanted = (await status.inputValue()) === 'in_review' ? 'shortlisted' : 'in_review'
        await traced('set a status', () => status.selectOption(wanted))
        const field = page.getByRole('searchbox', { name: 'Search applicants' })
        await traced('search for a name', () => field.pressSequentially('maria', { delay: 60 }))
        await traced('empty the search', () => field.fill(''))
        await traced(scroll, () => scrollOn(page))
      } finally {
        await context.close()
      }
    }
    return report(first, acts, runs)
  })
}

const scroll = 'scroll'

const worldSchema = v.object({ people: v.array(v.object({ about: v.string(), email: v.string() })) })
/** The address of the job's owner, by the desk of the server. */
async function ownerOf(backend: string): Promise<string | undefined> {
  const { people } = v.parse(worldSchema, await (await fetch(`${backend}/-/api/world`)).json())
  return people.find(({ about }) => about.includes('2,000 applicants'))?.email
}

/** Comes to the job as its owner does, by the list of the own jobs: milliseconds from the press to its first rows. */
async function openFromOwnList(page: Page, app: string): Promise<number> {
  await page.goto(`${app}/jobs/${busy.crowdedJob}`)
  await page.getByRole('table', { name: 'Applicants' }).waitFor()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${app}/my?search=${encodeURIComponent(title)}`)
  const link = page.locator(`main a[href="/jobs/${busy.crowdedJob}"]`).first()
  await link.waitFor()
  await quiet(page)
  const watching = await page.evaluateHandle((awaited) => {
    let pressed = 0
    addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true })
    const took = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (pressed === 0 || !document.querySelector(awaited)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    return { took }
  }, '[aria-label="Applicants"] [aria-rowindex="7"]')
  await link.click()
  return await watching.evaluate(({ took }) => took)
}

/** Scrolls down, a bit with each frame. */
async function scrollOn(page: Page): Promise<void> {
  await page.evaluate(
    ({ pixels, frames }) =>
      new Promise<void>((resolve) => {
        let left = frames
        requestAnimationFrame(function next() {
          scrollBy({ top: pixels, behavior: 'instant' })
          left -= 1
          if (left > 0) requestAnimationFrame(next)
          else resolve()
        })
      }),
    scrolling,
  )
}

/** Waits until nothing has been under way for a while, and the page has not changed: longer than a search waits. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await atRest(page, 700)
}

function report(first: readonly number[], acts: ReadonlyMap<string, readonly Turn[][]>, runs: number): Part {
  const shown = median(first)
  const long = (acts.get(scroll) ?? []).map((turns) => turns.filter(({ whole }) => whole > frame).length)
  const late = median(long) / scrolling.frames
  const told = [...acts]
    .filter(([what]) => what !== scroll)
    .map(([what, all]) => {
      const longest = all.map((turns) => Math.max(0, ...turns.map(({ script }) => script)))
      return { what, middle: median(longest), worst: Math.max(...longest) }
    })
  const most = Math.max(...told.map(({ middle }) => middle))
  const count = busy.crowd.toLocaleString('en')
  return {
    title: 'The applicants of a job',
    tables: [
      {
        about:
          `${count} applicants, in the build for a real backend with the simulated one over HTTP: the longest stretch of script at a time, ` +
          `on the processor, until the page is at rest again, in ${runs} runs.`,
        heads: ['what somebody does', 'median of the runs', 'worst run'],
        rows: told.map(({ what, middle, worst }) => [what, ms(middle), ms(worst)]),
      },
      {
        about: `The first rows, from the press in the list of the own jobs; and scrolling by ${scrolling.pixels} px with each of ${scrolling.frames} frames.`,
        heads: ['', 'median of the runs'],
        rows: [
          ['first rows', ms(shown)],
          ['times that the main thread was busy for more than a frame', String(median(long))],
        ],
      },
    ],
    bounds: [
      atMost(`the first of ${count} applicants, from the press`, shown, atOnce, ms),
      atMost(`frames lost while ${count} applicants are scrolled`, late, lost, percent),
      atMost(`script at a time, for a search or a status among ${count} applicants`, most, frame, ms),
    ],
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
