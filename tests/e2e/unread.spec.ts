import type { Locator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { answerOtherwise } from './support/otherwise.ts'
import { jobsFound, mainOf, openPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// The unit tests try each field and each wrong shape (`unread.test.ts`). Here, people meet some of them.

const rowsOf = (page: Page) => mainOf(page).getByRole('row')
const cvsOf = (page: Page) => mainOf(page).getByRole('list', { name: 'Your CVs' }).getByRole('listitem')

for (const way of ['lists as objects', 'lists as pages'] as const) {
  test(`${way} show the same rows`, async ({ page, context }) => {
    const other = await context.newPage()
    await answerOtherwise(other, way)
    const lists: [string, (page: Page) => Locator, (typeof people)[keyof typeof people]][] = [
      ['search', jobsFound, people.ada],
      ['my-applied', rowsOf, people.ada],
      ['cv-manager', cvsOf, people.ada],
      ['profile/payments', rowsOf, people.harbour],
    ]
    for (const [path, rows, person] of lists) {
      await openPage(page, path, person)
      await expect(rows(page)).not.toHaveCount(0)
      await openPage(other, path, person)
      await expect(rows(other), path).toHaveCount(await rows(page).count())
    }
  })
}

test('a list that can’t be read is no empty list, and nobody applies twice (rules 44)', async ({ page }) => {
  await answerOtherwise(page, 'words instead of lists')
  const main = mainOf(page)
  await openPage(page, 'my-applied', people.ada)
  await expect(main.getByText('We couldn’t load your applications.')).toBeVisible()
  await openPage(page, 'profile')
  await expect(main.getByText('We couldn’t read your projects.')).toBeVisible()
  await openPage(page, `jobs/${jobs.applied}`)
  await expect(main.getByText('We don’t know whether you’ve applied.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  await openPage(page, 'profile/payments', people.harbour)
  await expect(main.getByText('We couldn’t load your payments.')).toBeVisible()
  await openPage(page, `jobs/${jobs.open}/feature`)
  await expect(main.getByText('We couldn’t load your payments.')).toBeVisible()
  await expect(page.getByText(/\b(?:yet|any more)\./)).toHaveCount(0)
})

test('rows stay without the job or the person that they are about', async ({ page, context }) => {
  const other = await context.newPage()
  await answerOtherwise(other, 'rows without what they are about')
  for (const [path, person] of [
    ['my-applied', people.ada],
    ['profile/payments', people.harbour],
  ] as const) {
    await openPage(page, path, person)
    await expect(rowsOf(page)).not.toHaveCount(0)
    await openPage(other, path, person)
    await expect(rowsOf(other), path).toHaveCount(await rowsOf(page).count())
  }
})

test('a form refuses to save what it couldn’t read, until it is entered again (rules 44)', async ({
  page,
  context,
}) => {
  await answerOtherwise(page, 'saved texts as objects')
  const main = mainOf(page)
  const summary = main.getByRole('group', { name: 'We couldn’t read everything that is saved' })
  await openPage(page, 'profile', people.ada)
  await main.getByRole('textbox', { name: 'Located in' }).fill('Bristol')
  await main.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  await expect(main.getByText('Unsaved changes')).toBeVisible()

  await shareLogin(page)
  const other = await context.newPage()
  await openPage(other, 'profile')
  await expect(mainOf(other).getByRole('textbox', { name: /^About/ })).not.toHaveValue('')
  await expect(
    mainOf(other).getByRole('region', { name: 'Education' }).getByRole('listitem'),
  ).not.toHaveCount(0)

  await openPage(page, `jobs/${jobs.open}/edit`, people.harbour)
  await main.getByRole('textbox', { name: 'Job title' }).fill('Night planner')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(summary).toBeFocused()
  await main.getByRole('textbox', { name: 'Description' }).fill('Plan the nights.')
  await main.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Night planner' })).toBeVisible()
})

test('a switch turns the right way, or says that it is unknown', async ({ page, context }) => {
  const markOf = (on: Page) =>
    mainOf(on)
      .getByRole('button', { name: /^Bookmark / })
      .first()
  await openPage(page, `jobs/${jobs.open}`, people.ada)
  await shareLogin(page)
  const isOn = (await markOf(page).getAttribute('aria-pressed')) === 'true'

  const worded = await context.newPage()
  await answerOtherwise(worded, 'switches as words')
  await openPage(worded, `jobs/${jobs.open}`)
  await expect(markOf(worded)).toHaveAttribute('aria-pressed', String(isOn))
  await markOf(worded).click()
  await expect(markOf(worded)).toHaveAttribute('aria-pressed', String(!isOn))

  const unknown = await context.newPage()
  await answerOtherwise(unknown, 'unreadable switches')
  await openPage(unknown, `jobs/${jobs.open}`)
  await expect(markOf(unknown)).toHaveAttribute('aria-pressed', 'mixed')
  await markOf(unknown).click()
  await expect(
    mainOf(unknown).getByText('We couldn’t read whether this is on. Nothing was changed.'),
  ).toBeVisible()

  await openPage(page, `jobs/${jobs.open}`)
  await expect(markOf(page)).toHaveAttribute('aria-pressed', String(!isOn))
})
