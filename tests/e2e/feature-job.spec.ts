import { Buffer } from 'node:buffer'
import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { mainOf, messagesOf, openPage, payByCard, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

/** A job of `harbour`: approved, active and without payments. */
const job = jobs.crowded
const path = `jobs/${job}/feature`

const standing = (page: Page, name: string | RegExp) => mainOf(page).getByRole('heading', { level: 2, name })
const receiptForm = (page: Page) => page.getByRole('form', { name: '2. Upload the receipt' })

/** Opens the payment page as the owner of the job. */
async function openOwned(page: Page) {
  const simulator = await openPage(page, path)
  await simulator.signIn(people.harbour.name)
  await expect(standing(page, '30 days, $49, no renewal')).toBeVisible()
  return simulator
}

test('/jobs/{id}/feature: by card, declined, authenticated, paid once; the URL keeps the payment method (rules 25) @core', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${job}`)
  await simulator.signIn(people.harbour.name)
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

  await test.step('declined, with the provider’s message', async () => {
    await payByCard(page, '4000000000000002')
    await expect(messagesOf(page)).toContainText('Your card was declined.')
  })
  await test.step('authentication failed, then completed', async () => {
    await payByCard(page, '4000002760003184')
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(messagesOf(page)).toContainText('We are unable to authenticate')
    await payByCard(page, '4000002760003184')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
  })
  await expect(standing(page, /^This job is featured\./)).toBeFocused()
  await expect(messagesOf(page)).toContainText('Feature Job')
  await expect(messagesOf(page).getByText('Error', { exact: true })).toHaveCount(0)
  await reloadPage(page)
  await expect(standing(page, /^This job is featured\./)).toBeVisible()
  await mainOf(page).getByRole('link', { name: 'See job' }).click()
  await expect(mainOf(page).getByText('Featured', { exact: true }).first()).toBeVisible()
  await expect(banner).toHaveCount(0)
  await simulator.expectNoViolations()
})

test('/jobs/{id}/feature: by bank, approved by the admin, and over after 30 days (rules 23, 24)', async ({
  page,
  context,
}) => {
  const simulator = await openOwned(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mainOf(page).getByRole('button', { name: 'Copy the IBAN' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('XX82 TIDE 0000 4177 2693 00')
  const { title } =
    await test.step('an invalid receipt is refused; a valid one is uploaded once', async () => {
      const form = receiptForm(page)
      await form
        .getByLabel('Receipt')
        .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('Plain words.') })
      await form.getByRole('button', { name: 'Upload the receipt' }).click()
      await expect(form.getByLabel('Receipt')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel('Receipt').setInputFiles(pdf('receipt.pdf'))
      await form.getByRole('button', { name: 'Upload the receipt' }).dblclick()
      await expect(standing(page, 'We are checking your receipt.')).toBeVisible()
      await expect(messagesOf(page)).toContainText('Upload Receipt')
      return { title: await mainOf(page).locator('dd').first().innerText() }
    })
  await reloadPage(page)
  await expect(standing(page, 'We are checking your receipt.')).toBeVisible()

  await test.step('the admin checks and approves the receipt', async () => {
    const admin = await simulator.show('Review')
    const approve = admin.getByRole('button', { name: `Approve the transfer for ${title}`, exact: true })
    await expect(approve).toHaveCount(1)
    await admin.getByRole('button', { name: `Receipt for ${title}`, exact: true }).click()
    await expect(admin.getByTitle(`Receipt for ${title}`)).toBeVisible()
    await approve.click()
    await expect(
      simulator.panel.getByRole('status').filter({ hasText: `“${title}” is featured for 30 days.` }),
    ).toBeVisible()
    await simulator.close()
  })
  await simulator.refresh()
  await expect(standing(page, /^This job is featured\./)).toBeVisible()
  expect(await simulator.readMail(people.harbour.email)).toContain('Payment received')

  await test.step('after 30 days the job can be featured again', async () => {
    await simulator.moveClock('30 days')
    await simulator.signIn(people.harbour.name)
    await expect(standing(page, '30 days, $49, no renewal')).toBeVisible()
  })
  await simulator.expectNoViolations()
})

test('/jobs/{id}/feature: after a transfer that was not found another receipt can be uploaded; only the owner pays (rules 7, 24, 35)', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.paymentPending}/feature`)
  await expect(mainOf(page).getByText('Log in with a recruiter account to feature a job.')).toBeVisible()
  await simulator.signIn(people.ada.name)
  await expect(mainOf(page).getByText('You’re logged in with a job seeker account.')).toBeVisible()
  await simulator.signIn(people.smallShop.name)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This isn’t one of your jobs.')
  await simulator.signIn(people.harbour.name)
  await expect(standing(page, 'We are checking your receipt.')).toBeVisible()
  const admin = await simulator.show('Review')
  await admin.getByRole('button', { name: 'Reject the transfer for Data analyst, berth planning' }).click()
  await expect(simulator.panel.getByRole('status').filter({ hasText: 'was rejected' })).toBeVisible()
  await simulator.close()
  await simulator.refresh()
  await expect(mainOf(page).getByText('We couldn’t find your transfer.')).toBeVisible()
  await receiptForm(page).getByLabel('Receipt').setInputFiles(pdf('second.pdf'))
  await receiptForm(page).getByRole('button', { name: 'Upload the receipt' }).click()
  await expect(standing(page, 'We are checking your receipt.')).toBeVisible()
})
