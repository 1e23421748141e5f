import type { Page } from 'playwright/test'
import { jobs, personas } from '../../mocks/scenarios/personas.ts'
import { answerOtherwise } from './support/otherwise.ts'
import { goInApp, mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, test } from './support/test.ts'
import { visits } from './support/visits.ts'

// Whole pages with the answers of another backend. The unit tests of `src/api` read every such answer, and the conformance
// kit runs with each assumption reversed.

const tours = [
  [undefined, visits.visitor],
  [people.ada, visits.ada],
  [people.harbour, visits.harbour],
  // Two who have done nothing yet.
  [people.newcomer, ['profile', 'my-applied', `jobs/${jobs.open}`, `user/${personas.newcomer}`]],
  [people.smallShop, ['my', 'profile', `jobs/${jobs.smallShop}`, `recruiter/${personas.plainCompany}`]],
] as const

/** Opens every page of every person, from the `first` one on, and calls `look` on each. */
async function tour(page: Page, look: (path: string) => Promise<void>, first = 0): Promise<void> {
  test.setTimeout(300_000)
  for (const [person, paths] of tours.slice(first)) {
    await openPage(page, 'faqs', person)
    for (const path of paths) {
      await goInApp(page, path)
      await look(path)
    }
  }
}

/** Expects a page that shows what it knows, and no trace of what it doesn't. */
async function expectReadable(page: Page, path: string): Promise<void> {
  const main = mainOf(page)
  await expect(main.getByText(/couldn’t (?:load|show|reach)/), path).toHaveCount(0)
  await expect(main.getByText(/\b(?:undefined|NaN|null|Invalid Date|\[object)\b/), path).toHaveCount(0)
}

for (const [what, ...ways] of [
  ['answers with missing fields and unknown values', 'no assumed field', 'values that nobody knows'],
  ['other formats: bits, ids and amounts as text, media types', 'other formats'],
] as const)
  test(`every page shows ${what}`, async ({ page }) => {
    for (const way of ways) await answerOtherwise(page, way)
    await tour(page, (path) => expectReadable(page, path))
  })

test('no page crashes on wrong shapes', async ({ page }) => {
  await answerOtherwise(page, 'wrong shapes all over')
  await tour(page, async (path) => {
    await expect(page.getByText(/Something went wrong/), path).toHaveCount(0)
    await expect(page.getByRole('banner'), path).toBeVisible()
  })
})

test('what can’t be read is neither empty nor off, and is not saved over (rules 44, 50)', async ({
  page,
  context,
}) => {
  const main = mainOf(page)
  await answerOtherwise(page, 'words instead of lists')
  for (const [path, person, words] of [
    ['my-applied', people.ada, 'We couldn’t load your applications.'],
    [`jobs/${jobs.applied}`, people.ada, 'We don’t know whether you’ve applied.'],
    ['profile/payments', people.harbour, 'We couldn’t load your payments.'],
    [`jobs/${jobs.crowded}`, people.harbour, /^The server didn’t list \d+ of \d+ applicants\.$/],
  ] as const) {
    await openPage(page, path, person)
    await expect(main.getByText(words)).toBeVisible()
    await expect(main.getByText(/\b(?:yet|any more)\./)).toHaveCount(0)
  }

  const texts = await context.newPage()
  await answerOtherwise(texts, 'unreadable fields')
  await openPage(texts, 'about')
  await new Simulator(texts).signIn(people.harbour.name, 'this tab only')
  await openPage(texts, `jobs/${jobs.open}/edit`)
  await mainOf(texts).getByRole('textbox', { name: 'Job title' }).fill('Night planner')
  await mainOf(texts).getByRole('button', { name: 'Save changes' }).click()
  await expect(texts.getByRole('group', { name: 'We couldn’t read everything that is saved' })).toBeFocused()
  await mainOf(texts).getByRole('textbox', { name: 'Positions' }).fill('3')
  await mainOf(texts).getByRole('textbox', { name: 'Description' }).fill('Plan the nights.')
  await mainOf(texts).getByRole('button', { name: 'Save changes' }).click()
  await expect(texts.getByRole('heading', { level: 1, name: 'Night planner' })).toBeVisible()
  const details = texts.getByRole('tabpanel', { name: 'Job details' })
  await expect(details.getByText('Date unknown')).toBeVisible()

  await new Simulator(texts).signIn(people.ada.name, 'this tab only')
  await openPage(texts, `jobs/${jobs.open}`)
  const mark = mainOf(texts)
    .getByRole('button', { name: /^Bookmark / })
    .first()
  await expect(mark).toHaveAttribute('aria-pressed', 'mixed')
  await expect(mainOf(texts).getByRole('button', { name: /^Follow or unfollow / })).toBeVisible()
  await mark.click()
  await expect(
    mainOf(texts).getByText('We couldn’t read whether this is on. Nothing was changed.'),
  ).toBeVisible()
})

test('nobody is asked to log in because their account type can’t be read (rules 50)', async ({ page }) => {
  await answerOtherwise(page, 'unreadable account type')
  const asks = mainOf(page).getByText(/log(?:ged)? in with (?:any|a recruiter|a job seeker) account/i)
  await tour(page, async (path) => await expect(asks, path).toHaveCount(0), 1)
  await goInApp(page, 'post')
  await expect(mainOf(page).getByText('We couldn’t read your account type.')).toBeVisible()
})
