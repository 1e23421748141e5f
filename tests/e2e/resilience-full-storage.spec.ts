import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { callFrom, reloadPage } from './support/page.ts'
import { ownCv, uploadAsNewcomer } from './support/newcomer.ts'
import { Simulator } from './support/simulator.ts'
import { expect, freshTest } from './support/test.ts'

freshTest('full storage: the simulator’s errors are shown, and nothing is lost', async ({ page }) => {
  await uploadAsNewcomer(page)
  const setQuota = await quotaOf(page)
  await setQuota(1)
  // The browser may rely on its last check of the quota for half a minute.
  await expect.poll(() => subscribe(page), { timeout: 90_000 }).toBe(507)
  const simulator = new Simulator(page)
  const said = simulator.panel.getByRole('status').filter({ hasText: 'no room left' })
  const log = await simulator.show('Log')
  await log.getByRole('button', { name: /^Go back to before this: .* uploaded a CV/ }).click()
  await expect(said).toBeVisible()
  await reloadPage(page)
  const data = await simulator.show('Data')
  await data.getByRole('button', { name: 'Reset data' }).click()
  await expect(said).toBeVisible()
  await expect(ownCv(page)).toBeVisible()

  await setQuota(undefined)
  await reloadPage(page)
  await expect(ownCv(page)).toBeVisible()
})

/** Sends a small write. @returns the HTTP status: 507 if the store is full */
async function subscribe(page: Page): Promise<number> {
  return (await callFrom(page, 'subscribe', { email: `${randomUUID()}@example.com` })).status
}

/** @returns a function that sets the origin's quota in bytes; without a number, the browser's default */
async function quotaOf(page: Page): Promise<(bytes: number | undefined) => Promise<void>> {
  const { origin } = new URL(page.url())
  const browser = await page.context().newCDPSession(page)
  return async (bytes) => {
    await browser.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(bytes !== undefined && { quotaSize: bytes }),
    })
  }
}
