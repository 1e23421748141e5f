import type { Browser, Page } from 'playwright'
import * as v from 'valibot'
import { busy } from '../../mocks/scenarios/personas.ts'
import { withBackend } from './backend.ts'
import { median, ms } from './figures.ts'
import { atRest } from './interaction.ts'
import type { Part } from './report.ts'
import { scriptTurns } from './tasks.ts'

/** What script may take in one turn, so that no frame is lost to it: a sixtieth of a second, in milliseconds. */
const frame = 1_000 / 60
/** From the answer's arrival to the first rows: what counts as at once, in milliseconds. */
const atOnce = 100
/** The share of frames that may come late while scrolling. */
const lateShare = 0.01
/** How long anything may take on a busy machine before it counts as broken, in milliseconds. */
const patience = 60_000

const categories = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline']

/**
 * The owner's view of a job with 2,000 applicants, in the build for a real backend: what the page itself does, without the
 * simulator's work beside it.
 */
export async function measureApplicants(browser: Browser, runs: number): Promise<Part> {
  return await withBackend('busy', async ({ app, backend }) => {
    const token = await signIn(backend)
    const first: number[] = []
    const scrolled: Scrolled[] = []
    const turns = new Map<string, number[]>()
    for (let left = runs; left > 0; left -= 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      context.setDefaultTimeout(patience)
      try {
        await context.addInitScript((value) => localStorage.setItem('fieldwork.token', value), token)
        const page = await context.newPage()
        await page.goto(`${app}/jobs/${busy.crowdedJob}`)
        first.push(await firstRows(page))
        const rows = page.getByRole('table', { name: 'Applicants' }).getByRole('row')
        const traced = async (what: string, act: () => Promise<unknown>) => {
          await browser.startTracing(page, { categories })
          await act()
          await quiet(page)
          const most = Math.max(0, ...scriptTurns((await browser.stopTracing()).toString()))
          turns.set(what, [...(turns.get(what) ?? []), most])
        }
        await quiet(page)
        const status = rows.nth(2).getByRole('combobox')
        const wanted = (await status.inputValue()) === 'in_review' ? 'shortlisted' : 'in_review'
        await traced('set a status', () => status.selectOption(wanted))
        const field = page.getByRole('searchbox', { name: 'Search applicants' })
        await traced('search for a name', () => field.pressSequentially('maria', { delay: 60 }))
        await traced('empty the search', () => field.fill(''))
        scrolled.push(await scroll(page))
      } finally {
        await context.close()
      }
    }
    return report(first, scrolled, turns, runs)
  })
}

const worldSchema = v.object({ people: v.array(v.object({ about: v.string(), email: v.string() })) })
const sessionSchema = v.object({ token: v.string() })

/** Signs the owner in, by the desk of the server. */
async function signIn(backend: string): Promise<string> {
  const { people } = v.parse(worldSchema, await (await fetch(`${backend}/-/api/world`)).json())
  const email = people.find(({ about }) => about.includes('2,000 applicants'))?.email
  const answer = await fetch(`${backend}/-/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  return v.parse(sessionSchema, await answer.json()).token
}

/** Waits for the first rows. @returns how long after the answer's arrival they stood there, in milliseconds */
async function firstRows(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => {
    const rows = document.querySelectorAll('[role="table"][aria-label="Applicants"] [role="row"]')
    return rows.length > 5 ? performance.now() : undefined
  })
  const arrived = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/jobs/fetch-single'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0)),
    ),
  )
  return v.parse(v.number(), await shown.jsonValue()) - arrived
}

/** Frames while the list was scrolled from its beginning to its end. */
interface Scrolled {
  frames: number
  /** Those that came more than half a frame late. */
  late: number
  rows: number
}

/** Scrolls down to the last applicant, as fast as a wheel that is turned all the time. */
async function scroll(page: Page): Promise<Scrolled> {
  const found = await page.evaluate(
    (usual) =>
      new Promise<{ frames: number; late: number; rows: number }>((resolve) => {
        const rowsOf = () =>
          document.querySelectorAll('[role="table"][aria-label="Applicants"] [role="row"]').length - 1
        const hasMore = () =>
          [...document.querySelectorAll('button')].some(
            ({ textContent }) => textContent === 'Show more applicants',
          )
        let before: number | undefined
        let frames = 0
        let late = 0
        requestAnimationFrame(function next(now) {
          if (before !== undefined) {
            frames += 1
            if (now - before > usual * 1.5) late += 1
          }
          before = now
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
          if (isAtEnd && !hasMore()) {
            resolve({ frames, late, rows: rowsOf() })
            return
          }
          scrollBy({ top: 120, behavior: 'instant' })
          requestAnimationFrame(next)
        })
      }),
    frame,
  )
  return v.parse(v.object({ frames: v.number(), late: v.number(), rows: v.number() }), found)
}

/** Waits until nothing has been under way for a while, and the page has not changed. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await atRest(page)
}

function report(
  first: readonly number[],
  scrolled: readonly Scrolled[],
  turns: ReadonlyMap<string, readonly number[]>,
  runs: number,
): Part {
  const shown = median(first)
  const late = median(scrolled.map((each) => each.late / each.frames))
  const told = [...turns].map(([what, most]) => ({ what, most: median(most), worst: Math.max(...most) }))
  const longest = Math.max(...told.map(({ most }) => most))
  const rows = Math.min(...scrolled.map((each) => each.rows))
  return {
    title: 'The applicants of a job',
    tables: [
      {
        about:
          `${busy.crowd.toLocaleString('en')} applicants, in the build for a real backend with the simulated one over HTTP: what the page ` +
          `itself does. The longest stretch of script without a pause, in ${runs} runs; the call, its answer and what is ` +
          'fetched anew included.',
        heads: ['what somebody does', 'median of the runs', 'worst run'],
        rows: told.map(({ what, most, worst }) => [what, ms(most), ms(worst)]),
      },
      {
        about: `All ${rows.toLocaleString('en')} rows scrolled through, 120 px with each frame. A frame is late from 25 ms on.`,
        heads: ['', 'median of the runs'],
        rows: [
          ['first rows, from the arrival of the answer', ms(shown)],
          ['frames', String(median(scrolled.map((each) => each.frames)))],
          ['of them late', percent(late)],
        ],
      },
    ],
    bounds: [
      {
        what: 'first of 2,000 applicants, from the arrival of the answer',
        measured: ms(shown),
        bound: `≤ ${atOnce} ms`,
        met: shown <= atOnce,
      },
      {
        what: 'late frames while 2,000 applicants are scrolled through',
        measured: percent(late),
        bound: `≤ ${percent(lateShare)}`,
        met: late <= lateShare,
      },
      {
        what: 'script in one turn, for a search or a status among 2,000 applicants',
        measured: ms(longest),
        bound: `≤ ${ms(frame)}`,
        met: longest <= frame,
      },
    ],
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
