import { openPage, shareLogin } from './page.ts'
import { people } from './people.ts'
import { expect, freshTest, type Seat, seatsOf, takeSeat } from './test.ts'

/** Who views a page: a logged-in account, or a visitor. */
export type Onlooker = keyof typeof people | undefined

/**
 * Playwright's `test` for viewing pages without changing anything. To save time, each worker process has one browser
 * context for each account, so logging in and creating the world happen only once. Each test gets a new page in it.
 * Select the account with `test.use({ onlooker: 'ada' })`.
 */
export const test = freshTest.extend<
  { onlooker: Onlooker; seat: Seat },
  { onlookerSeats: (onlooker: Onlooker, baseURL: string) => Promise<Seat> }
>({
  onlooker: [undefined, { option: true }],
  onlookerSeats: [
    seatsOf(
      () => false,
      async ({ context }, onlooker: Onlooker) => {
        if (!onlooker) return
        const page = await context.newPage()
        await openPage(page, 'about', people[onlooker])
        await shareLogin(page)
        await page.close()
      },
    ),
    { scope: 'worker' },
  ],
  seat: async ({ onlookerSeats, onlooker, baseURL, picturesMayAsk }, provide) => {
    await takeSeat(onlookerSeats(onlooker, baseURL ?? ''), picturesMayAsk, provide)
  },
  context: async ({ seat }, provide) => await provide(seat.context),
  mishaps: async ({ seat }, provide) => await provide(seat.mishaps),
})

export { expect }
