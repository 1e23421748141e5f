import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { mainOf, messagesOf, openPage, payByCard, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A job of `harbour`: approved, active and without payments. */
const job = jobs.crowded

const standing = (page: Page, name: string | RegExp) => mainOf(page).getByRole('heading', { level: 2, name })
const receiptForm = (page: Page) => page.getByRole('form', { name: '2. Upload the receipt' })

test('/jobs/{id}/feature: from the banner, by card (rules 25)', { tag: '@core' }, async ({ page }) => {
  const simulator = await openPage(page, `jobs/${job}`, people.harbour)
  const banner = mainOf(page).getByRole('region', { name: 'Feature this job for 30 days, for $49' })
  await expect(banner).toContainText('3 times more visibility')
  await banner.getByRole('link', { name: 'Feature this job' }).click()
  await expect(standing(page, '30 days, $49, no renewal')).toBeVisible()
  const bank = mainOf(page).getByRole('radio', { name: /^Bank transfer/ })
  const card = mainOf(page).getByRole('radio', { name: /^Card/ })
  await bank.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/feature\?method=card$/)
  await expect(card).toBeFocused()
  await page.goBack()
  await expect(bank).toBeChecked()
  await page.goForward()

  await payByCard(page, '4242424242424242')
  await expect(standing(page, /^This job is featured\./)).toBeFocused()
  await expect(messagesOf(page).getByText('Error', { exact: true })).toHaveCount(0)
  await reloadPage(page)
  await expect(standing(page, /^This job is featured\./)).toBeVisible()
  await mainOf(page).getByRole('link', { name: 'See job' }).click()
  await expect(mainOf(page).getByText('Featured', { exact: true }).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await simulator.expectNoViolations()
})

test('/jobs/{id}/feature: after a transfer that was not found another receipt can be uploaded (rules 24)', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.paymentPending}/feature`, people.harbour)
  await expect(standing(page, 'We are checking your receipt.')).toBeVisible()
  const admin = await simulator.show('Review')
  const title = 'Data analyst, berth planning'
  await admin.getByRole('button', { name: `Receipt for ${title}`, exact: true }).click()
  await expect(admin.getByTitle(`Receipt for ${title}`)).toBeVisible()
  await admin.getByRole('button', { name: `Don’t approve the transfer for ${title}` }).click()
  await expect(simulator.panel.getByRole('status').filter({ hasText: 'was not approved' })).toBeVisible()
  await simulator.close()
  await simulator.refresh()
  await expect(mainOf(page).getByText('We couldn’t find your transfer.')).toBeVisible()
  await receiptForm(page).getByLabel('Receipt').setInputFiles(pdf('second.pdf'))
  await receiptForm(page).getByRole('button', { name: 'Upload the receipt' }).click()
  await expect(standing(page, 'We are checking your receipt.')).toBeVisible()
})
