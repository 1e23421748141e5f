import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { answerTo, press, tick, write } from './support/hand.ts'
import { jobsFound, mainOf, messagesOf, payByCard } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/stage.ts'

// Journeys in the scenario `everyday`, in the demo by pointer, and, with the tag `@http`, against the server of
// `npm run api` by keyboard alone.

const { harbour, newcomer } = people

test.describe('by card', () => {
  test.use({ thirdParties: true })

  test('a card is declined, not authenticated, then charged once', { tag: '@http' }, async ({ stage }) => {
    const page = await stage.pageOf('recruiter')
    await stage.open(page, `jobs/${jobs.crowded}/feature`, harbour)
    await tick(mainOf(page).getByRole('radio', { name: /^Card/ }))
    await payByCard(page, '4000000000000002')
    await expect(messagesOf(page)).toContainText('Your card was declined.')
    await payByCard(page, '4000002760003184')
    await press(page.getByRole('button', { name: 'Fail authentication' }))
    await expect(messagesOf(page)).toContainText('We are unable to authenticate')
    // The connection breaks after the card was charged.
    await stage.cutOff(page, 'payments/verify-stripe')
    await payByCard(page, '4000002760003184')
    await press(page.getByRole('button', { name: 'Complete authentication' }))
    await expect(
      mainOf(page).getByText('Your card was charged, but we couldn’t confirm that the job is featured.'),
    ).toBeVisible()
    await stage.mend(page)
    // The user closes the tab and returns by the plain URL.
    await stage.open(page, `jobs/${jobs.crowded}/feature`)
    await expect(
      mainOf(page).getByRole('heading', { level: 2, name: /^This job is featured\./ }),
    ).toBeVisible()
    const trail = mainOf(page).getByRole('navigation', { name: 'Breadcrumb' })
    const title = await trail.getByRole('link').last().innerText()
    await stage.open(page, 'profile/payments')
    const payments = mainOf(page).getByRole('row').filter({ hasText: title })
    await expect(payments.filter({ hasText: /succeeded|paid/i })).toHaveText([/Card.*\$49/])
    await expect(payments.filter({ hasNotText: /succeeded|paid|declined/i })).toHaveCount(0)
    await stage.check()
  })
})

test(
  'a company and a job seeker: followed, employed, and a job that is deleted',
  { tag: '@core' },
  async ({ stage }) => {
    const company = await stage.pageOf('recruiter')
    await stage.open(company, 'profile', harbour)
    const seeker = await stage.pageOf('applicant')
    await stage.open(seeker, `jobs/${jobs.open}`, newcomer)
    const title = await seeker.getByRole('heading', { level: 1 }).innerText()

    await test.step('the job seeker bookmarks the job and follows its company', async () => {
      const bookmark = mainOf(seeker)
        .getByRole('button', { name: `Bookmark ${title}` })
        .first()
      await press(bookmark)
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
      const followed = answerTo(seeker, 'followers/toggle')
      await press(mainOf(seeker).getByRole('button', { name: /^Follow/ }))
      await followed
      await stage.open(seeker, 'followings')
      await expect(mainOf(seeker).getByRole('link', { name: harbour.name })).toBeVisible()
    })

    await test.step('the company invites them, and they accept (rules 28)', async () => {
      const employees = mainOf(company).getByRole('region', { name: 'Employees' })
      await write(employees.getByRole('textbox', { name: 'Email address' }), newcomer.email)
      await press(employees.getByRole('button', { name: 'Add', exact: true }))
      const row = employees.getByRole('row').filter({ hasText: newcomer.email })
      await expect(row).toContainText('Pending')
      await stage.open(seeker, 'profile')
      const employers = mainOf(seeker).getByRole('region', { name: 'Employers' })
      await press(employers.getByRole('button', { name: /^Accept/ }))
      await answer(seeker, 'Accept')
      await expect(employers.getByRole('row').last()).toContainText('Accepted')
      await stage.reload(company)
      await expect(row).toContainText('Accepted')
    })

    await test.step('the company deletes the job (rules 18)', async () => {
      await stage.open(company, `my?search=${encodeURIComponent(title)}`)
      await press(mainOf(company).getByRole('button', { name: `Delete ${title}` }))
      await answer(company, 'Delete job')
      await expect(mainOf(company).getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
    })

    await test.step('it is found neither by search nor by its link; the bookmark stays', async () => {
      await stage.open(seeker, 'bookmarks')
      await expect(mainOf(seeker).getByRole('listitem').filter({ hasText: title })).toBeVisible()
      await stage.open(seeker, `search?keyword=${encodeURIComponent(title)}`)
      await expect(
        mainOf(seeker)
          .getByText(/^(?:No jobs|\d+ jobs?) found\./)
          .first(),
      ).toBeAttached()
      await expect(jobsFound(seeker).getByRole('link', { name: title, exact: true })).toHaveCount(0)
      await stage.open(seeker, `jobs/${jobs.open}`)
      await expect(seeker.getByRole('heading', { level: 1, name: 'This job was deleted.' })).toBeVisible()
    })
    await stage.check()
  },
)

/** Answers the open confirmation dialog and waits until it has closed. */
async function answer(page: Page, words: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await press(question.getByRole('button', { name: words, exact: true }))
  await expect(question).toBeHidden()
}
