import { jobs } from '../../mocks/scenarios/personas.ts'
import { fillJob, follow, mainOf, messagesOf, openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const { ada, harbour } = people

test('/my: search in the URL; a double press deletes once (rules 18)', { tag: '@core' }, async ({ page }) => {
  await openPage(page, 'my', harbour)
  const main = mainOf(page)
  const rows = main.getByRole('table', { name: 'My jobs' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await main.getByRole('searchbox').fill('forklift xylophone')
  await expect(page).toHaveURL(/\/my\?search=forklift/)
  await page.goBack()
  await expect(rows).toHaveCount(11)
  await main.getByRole('searchbox').fill('receptionist')
  await expect(rows).toHaveCount(2)

  await main.getByRole('button', { name: /^Delete Receptionist/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toHaveText(/^Delete “Receptionist/)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const remove = question.getByRole('button', { name: 'Delete job' })
  await remove.dblclick()
  await expect(question).toHaveCount(0)
  await reloadPage(page)
  await expect(main.getByRole('searchbox')).toHaveValue('receptionist')
  await expect(main.getByRole('button', { name: /^Delete Receptionist/ })).toHaveCount(0)
})

test('/jobs/{id} for its recruiter: keys open the statuses, and only the chosen one is sent (rules 20)', async ({
  page,
}) => {
  await openPage(page, `jobs/${jobs.crowded}`, harbour)
  const select = page.getByRole('combobox', { name: 'Status of Bo Ek' })
  await expect(select).toHaveValue('applied')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/change-application-status')) sent += 1
  })
  const isOpen = () => select.evaluate((own) => own.matches(':open'))
  await select.focus()
  // On some systems, an arrow key or a letter changes a closed select.
  for (const key of ['ArrowDown', 'a']) {
    await page.keyboard.press(key)
    await expect.poll(isOpen).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isOpen).toBe(false)
    await expect(select).toHaveValue('applied')
  }
  const answer = page.waitForResponse((response) => response.url().endsWith('/change-application-status'))
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(select).toHaveValue('shortlisted')
  await expect(select).toBeFocused()
  await (await answer).finished()
  await reloadPage(page)
  await expect(select).toHaveValue('shortlisted')
  expect(sent).toBe(1)
})

test('/jobs/{id} for its recruiter: applicants in the first screenful, each with a status (rules 20)', async ({
  page,
}) => {
  await openPage(page, `jobs/${jobs.crowded}`, harbour)
  const row = page.getByRole('row', { name: /Bo Ek/ })
  for (const { status, ...viewport } of [
    // On a phone, a badge.
    { width: 390, height: 844, status: row.getByText('Applied', { exact: true }).and(page.locator('span')) },
    { width: 1440, height: 900, status: row.getByRole('combobox', { name: 'Status of Bo Ek' }) },
  ]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(status).toBeInViewport({ ratio: 1 })
  }
  const statuses = mainOf(page).getByRole('combobox', { name: /^Status of \S/ })
  await expect(statuses).toHaveCount(25)
  const names = await statuses.evaluateAll((fields: HTMLSelectElement[]) =>
    fields.map(({ labels }) => labels[0]?.textContent),
  )
  expect(new Set(names).size).toBe(25)
})

test('/jobs/{id} for its recruiter: a card dragged by pointer moves to the other column (rules 20)', async ({
  page,
}) => {
  await openPage(page, `jobs/${jobs.crowded}?view=board`, harbour)
  const column = (name: RegExp) => page.getByRole('region', { name })
  const cardIn = (name: RegExp) => column(name).getByRole('listitem').filter({ hasText: 'Bo Ek' })
  // Drag the card by its text, because a press on its select would open the select.
  await cardIn(/^Applied/).dragTo(column(/^Interviewing/), { sourcePosition: { x: 24, y: 50 } })
  await expect(cardIn(/^Interviewing/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last change' })).toContainText(
    'Bo Ek moved to Interviewing.',
  )
  await reloadPage(page)
  // A card's status moves it too, and keeps the focus.
  const name = 'Status of Bo Ek'
  const status = cardIn(/^Interviewing/).getByRole('combobox', { name })
  await status.focus()
  await status.selectOption({ label: 'Accepted' })
  await expect(column(/^Accepted/).getByRole('combobox', { name })).toBeFocused()
})

test('/my: new applicants are marked until their job is opened; two lines on a phone', async ({ page }) => {
  const simulator = await openPage(page, 'my', harbour)
  const main = mainOf(page)
  const planner = main.getByRole('row', { name: /Terminal planner/ })
  await expect(planner).toBeVisible()
  await expect(planner).not.toContainText('new')
  await simulator.signIn(ada.name)
  await openPage(page, `jobs/${jobs.open}`)
  await page.getByRole('form', { name: 'Apply for this job' }).getByRole('button', { name: 'Apply' }).click()
  await expect(mainOf(page).getByRole('heading', { name: 'Your application' })).toBeVisible()

  // Leave the job's page, where the owner would already see the new applicant after the login.
  await follow(page, 'About')
  await simulator.signIn(harbour.name)
  await openPage(page, 'my')
  await expect(planner).toContainText('1 new')
  await planner.getByRole('link', { name: 'View Terminal planner' }).click()
  await expect(page.getByRole('table', { name: 'Applicants' })).toBeVisible()
  await page.goBack()
  await expect(planner).not.toContainText('new')

  await page.setViewportSize({ width: 390, height: 844 })
  const row = main
    .getByRole('list', { name: 'My jobs' })
    .getByRole('listitem')
    .filter({ hasText: 'Terminal planner' })
  expect((await row.boundingBox())?.height).toBeLessThan(100)
})

test('/post: an error before any call; one job for a double press', async ({ page }) => {
  await openPage(page, 'post', harbour)
  const main = mainOf(page)
  const form = page.getByRole('form', { name: 'Post a job' })
  await fillJob(page, {
    title: 'Tide table editor',
    category: 'Public service',
    currency: 'EUR',
    description: 'You keep the tables of four harbours right to the minute.',
  })
  await form.getByRole('textbox', { name: /^Salary from/ }).fill('900')
  await form.getByRole('textbox', { name: /^Salary to/ }).fill('800')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/jobs/create')) calls.push(request.url())
  })
  const post = form.getByRole('button', { name: 'Post job' })
  await post.click()
  await expect(
    form.getByRole('link', { name: 'Salary to should be greater than salary from.' }),
  ).toBeVisible()
  expect(calls).toEqual([])
  await form.getByRole('textbox', { name: /^Salary to/ }).fill('1000')
  await post.dblclick()
  await expect(page).toHaveURL(/\/my$/)
  await expect(messagesOf(page).getByText('Post Job', { exact: true })).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect(main.getByRole('row', { name: /Tide table editor/ })).toContainText('Pending')
})
