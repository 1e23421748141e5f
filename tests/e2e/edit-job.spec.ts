import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { jobsFound, mainOf, messagesOf, openPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const edit = `jobs/${jobs.open}/edit`
const title = (page: Page) => mainOf(page).getByRole('textbox', { name: 'Job title' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const save = (page: Page) => mainOf(page).getByRole('button', { name: 'Save changes' })

test('/jobs/{id}/edit: an approved job stays approved (rules 13)', async ({ page }) => {
  const simulator = await openPage(page, 'my', people.harbour)
  const main = mainOf(page)
  await main.getByRole('link', { name: 'Edit Terminal planner' }).click()
  await expect(heading(page, 'Edit job')).toBeFocused()
  await title(page).fill('Planner of the night terminal')
  await main.getByLabel('Salary to').fill('1000')
  await save(page).click()
  // The message is specified word for word (product: validation).
  await main.getByRole('link', { name: 'Salary to should be greater than salary from.' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('58,000')
  await main.getByRole('radio', { name: 'Remote' }).check()
  await expect(main.getByRole('combobox', { name: 'Location' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(messagesOf(page)).toContainText('Update Job')
  await expect(heading(page, 'Planner of the night terminal')).toBeFocused()
  await expect(main.getByText('Approved', { exact: true })).toBeVisible()

  await simulator.signIn(people.newcomer.name)
  await page.goto('./search?keyword=night+terminal')
  await expect(jobsFound(page)).toHaveCount(1)
  await expect(jobsFound(page)).toContainText('Remote')
  await jobsFound(page).getByRole('link', { name: 'Planner of the night terminal' }).click()
  await expect(main.getByRole('complementary', { name: 'Facts' })).toContainText(/46,000.*58,000/)
})

test('/jobs/{id}/edit in two tabs: the later save reports the conflict and merges both changes', async ({
  page,
  context,
}) => {
  await openPage(page, edit, people.harbour)
  await shareLogin(page)
  await expect(title(page)).toHaveValue('Terminal planner')
  const other = await context.newPage()
  await openPage(other, edit)
  await expect(title(other)).toHaveValue('Terminal planner')
  await title(page).fill('Planner by night')
  await mainOf(other).getByRole('textbox', { name: 'Positions' }).fill('7')
  await save(other).click()
  await expect(heading(other, 'Terminal planner')).toBeFocused()

  await page.bringToFront()
  await save(page).click()
  await expect(page.getByRole('group', { name: 'This job has changed since you opened it.' })).toBeFocused()
  await expect(title(page)).toHaveValue('Planner by night')
  await expect(mainOf(page).getByRole('textbox', { name: 'Positions' })).toHaveValue('7')
  await mainOf(page).getByRole('button', { name: 'Save mine' }).click()
  await expect(heading(page, 'Planner by night')).toBeFocused()
  await expect(mainOf(page).getByRole('definition').filter({ hasText: /^7$/ }).first()).toBeVisible()
})
