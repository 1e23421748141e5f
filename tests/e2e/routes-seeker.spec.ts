import { applications, jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import {
  cvRows,
  logInHere,
  mainOf,
  messagesOf,
  openPage,
  reloadPage,
  uploadCv,
  userMenuOf,
} from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const { ada } = people

test('/cv-manager: upload, default, download, delete (rules 21)', { tag: '@core' }, async ({ page }) => {
  await openPage(page, 'cv-manager', ada)
  await expect(cvRows(page)).toHaveCount(3)
  await uploadCv(page, pdf('harbour.pdf'), 'For the harbour')
  await expect(messagesOf(page).getByText('Upload', { exact: true })).toBeVisible()
  await expect(cvRows(page)).toHaveCount(4)
  await expect(cvRows(page).first()).toContainText('For the harbour')

  const setDefault = page.getByRole('button', { name: 'Set as Default: For the harbour' })
  await setDefault.dblclick()
  await expect(cvRows(page).first().getByText('Default', { exact: true })).toBeVisible()
  await expect(cvRows(page).getByText('Default', { exact: true })).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download For the harbour' }).click()
  expect((await download).suggestedFilename()).toBe('For the harbour.pdf')

  await page.getByRole('button', { name: 'Delete Front-end and prototyping' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/^This also deletes 4 applications/)).toBeVisible()
  const remove = question.getByRole('button', { name: 'Delete CV and 4 applications' })
  await remove.dblclick()
  await expect(question).toHaveCount(0)
  await expect(cvRows(page)).toHaveCount(3)
  await reloadPage(page)
  await expect(cvRows(page)).toHaveCount(3)
  await expect(cvRows(page).first().getByText('Default', { exact: true })).toBeVisible()
})

test('/my-applied, /application/{id}: URLs, progress, Back, Forward', { tag: '@core' }, async ({ page }) => {
  await openPage(page, 'my-applied?page=x', ada)
  const main = mainOf(page)
  const rows = main.getByRole('table', { name: 'Applications' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await main.getByRole('link', { name: 'Next page, page 2' }).click()
  await expect(page).toHaveURL(/\/my-applied\?page=2$/)
  await expect(rows).toHaveCount(2)
  await main.getByRole('searchbox', { name: 'Search by job or company' }).fill('ledgerfern')
  await expect(page).toHaveURL(/\/my-applied\?search=ledgerfern$/)
  await expect(main.getByText('2 applications for “ledgerfern”')).toBeVisible()
  await main.getByRole('link', { name: 'Product designer, onboarding', exact: true }).click()

  await expect(page).toHaveURL(new RegExp(`/application/${applications.interviewing}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Product designer, onboarding' })).toBeFocused()
  await expect(
    main.getByRole('list', { name: 'Progress of your application' }).locator('[aria-current=step]'),
  ).toContainText('Interviewing')
  await main.getByRole('link', { name: 'See job' }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()
  await main.getByRole('link', { name: 'See your application' }).click()
  for (const url of [/\/jobs\/22$/, /\/application\/6$/, /search=ledgerfern$/, /page=2$/]) {
    await page.goBack()
    await expect(page).toHaveURL(url)
  }
  await expect(rows).toHaveCount(2)
  await expect(main.getByRole('searchbox')).toHaveValue('')
  for (const url of [/search=ledgerfern$/, /\/application\/6$/, /\/jobs\/22$/]) {
    await page.goForward()
    await expect(page).toHaveURL(url)
  }
  await expect(main.getByRole('heading', { level: 2, name: 'Your application' })).toBeVisible()
})

test('/cv-manager: a chosen file survives an expired session (rules 12)', async ({ page }) => {
  const simulator = await openPage(page, 'cv-manager', ada)
  const form = page.getByRole('form', { name: 'Upload a CV' })
  await form.getByLabel('File').setInputFiles(pdf('boats.pdf'))
  await form.getByRole('textbox', { name: 'Title' }).fill('Boats and ferries')
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  await form.getByRole('button', { name: 'Upload', exact: true }).click()
  await messagesOf(page).getByRole('button', { name: 'Log in again' }).click()
  await logInHere(page, ada)
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Boats and ferries')
  await expect(form.getByText('boats.pdf', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your CVs' })).toContainText('Boats and ferries')
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('')
  await reloadPage(page)
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('/application/{id}: stays the applicant’s after the session has expired (rules 12, 20)', async ({
  page,
}) => {
  const simulator = await openPage(page, `application/${applications.interviewing}`, ada)
  const main = mainOf(page)
  await expect(main.getByRole('link', { name: 'See job' })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  await simulator.refresh()
  await expect(messagesOf(page).getByRole('button', { name: 'Log in again' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(main.getByRole('link', { name: 'My applications' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Change status' })).toHaveCount(0)
})

test('/notifications: new ones are marked and linked (rules 33)', async ({ page }) => {
  await openPage(page, `jobs/${jobs.open}`, ada)
  const menu = userMenuOf(page, ada.name)
  await expect(menu).toHaveAccessibleName(/\b4 unread notifications/)
  await menu.click()
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  const main = mainOf(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  const fresh = main.getByRole('list', { name: /^New/ }).getByRole('listitem')
  const earlier = main.getByRole('list', { name: 'Earlier' }).getByRole('listitem')
  await expect(fresh).toHaveCount(4)
  await expect(earlier).toHaveCount(12)
  await expect(menu).toHaveAccessibleName(ada.name)

  // Each notification starts with the outcome and the job; those about one job are grouped.
  await expect(fresh.first()).toContainText(/^Accepted/)
  const titles = await earlier.getByRole('link').allInnerTexts()
  expect(titles.length).toBe(12)
  await fresh.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/application/${applications.accepted}$`))
  await page.goBack()
  await earlier.filter({ hasText: 'Deleted' }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobs.removed}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'This job was deleted.' })).toBeVisible()

  // The server's count is 0, too.
  await openPage(page, 'notifications')
  await expect(menu).toHaveAccessibleName(ada.name)
  await expect(fresh).toHaveCount(0)
  await expect(earlier).toHaveCount(16)
})
