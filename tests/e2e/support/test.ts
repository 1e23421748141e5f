import { test as base, type BrowserContext, expect, type Response } from 'playwright/test'
import { type Host, startHost } from './host.ts'

/**
 * Playwright's `test` for the demo. Every test fails on its own when one of its pages broke the content policy, threw
 * an error that nobody caught, or sent something past the simulator to the server.
 */
export const test = base.extend<{
  /**
   * Whether pictures may ask the server before the page puts them in itself: true where there is no worker to answer
   * them. Calls never may. Set by `test.use`.
   */
  picturesMayAsk: boolean
  /** Whether the guide of the demo is shown, as on a first visit. Set by `test.use`. */
  isFirstVisit: boolean
  /** What went wrong on the pages of this test so far. A test that provokes something of it takes it out by itself. */
  mishaps: string[]
  /**
   * A host that only this test uses. Go to its whole address: `page.goto(host.url + 'jobs')`. At the end no call may have
   * arrived at it.
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
        'the content policy held, no error went uncaught, nothing reached the server',
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

/** The mishaps that fail a test; see `picturesMayAsk`. */
export function serious(mishaps: readonly string[], picturesMayAsk: boolean): string[] {
  return mishaps.filter((mishap) => !picturesMayAsk || !mishap.startsWith(fileMark))
}

/** What the simulator of a page answers carries its mark; what lacks it came from the server. */
const isMarked = (response: Response): boolean => response.headers()['x-simulated'] !== undefined

/**
 * Collects what goes wrong on every page of a context, from now on. For contexts that a test opens by itself.
 * @param isOwn whether a call or a file was answered by whom it should be
 * @param mishaps the list to go on with
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

/** Makes the visitor one who has dismissed the guide, which is not part of the product. */
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
