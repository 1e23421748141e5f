import type { BrowserContext } from 'playwright/test'
import { openPage } from './page.ts'
import { people } from './people.ts'
import { expect, serious, test as base, watch } from './test.ts'

/** Who views a page: a logged-in account, or a visitor. */
export type Onlooker = keyof typeof people | undefined

interface Seat {
  context: BrowserContext
  mishaps: string[]
}

/**
 * Playwright's `test` for viewing pages without changing anything. To save time, each worker process has one browser
 * context for each account, so logging in and creating the world happen only once. Each test gets a new page in it.
 * Select the account with `test.use({ onlooker: 'ada' })`.
 */
export const test = base.extend<
  { onlooker: Onlooker },
  { seatOf: (onlooker: Onlooker, baseURL: string) => Promise<Seat> }
>({
  onlooker: [undefined, { option: true }],
  seatOf: [
    async ({ browser }, provide) => {
      const seats = new Map<Onlooker, Seat>()
      await provide(async (onlooker, baseURL) => {
        const known = seats.get(onlooker)
        if (known) return known
        const context = await browser.newContext({ baseURL, locale: 'en-GB', timezoneId: 'Europe/London' })
        const seat = { context, mishaps: await watch(context) }
        if (onlooker) {
          const page = await context.newPage()
          await (await openPage(page, 'about')).signIn(people[onlooker].name)
          await page.close()
        }
        seats.set(onlooker, seat)
        return seat
      })
      await Promise.all([...seats.values()].map(({ context }) => context.close()))
    },
    { scope: 'worker' },
  ],
  context: async ({ seatOf, onlooker, baseURL }, provide) => {
    const { context } = await seatOf(onlooker, baseURL ?? '')
    await provide(context)
  },
  page: async ({ context }, provide) => {
    const page = await context.newPage()
    await provide(page)
    await page.close()
  },
  mishaps: async ({ seatOf, onlooker, baseURL, picturesMayAsk }, provide) => {
    const { mishaps } = await seatOf(onlooker, baseURL ?? '')
    mishaps.length = 0
    await provide(mishaps)
    expect(
      serious(mishaps, picturesMayAsk),
      'no policy violations, uncaught errors or requests to the server',
    ).toEqual([])
  },
})

export { expect }
