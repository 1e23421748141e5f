import type { Page } from 'playwright/test'
import { jobs, password } from '../../mocks/scenarios/personas.ts'
import { pdf } from './support/files.ts'
import { attach, choose, press, tick, write } from './support/hand.ts'
import { cvRows, jobsFound, mainOf, messagesOf, payByCard, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, type Stage, test } from './support/stage.ts'

// Journeys in the scenario `everyday`, in the demo with the simulator, by pointer. Those with files, payments or sessions,
// which another backend handles differently, are tagged: `@http` ones also run against the server of `npm run api`, by
// keyboard alone, and `@otherwise` ones with every assumption about the backend reversed.

/** The heading of the feature page, which gives the price of featuring or the state of the payment. */
const standing = (page: Page, words: string | RegExp) =>
  mainOf(page).getByRole('heading', { level: 2, name: words })

test('a job is featured by bank transfer for 30 days (rules 23, 24)', { tag: '@http' }, async ({ stage }) => {
  const page = await stage.pageOf('recruiter')
  const path = `jobs/${jobs.crowded}/feature`
  await stage.open(page, path, people.harbour)
  await expect(standing(page, '30 days, $49, no renewal')).toBeVisible()
  const form = page.getByRole('form', { name: '2. Upload the receipt' })
  await attach(form.getByLabel('Receipt'), pdf('receipt.pdf'))
  await press(form.getByRole('button', { name: 'Upload the receipt' }))
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

  test(
    'a card is declined, not authenticated, then charged',
    { tag: ['@http', '@otherwise'] },
    async ({ stage }) => {
      const page = await stage.pageOf('recruiter')
      await stage.open(page, path, people.harbour)
      await tick(mainOf(page).getByRole('radio', { name: /^Card/ }))
      await payByCard(page, '4000000000000002')
      await expect(messagesOf(page)).toContainText('Your card was declined.')
      await payByCard(page, '4000002760003184')
      await press(page.getByRole('button', { name: 'Fail authentication' }))
      await expect(messagesOf(page)).toContainText('We are unable to authenticate')
      await payByCard(page, '4000002760003184')
      await press(page.getByRole('button', { name: 'Complete authentication' }))
      await expect(standing(page, /^This job is featured\./)).toBeFocused()
      await expectPaidOnce(stage, page)
      await stage.check()
    },
  )

  test('a card payment survives a network failure, and is made once', { tag: '@http' }, async ({ stage }) => {
    const page = await stage.pageOf('recruiter')
    await stage.open(page, `${path}?method=card`, people.harbour)
    await stage.cutOff(page, 'payments/verify-stripe')
    await payByCard(page, '4242424242424242')
    await expect(
      mainOf(page).getByText('Your card was charged, but the job isn’t featured yet.'),
    ).toBeVisible()
    await stage.mend(page)
    // The user closes the tab and returns by the plain URL.
    await stage.open(page, path)
    await expect(standing(page, /^This job is featured\./)).toBeVisible()
    await expectPaidOnce(stage, page)
    await stage.check()
  })

  /** Expects one payment, however often it was attempted. */
  async function expectPaidOnce(stage: Stage, page: Page): Promise<void> {
    const trail = mainOf(page).getByRole('navigation', { name: 'Breadcrumb' })
    const title = await trail.getByRole('link').last().innerText()
    await stage.open(page, 'profile/payments')
    const payments = mainOf(page).getByRole('row').filter({ hasText: title })
    await expect(payments.filter({ hasText: /succeeded|paid/i })).toHaveText([/Card.*\$49/])
    // A backend that opens a new intent for each attempt also lists the declined ones.
    await expect(payments.filter({ hasNotText: /succeeded|paid|declined/i })).toHaveCount(0)
  }
})

test('a job seeker finds a job by category, bookmarks it, follows its company, and undoes both (rules 26, 27)', async ({
  stage,
}) => {
  const { newcomer } = people
  const page = await stage.pageOf('applicant')
  const main = mainOf(page)
  const menu = (entry: string) => page.getByRole('banner').getByRole('link', { name: entry })
  await stage.open(page, 'search', newcomer)
  const filters = page.getByRole('search', { name: 'Filters' })
  await choose(filters.getByRole('combobox', { name: 'Category' }), 'Transport & logistics')
  await expect(page).toHaveURL(/category=Transport/)
  await expect(main.getByRole('status').filter({ hasText: /^\d jobs found\.$/ })).toBeAttached()
  const first = jobsFound(page).first().getByRole('link').first()
  const title = await first.innerText()
  await press(first)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  const bookmark = main.getByRole('button', { name: `Bookmark ${title}` }).first()
  await press(bookmark)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  const follow = main.getByRole('button', { name: /^Follow/ })
  await press(follow)
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await press(userMenuOf(page, newcomer.name))
  await press(menu('Bookmarks'))
  const remove = main.getByRole('button', { name: `Remove ${title} from bookmarks` })
  await press(remove)
  await expect(main.getByText('No bookmarks yet.')).toBeVisible()
  await press(main.getByRole('button', { name: 'Undo' }))
  await expect(remove).toHaveCount(1)
  // The undo keeps the scroll position, and the menu is at the top.
  await page.keyboard.press('Home')

  await press(userMenuOf(page, newcomer.name))
  await press(menu('Followings'))
  // The page removes the row before the backend answers.
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/followers/remove'))
  await press(main.getByRole('button', { name: /^Unfollow/ }))
  await expect(main.getByText('You don’t follow any companies yet.')).toBeVisible()
  await (await answered).finished()
  await stage.reload(page)
  await expect(main.getByText('You don’t follow any companies yet.')).toBeVisible()
  await stage.check()
})

test('a company invites an employee, who accepts and is removed (rules 28, 33)', async ({ stage }) => {
  const { newcomer, smallShop } = people
  const company = await stage.pageOf('recruiter')
  await stage.open(company, 'profile', smallShop)
  const person = await stage.pageOf('applicant')
  await stage.open(person, 'about', newcomer)

  const employees = mainOf(company).getByRole('region', { name: 'Employees' })
  await write(employees.getByRole('textbox', { name: 'Email address' }), newcomer.email)
  await press(employees.getByRole('button', { name: 'Add', exact: true }))
  const row = employees.getByRole('row').filter({ hasText: newcomer.email })
  await expect(row).toContainText('Pending')

  await stage.open(person, 'profile')
  const employers = mainOf(person).getByRole('region', { name: 'Employers' })
  // Some backends leave out the company's name.
  await press(employers.getByRole('button', { name: /^Accept/ }))
  await answer(person, 'Accept')
  await expect(employers.getByRole('row').last()).toContainText('Accepted')

  await stage.reload(company)
  await expect(row).toContainText('Accepted')
  await press(row.getByRole('button', { name: `Delete ${newcomer.name}` }))
  await answer(company, 'Remove')
  await expect(employees.getByText('You haven’t invited anyone yet.')).toBeVisible()
  await stage.open(person, 'notifications')
  await expect(mainOf(person).getByText('No longer an employee')).toBeVisible()
  await stage.check()
})

test('a changed password ends the other session (rules 11)', { tag: '@http' }, async ({ stage }) => {
  const [page, other] = [await stage.pageOf('recruiter'), await stage.pageOf('applicant')]
  await stage.open(other, 'notifications', people.ada)
  await stage.open(page, 'profile/change-password', people.ada)
  const form = mainOf(page).getByRole('form', { name: 'Change password' })
  await write(form.getByLabel('Current password'), password)
  await write(form.getByLabel('New password', { exact: true }), 'lanterns at noon')
  await write(form.getByLabel('Confirm new password'), 'lanterns at noon')
  await press(form.getByRole('button', { name: 'Change password' }))
  await expect(messagesOf(page)).toContainText('We’ve logged you out on your other devices.')
  await stage.reload(other)
  await expect(userMenuOf(other, people.ada.name)).toBeHidden()
  await stage.reload(page)
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  await stage.check()
})

test('deleting a CV deletes the applications made with it (rules 21)', async ({ stage }) => {
  const page = await stage.pageOf('applicant')
  await stage.open(page, 'my-applied', people.ada)
  const sent = mainOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
  await expect(sent.first()).toBeVisible()
  await stage.open(page, 'cv-manager')
  await press(page.getByRole('button', { name: 'Delete Front-end and prototyping' }))
  await answer(page, 'Delete CV and 4 applications')
  await expect(cvRows(page)).toHaveCount(2)
  await stage.open(page, 'my-applied')
  // Four of eleven were deleted; the others fit on one page.
  await expect(sent).toHaveCount(7)
  await stage.check()
})

test('a deleted job with applicants says that it was deleted (rules 18)', async ({ stage }) => {
  const company = await stage.pageOf('recruiter')
  await stage.open(company, `jobs/${jobs.crowded}`, people.harbour)
  await expect(company.getByRole('region', { name: 'Applicants' })).toBeVisible()
  const title = await company.getByRole('heading', { level: 1 }).innerText()
  await stage.open(company, `my?search=${encodeURIComponent(title)}`)
  await press(mainOf(company).getByRole('button', { name: `Delete ${title}` }))
  await answer(company, 'Delete job')
  await expect(mainOf(company).getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
  const visitor = await stage.pageOf('applicant')
  await stage.open(visitor, `jobs/${jobs.crowded}`)
  await expect(visitor.getByRole('heading', { level: 1, name: /deleted/i })).toBeVisible()
  await stage.check()
})

/** Answers the open confirmation dialog and waits until it has closed. */
async function answer(page: Page, words: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await press(question.getByRole('button', { name: words, exact: true }))
  await expect(question).toBeHidden()
}
