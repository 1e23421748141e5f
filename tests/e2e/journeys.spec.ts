import type { Page } from 'playwright/test'
import { jobs, password } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { cvRows, mainOf, messagesOf, payByCard, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, type Stage, test } from './support/stage.ts'

// The journeys of the people of `everyday`, each one text for two places: in the demo, whose pages have the simulator in
// them, and against the server of `npm run api`.

/** What asks for the money of featuring a job, or says how it stands. */
const standing = (page: Page, words: string | RegExp) =>
  mainOf(page).getByRole('heading', { level: 2, name: words })

test('feature a job by bank, approved at the desk, and 30 days later it lapses (rules 23, 24)', async ({
  stage,
}) => {
  const page = await stage.pageOf('recruiter')
  const path = `jobs/${jobs.crowded}/feature`
  await stage.open(page, path)
  await stage.signIn(page, people.harbour)
  await expect(standing(page, '30 days, $49, no renewal')).toBeVisible()
  const form = page.getByRole('form', { name: '2. Upload the receipt' })
  await form.getByLabel('Receipt').setInputFiles(pdf('receipt.pdf'))
  await form.getByRole('button', { name: 'Upload the receipt' }).click()
  await expect(standing(page, 'We are checking your receipt.')).toBeFocused()
  const title = await mainOf(page).locator('dd').first().innerText()
  await stage.approveTransfer(page, title)
  await stage.reload(page)
  await expect(standing(page, /^This job is featured\./)).toBeVisible()

  await stage.waitThirtyDays(page)
  await stage.signIn(page, people.harbour)
  await stage.open(page, path)
  await expect(standing(page, '30 days, $49, no renewal')).toBeVisible()
  await stage.check()
})

test.describe('by card', () => {
  test.use({ thirdParties: true })

  const path = `jobs/${jobs.crowded}/feature`

  test('feature a job by card: declined, not confirmed at the bank, then paid (rules 25)', async ({
    stage,
  }) => {
    const page = await stage.pageOf('recruiter')
    await stage.open(page, path)
    await stage.signIn(page, people.harbour)
    await mainOf(page).getByRole('radio', { name: /^Card/ }).check()
    await payByCard(page, '4000000000000002')
    await expect(messagesOf(page)).toContainText('Your card was declined.')
    await payByCard(page, '4000002760003184')
    await page.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(messagesOf(page)).toContainText('We are unable to authenticate')
    await payByCard(page, '4000002760003184')
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(standing(page, /^This job is featured\./)).toBeFocused()
    await expectPaidOnce(stage, page)
    await stage.check()
  })

  test('paid by card as the line breaks: verified on return, and paid once (rules 25)', async ({ stage }) => {
    const page = await stage.pageOf('recruiter')
    await stage.open(page, `${path}?method=card`)
    await stage.signIn(page, people.harbour)
    await stage.cutOff(page, 'payments/verify-stripe')
    await payByCard(page, '4242424242424242')
    await expect(
      mainOf(page).getByText('Your card was charged, and the job is not featured yet.'),
    ).toBeVisible()
    await stage.mend(page)
    // The tab is closed, and somebody comes back by the plain address.
    await stage.open(page, path)
    await expect(standing(page, /^This job is featured\./)).toBeVisible()
    await expect(messagesOf(page)).toContainText('Feature Job')
    await expectPaidOnce(stage, page)
    await stage.check()
  })

  /** However often it was tried. */
  async function expectPaidOnce(stage: Stage, page: Page): Promise<void> {
    const trail = mainOf(page).getByRole('navigation', { name: 'Breadcrumb' })
    const title = await trail.getByRole('link').last().innerText()
    await stage.open(page, 'profile/payments')
    const payments = mainOf(page).getByRole('row').filter({ hasText: title })
    await expect(payments).toHaveText([/Card.*Succeeded.*\$49/])
  }
})

test('invite an employee, who accepts, and is removed (rules 28, 33)', async ({ stage }) => {
  const { newcomer, smallShop } = people
  const company = await stage.pageOf('recruiter')
  await stage.open(company, 'profile')
  await stage.signIn(company, smallShop)
  const person = await stage.pageOf('applicant')
  await stage.open(person, 'about')
  await stage.signIn(person, newcomer)

  const employees = mainOf(company).getByRole('region', { name: 'Employees' })
  await employees.getByRole('textbox', { name: 'E-mail address' }).fill(newcomer.email)
  await employees.getByRole('button', { name: 'Add', exact: true }).click()
  const row = employees.getByRole('row').filter({ hasText: newcomer.email })
  await expect(row).toContainText('Pending')

  await stage.open(person, 'profile')
  const employers = mainOf(person).getByRole('region', { name: 'Employers' })
  await employers.getByRole('button', { name: `Accept ${smallShop.name}` }).click()
  await answer(person, 'Accept')
  await expect(employers.getByRole('row').filter({ hasText: smallShop.name })).toContainText('Accepted')

  await stage.reload(company)
  await expect(row).toContainText('Accepted')
  await row.getByRole('button', { name: `Delete ${newcomer.name}` }).click()
  await answer(company, 'Remove')
  await expect(employees.getByText('Nobody asked yet.')).toBeVisible()
  await stage.open(person, 'notifications')
  await expect(mainOf(person).getByText('Employer removed you')).toBeVisible()
  await stage.check()
})

test('a changed password ends the other session (rules 11)', async ({ stage }) => {
  const [page, other] = [await stage.pageOf('recruiter'), await stage.pageOf('applicant')]
  await stage.open(other, 'notifications')
  await stage.signIn(other, people.ada)
  await stage.open(page, 'profile/change-password')
  await stage.signIn(page, people.ada)
  const form = mainOf(page).getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password', { exact: true }).fill('lanterns at noon')
  await form.getByLabel('New password, once more').fill('lanterns at noon')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(messagesOf(page)).toContainText('Other devices are logged out.')
  await stage.reload(other)
  await expect(userMenuOf(other, people.ada.name)).toBeHidden()
  await stage.reload(page)
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  await stage.check()
})

test('a CV is deleted, and the applications made with it go as well (rules 21)', async ({ stage }) => {
  const page = await stage.pageOf('applicant')
  await stage.open(page, 'my-applied')
  await stage.signIn(page, people.ada)
  const count = mainOf(page).getByText(/^\d+ applications$/)
  const before = Number.parseInt(await count.innerText(), 10)
  await stage.open(page, 'cv-manager')
  await page.getByRole('button', { name: 'Delete Front-end and prototyping' }).click()
  await answer(page, 'Delete CV and 4 applications')
  await expect(cvRows(page)).toHaveCount(2)
  await stage.open(page, 'my-applied')
  await expect(count).toHaveText(`${before - 4} applications`)
  await stage.check()
})

test('a job with applicants is deleted, and is told to be removed (rules 18)', async ({ stage }) => {
  const company = await stage.pageOf('recruiter')
  await stage.open(company, `jobs/${jobs.crowded}`)
  await stage.signIn(company, people.harbour)
  await expect(company.getByRole('region', { name: 'Applicants' })).toBeVisible()
  const title = await company.getByRole('heading', { level: 1 }).innerText()
  await stage.open(company, `my?search=${encodeURIComponent(title)}`)
  await mainOf(company)
    .getByRole('button', { name: `Delete ${title}` })
    .click()
  await answer(company, 'Delete job')
  await expect(mainOf(company).getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
  const visitor = await stage.pageOf('applicant')
  await stage.open(visitor, `jobs/${jobs.crowded}`)
  await expect(visitor.getByRole('heading', { level: 1, name: /removed/i })).toBeVisible()
  await stage.check()
})

/** Answers the question that is open, and waits until it is gone. */
async function answer(page: Page, words: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: words, exact: true }).click()
  await expect(question).toBeHidden()
}
