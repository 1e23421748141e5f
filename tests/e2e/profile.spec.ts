import type { Locator, Page } from 'playwright/test'
import { personas } from '../../mocks/scenarios/personas.ts'
import { png } from './support/files.ts'
import { mainOf, messagesOf, openPage, reloadPage, shareLogin, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const { ada, harbour } = people

function formOf(page: Page): Locator {
  return mainOf(page).getByRole('form', { name: 'Profile' })
}

test('/profile: edits and removed rows survive a reload', { tag: '@core' }, async ({ page }) => {
  await openPage(page, 'about', ada)
  await userMenuOf(page, ada.name).click()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()

  const form = formOf(page)
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada Byron')
  await form.getByRole('textbox', { name: 'Skills' }).fill('TypeScript,machine learning ,')
  const experiences = form.getByRole('region', { name: 'Experiences' })
  const before = await experiences.getByRole('listitem').count()
  await experiences
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await experiences.getByRole('button', { name: '+ Add more' }).click()
  await page.keyboard.type('Harbour pilot')
  await form.getByRole('button', { name: 'Update', exact: true }).dblclick()
  await expect(form.getByText('All changes saved')).toBeVisible()
  await expect(userMenuOf(page, 'Ada Byron')).toBeVisible()

  await reloadPage(page)
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Byron')
  await expect(form.getByRole('textbox', { name: 'Skills' })).toHaveValue('TypeScript, machine learning')
  await expect(experiences.getByRole('listitem')).toHaveCount(before)
  await expect(form.getByLabel(`Position, experience ${before}`)).toHaveValue('Harbour pilot')

  await mainOf(page).getByRole('link', { name: 'View profile' }).click()
  await expect(page).toHaveURL(new RegExp(`/user/${personas.ada}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible()
})

test('/profile: a new login in another tab keeps this tab’s input, including a chosen picture (rules 12)', async ({
  page,
  context,
}) => {
  const simulator = await openPage(page, 'profile', harbour)
  await shareLogin(page)
  const form = formOf(page)
  const preview = form.getByRole('img', { name: 'New cover photo' })
  await form.getByLabel('Update cover photo').setInputFiles(png('harbour.png'))
  await expect(preview).toBeVisible()
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  await simulator.refresh()
  await expect(messagesOf(page).getByRole('button', { name: 'Log in again' })).toBeVisible()

  const other = await context.newPage()
  await (await openPage(other, 'about')).signIn(harbour.name)
  await expect(userMenuOf(page, harbour.name)).toBeVisible()
  await expect(preview).toBeVisible()

  // A login with another account resets the form.
  await (await openPage(other, 'about')).signIn(people.smallShop.name)
  await other.close()
  await expect(userMenuOf(page, people.smallShop.name)).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(people.smallShop.name)
  await expect(preview).toBeHidden()
})

test('/profile in two tabs: saving keeps a row that the other tab has saved in the meantime (rules 29)', async ({
  page,
  context,
}) => {
  await openPage(page, 'profile', ada)
  await shareLogin(page)
  const rowsOf = (tab: Page) => formOf(tab).getByRole('region', { name: 'Experiences' })
  await expect(rowsOf(page).getByRole('listitem')).not.toHaveCount(0)
  const before = await rowsOf(page).getByRole('listitem').count()
  const other = await context.newPage()
  await openPage(other, 'profile')
  for (const [tab, position] of [
    [page, 'Harbour pilot'],
    [other, 'Lighthouse keeper'],
  ] as const) {
    await tab.bringToFront()
    await rowsOf(tab).getByRole('button', { name: '+ Add more' }).click()
    await tab.keyboard.type(position)
    await expect(rowsOf(tab).getByLabel(`Position, experience ${before + 1}`)).toHaveValue(position)
  }
  await formOf(other).getByRole('button', { name: 'Update', exact: true }).click()
  await expect(formOf(other).getByText('All changes saved')).toBeVisible()

  await page.bringToFront()
  await formOf(page).getByRole('button', { name: 'Update', exact: true }).click()
  await expect(formOf(page).getByText('Saved, including changes made elsewhere')).toBeVisible()
  await reloadPage(page)
  await expect(rowsOf(page).getByRole('listitem')).toHaveCount(before + 2)
  await expect(rowsOf(page).getByRole('button', { name: 'Remove Harbour pilot' })).toBeVisible()
  await expect(rowsOf(page).getByRole('button', { name: 'Remove Lighthouse keeper' })).toBeVisible()
})

test('/profile: the tabs change the URL without a reload, and Back returns through them (product: profile)', async ({
  page,
}) => {
  await openPage(page, 'profile', harbour)
  await page.evaluate(() => {
    document.documentElement.dataset['here'] = 'still'
  })
  const tabs = page.getByRole('navigation', { name: 'Your account' })
  for (const [tab, path] of [
    ['Change password', 'profile/change-password'],
    ['Receipts', 'profile/receipts'],
    ['Payments', 'profile/payments'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: tab })).toBeFocused()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(formOf(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['here'])).toBe('still')
  await openPage(page, 'profile/invoices')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test('/profile/payments, /profile/receipts: the tables, and a receipt to view and download (product: payments and receipts)', async ({
  page,
}) => {
  await openPage(page, 'profile/payments', harbour)
  const payments = mainOf(page).getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row').filter({ hasText: 'Card' }).first()).toContainText(/\$\d/)
  await payments.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  await page.goBack()
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Receipts' }).click()
  const receipts = mainOf(page).getByRole('table', { name: 'Receipts' })
  await expect(receipts.getByText('feature job').first()).toBeVisible()
  await receipts
    .getByRole('link', { name: /open the receipt$/ })
    .first()
    .click()
  const look = page.getByRole('dialog', { name: /^Receipt \d/ })
  const download = page.waitForEvent('download')
  await look.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})
