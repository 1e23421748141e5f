import { test as base, type BrowserContext, expect, type Response } from 'playwright/test'
import { watchReactTexts } from '../../support/react-texts.ts'
import { type Host, hostForTest } from './host.ts'

/**
 * Playwright's `test` for the demo, with a new browser context for each test: for what all pages of a context share, such
 * as its clock, routes, options and quota. Every test fails if one of its pages violates the content policy, throws an
 * uncaught error, changes text that a translated page would not change, or sends something to the server instead of the
 * simulator.
 */
export const freshTest = base.extend<{
  /**
   * Whether image requests may reach the server before the page replaces their URLs; necessary where no worker answers
   * them. Calls must never reach it. Set with `test.use`.
   */
  picturesMayAsk: boolean
  /** Whether the guide of the demo is shown, as on a first visit. Set with `test.use`. */
  isFirstVisit: boolean
  /** Errors on the pages of this test so far. Tests that provoke errors remove them from the list. */
  mishaps: string[]
  /**
   * A host for this test only. Open full URLs, such as `host.url + 'jobs'`. The test fails if a call reaches the host.
   */
  host: Host
}>({
  picturesMayAsk: [false, { option: true }],
  isFirstVisit: [false, { option: true }],
  mishaps: [
    async ({ context, picturesMayAsk, isFirstVisit }, provide) => {
      const mishaps = await watch(context, isMarked, [], isFirstVisit)
      await provide(mishaps)
      expectNone(mishaps, picturesMayAsk)
    },
    { auto: true },
  ],
  host: hostForTest,
})

/** A browser context that several tests use one after the other, and the errors on its pages. */
interface Seat {
  context: BrowserContext
  mishaps: string[]
}

/**
 * The same, in a browser context that the tests of a worker process share: it has the code and the service worker
 * already. Each test starts with empty storage, so with a new world and nobody logged in.
 */
export const test = freshTest.extend<{ seat: Seat }, { seats: Map<boolean, Promise<Seat>> }>({
  seats: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright tells a fixture's needs by its pattern
    async ({}, provide) => {
      const seats = new Map<boolean, Promise<Seat>>()
      await provide(seats)
      for (const seat of seats.values()) await (await seat).context.close()
    },
    { scope: 'worker' },
  ],
  seat: async ({ browser, seats, isFirstVisit, baseURL, picturesMayAsk }, provide) => {
    const take = async () => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      })
      return { context, mishaps: await watch(context, isMarked, [], isFirstVisit) }
    }
    const known = seats.get(isFirstVisit) ?? take()
    seats.set(isFirstVisit, known)
    const { context, mishaps } = await known
    mishaps.length = 0
    await provide({ context, mishaps })
    await Promise.all(context.pages().map((page) => page.close()))
    await context.clearPermissions()
    expectNone(mishaps, picturesMayAsk)
  },
  context: async ({ seat }, provide) => await provide(seat.context),
  page: async ({ context, baseURL }, provide) => {
    const page = await context.newPage()
    const browser = await context.newCDPSession(page)
    const { origin } = new URL(baseURL ?? '')
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    await browser.detach()
    await provide(page)
  },
  mishaps: async ({ seat }, provide) => await provide(seat.mishaps),
})

/** Expects no errors, apart from requests for pictures that a test allows with `picturesMayAsk`. */
function expectNone(mishaps: readonly string[], picturesMayAsk: boolean): void {
  const serious = mishaps.filter((mishap) => !picturesMayAsk || !mishap.startsWith(fileMark))
  expect(serious, 'no policy violations, uncaught errors or requests to the server').toEqual([])
}

export { expect }

const policyMark = 'The content policy forbids'
const textMark = 'A translated page could not show:'
const fileMark = 'A file was asked of the server'
const callMark = 'A call reached the server'

/** Whether the page's simulator answered. It marks its answers; unmarked answers came from the server. */
const isMarked = (response: Response): boolean => response.headers()['x-simulated'] !== undefined

/**
 * Records errors on all pages of a context from now on. For contexts that a test opens itself.
 * @param isOwn tells whether the expected party answered a request for a call or a stored file
 * @param mishaps the list to extend
 * @param isFirstVisit whether the guide of the demo is shown
 */
export async function watch(
  context: BrowserContext,
  isOwn = isMarked,
  mishaps: string[] = [],
  isFirstVisit = false,
): Promise<string[]> {
  if (!isFirstVisit) await hideGuide(context)
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`${mark} ${effectiveDirective}: ${blockedURI || 'inline'} (${sourceFile})`)
    })
  }, policyMark)
  await context.addInitScript(
    `(${watchReactTexts.toString()})((fault) => console.error('${textMark}', fault))`,
  )
  context.on('console', (message) => {
    if ([policyMark, textMark].some((mark) => message.text().startsWith(mark))) mishaps.push(message.text())
  })
  context.on('weberror', (error) => mishaps.push(`Uncaught: ${error.error().message}`))
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const kind = /\/(api|storage)\//.exec(pathname)?.[1]
    if (kind === undefined || isOwn(response)) return
    mishaps.push(`${kind === 'api' ? callMark : fileMark}: ${response.request().method()} ${pathname}`)
  })
  return mishaps
}

/** Hides the guide, because it is not part of the product. */
async function hideGuide(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      const hidden = { isHidden: true, story: null, done: 0, since: 0, epoch: '' }
      localStorage.setItem('fieldwork.simulator.guide', JSON.stringify(hidden))
    } catch {
      // Some tests block storage.
    }
  })
}
