import type { Browser, Page } from 'playwright'
import * as v from 'valibot'

/** Something that was done several times, and how long each took, in milliseconds. */
export interface Timed {
  what: string
  took: number[]
}

/**
 * Everyday steps in the open app. Each is timed in the page: from the first press or keystroke until what it leads to has been painted.
 * @param demo the address of the demo
 */
export async function stepTimes(browser: Browser, demo: string, runs: number): Promise<Timed[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.goto(demo)
    await page.getByRole('article').first().waitFor()
    const search: Timed = { what: 'open the search from the home page', took: [] }
    const filter: Timed = { what: 'search for a word', took: [] }
    const open: Timed = { what: 'open a job from the results', took: [] }
    for (let left = runs; left > 0; left -= 1) {
      await timed(page, search, 'ul[aria-label="Jobs found"] article', () =>
        page.getByRole('main').getByRole('link', { name: 'Search A Job' }).click(),
      )
      await timed(page, filter, 'ul[aria-label="Jobs found"] article', async () => {
        const keyword = page.getByRole('search', { name: 'Filters' }).getByRole('searchbox')
        await keyword.fill('night')
        await keyword.press('Enter')
      })
      await timed(page, open, 'main nav[aria-label="Breadcrumb"]', () =>
        page.getByRole('article').first().getByRole('link').first().click(),
      )
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
      await page.getByRole('main').getByRole('link', { name: 'Search A Job' }).waitFor()
    }
    return [search, filter, open]
  } finally {
    await context.close()
  }
}

/** Times one step: from its first press or keystroke until a frame with something new that matches `selector` is painted. */
export async function timed(
  page: Page,
  step: Timed,
  selector: string,
  act: () => Promise<void>,
): Promise<void> {
  const watching = await page.evaluateHandle((awaited) => {
    const before = new Set(document.querySelectorAll(awaited))
    let pressed = 0
    const begin = () => {
      pressed ||= performance.now()
    }
    for (const kind of ['click', 'input']) addEventListener(kind, begin, { capture: true, once: true })
    const took = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (pressed === 0 || ![...document.querySelectorAll(awaited)].some((one) => !before.has(one))) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    return { took }
  }, selector)
  await act()
  step.took.push(await watching.evaluate(({ took }) => took))
  await watching.dispose()
}

/** The calls that pages make most, each several times one after the other, as a visitor. */
export async function callTimes(browser: Browser, demo: string): Promise<Timed[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${demo}about`)
    await page.locator('html[data-backend]').waitFor({ state: 'attached' })
    const took = await page.evaluate(async (base) => {
      const payloads = {
        'fetch-settings': {},
        'fetch-home': { type: 'job' },
        'jobs/search': { page: '1', keyword: 'night' },
        'jobs/fetch-single': { id: '41' },
      }
      const all: { what: string; took: number[] }[] = []
      for (const [what, payload] of Object.entries(payloads)) {
        const times: number[] = []
        for (let left = 30; left > 0; left -= 1) {
          const body = new FormData()
          for (const [field, value] of Object.entries(payload)) body.set(field, value)
          const started = performance.now()
          await (await fetch(`${base}api/${what}`, { method: 'POST', body })).json()
          times.push(performance.now() - started)
        }
        all.push({ what, took: times })
      }
      return all
    }, new URL(demo).pathname)
    return v.parse(v.array(v.object({ what: v.string(), took: v.array(v.number()) })), took)
  } finally {
    await context.close()
  }
}
