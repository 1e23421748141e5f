import { Buffer } from 'node:buffer'
import type { Locator, Page } from 'playwright/test'
import { password, personas } from '../../mocks/scenarios/personas.ts'
import { logInHere, mainOf, messagesOf, openPage, reloadPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const { ada, harbour } = people

/** A picture of one pixel. */
const png = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

function formOf(page: Page): Locator {
  return mainOf(page).getByRole('form', { name: 'Profile' })
}

async function signedIn(page: Page, path: string, name: string) {
  const simulator = await openPage(page, path)
  await simulator.signIn(name)
  return simulator
}

test('/profile: edits and removed rows survive a reload, and the header shows the new name @core', async ({
  page,
}) => {
  await signedIn(page, 'about', ada.name)
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
  await expect(messagesOf(page).getByText('Profile', { exact: true })).toBeVisible()
  await expect(messagesOf(page).getByText('Profile saved.')).toBeVisible()
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

test('/profile: previews a new cover and saves it with Update; refuses a text file named as an image (rules 29)', async ({
  page,
}) => {
  await signedIn(page, 'profile', harbour.name)
  const form = formOf(page)
  const field = form.getByLabel('Update cover photo')
  const preview = form.getByRole('img', { name: 'New cover photo' })
  await field.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('Plain words.') })
  await expect(form.getByText(/^“words\.png” isn’t a picture or video/)).toBeVisible()
  await field.setInputFiles(png('harbour.png'))
  await expect(preview).toBeVisible()
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(messagesOf(page).getByText('Profile saved.')).toBeVisible()
  await expect(preview).toBeHidden()
  await expect(form.getByText('All changes saved')).toBeVisible()
  const cover = await form.locator('img').first().getAttribute('src')
  await reloadPage(page)
  await expect(form.locator('img').first()).toHaveAttribute('src', cover ?? '')
})

test('/profile: asks before leaving with unsaved changes, which survive an expired session (rules 12)', async ({
  page,
  context,
}) => {
  const simulator = await openPage(page, 'profile')
  await simulator.signIn(ada.name, 'this tab only')
  const place = formOf(page).getByRole('textbox', { name: 'Located in' })
  await place.fill('Lisbon')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Jobs', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(place).toHaveValue('Lisbon')

  // Another tab resets the world, which invalidates this tab's token.
  const other = await context.newPage()
  await (await openPage(other)).reset()
  await other.close()
  await formOf(page).getByRole('button', { name: 'Update', exact: true }).click()
  await messagesOf(page).getByRole('button', { name: 'Log in again' }).click()
  await logInHere(page, ada)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(place).toHaveValue('Lisbon')
  await formOf(page).getByRole('button', { name: 'Update', exact: true }).click()
  await expect(messagesOf(page).getByText('Profile saved.')).toBeVisible()
})

test('/profile: a new login in another tab keeps this tab’s input, including a chosen picture (rules 12)', async ({
  page,
  context,
}) => {
  const simulator = await signedIn(page, 'profile', harbour.name)
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
  await signedIn(page, 'profile', ada.name)
  const rowsOf = (tab: Page) => formOf(tab).getByRole('region', { name: 'Experiences' })
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
  await expect(messagesOf(other).getByText('Profile saved.')).toBeVisible()

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
  await signedIn(page, 'profile', harbour.name)
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

test('/profile/change-password: ends another tab’s session and keeps this one (rules 11)', async ({
  page,
  context,
}) => {
  const simulator = await openPage(page, 'profile/change-password')
  const other = await context.newPage()
  const beside = await openPage(other, 'notifications')
  await beside.signIn(ada.name, 'this tab only')
  await simulator.signIn(ada.name, 'this tab only')

  const form = mainOf(page).getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password', { exact: true }).fill('lanterns at noon')
  await form.getByLabel('Confirm new password').fill('lanterns at noon')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(messagesOf(page).getByText('Change password', { exact: true })).toBeVisible()
  await expect(
    messagesOf(page).getByText('Password changed. We’ve logged you out on your other devices.'),
  ).toBeVisible()
  await expect(userMenuOf(page, ada.name)).toBeVisible()

  await beside.refresh()
  await expect(userMenuOf(other, ada.name)).toBeHidden()
  await page.reload()
  await simulator.ready()
  await expect(userMenuOf(page, ada.name)).toBeVisible()
})

test('/profile/payments, /profile/receipts: the tables, and a receipt to view and download (product: payments and receipts)', async ({
  page,
}) => {
  await signedIn(page, 'profile/payments', harbour.name)
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

test('/profile/payments: a job seeker is asked for a recruiter account (rules 35)', async ({ page }) => {
  await signedIn(page, 'profile/payments', ada.name)
  await expect(mainOf(page).getByText('Log in with a recruiter account to see payments.')).toBeVisible()
})

test('/profile: sections collapse without losing input, an error opens its section, the checklist leads to what is missing', async ({
  page,
}) => {
  await signedIn(page, 'profile', people.newcomer.name)
  const form = formOf(page)
  const toggle = form.getByRole('button', { name: 'About you', exact: true })
  const name = form.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(name).toBeHidden()
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Milo T.')
  await toggle.click()
  await toggle.click()
  await expect(name).toHaveValue('Milo T.')

  const preferences = form.getByRole('button', { name: 'Job preferences' })
  await preferences.click()
  const missing = form.getByRole('list', { name: 'Missing details' })
  await missing.getByRole('button', { name: 'Skills' }).click()
  await expect(preferences).toHaveAttribute('aria-expanded', 'true')
  const skills = form.getByRole('textbox', { name: 'Skills' })
  await expect(skills).toBeFocused()
  await skills.fill('Carpentry')
  await expect(missing.getByRole('button', { name: 'Skills' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(messagesOf(page).getByText('Profile', { exact: true })).toBeVisible()
})
