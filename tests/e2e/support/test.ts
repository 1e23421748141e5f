import { test as base, type BrowserContext, expect, type Response } from 'playwright/test'
import { type Host, startHost } from './host.ts'

/**
 * Playwright's `test` for the demo. Every test fails if one of its pages violates the content policy, throws an uncaught
 * error, or sends something to the server instead of the simulator.
 */
export const test = base.extend<{
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
      expect(
        serious(mishaps, picturesMayAsk),
        'no policy violations, uncaught errors or requests to the server',
      ).toEqual([])
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright tells a fixture's needs by its pattern
  host: async ({}, provide) => {
    const host = await startHost()
    await provide(host)
    const leaks = await host.leaks()
    await host.close()
    expect(leaks, 'no call got past the simulator').toEqual([])
  },
})

export { expect }

const policyMark = 'The content policy forbids'
const fileMark = 'A file was asked of the server'
const callMark = 'A call reached the server'

/** The errors that fail a test; see `picturesMayAsk`. */
export function serious(mishaps: readonly string[], picturesMayAsk: boolean): string[] {
  return mishaps.filter((mishap) => !picturesMayAsk || !mishap.startsWith(fileMark))
}

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
  context.on('console', (message) => {
    if (message.text().startsWith(policyMark)) mishaps.push(message.text())
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
