import { jobs } from '../../mocks/scenarios/personas.ts'
import { fillJob, mainOf, messagesOf, openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const { ada, harbour } = people

test('/my: search and page in the URL; a deletion that fails offline can be retried (rules 18, 37) @core', async ({
  page,
}) => {
  const simulator = await openPage(page, 'my')
  await simulator.signIn(harbour.name)
  const main = mainOf(page)
  const rows = main.getByRole('table', { name: 'My jobs' }).getByRole('row')
  await expect(rows).toHaveCount(11)
  await main.getByRole('searchbox').fill('forklift xylophone')
  await expect(page).toHaveURL(/\/my\?search=forklift/)
  await page.goBack()
  await expect(rows).toHaveCount(11)
  await main.getByRole('searchbox').fill('receptionist')
  await expect(rows).toHaveCount(2)

  await simulator.addFault('jobs/delete', 'network')
  await main.getByRole('button', { name: /^Delete Receptionist/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('heading')).toHaveText(/^Delete “Receptionist/)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  const remove = question.getByRole('button', { name: 'Delete job' })
  await remove.click()
  await expect(messagesOf(page).getByText('Error', { exact: true })).toHaveCount(1)
  await expect(question).toBeVisible()
  await remove.dblclick()
  await expect(question).toHaveCount(0)
  await reloadPage(page)
  await expect(main.getByRole('searchbox')).toHaveValue('receptionist')
  await expect(main.getByRole('button', { name: /^Delete Receptionist/ })).toHaveCount(0)
})

test('/jobs/{id} for its recruiter: keys open the statuses, and only the chosen one is sent (rules 20)', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.crowded}`)
  await simulator.signIn(harbour.name)
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

test('/jobs/{id} for its recruiter: applicants in the first screenful, decided one after the other, undone (rules 20)', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.crowded}`)
  await simulator.signIn(harbour.name)
  const section = page.getByRole('region', { name: 'Applicants', exact: true })
  const status = (name: string) => section.getByRole('combobox', { name: `Status of ${name}` }).first()
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(status('Bo Ek')).toBeInViewport({ ratio: 1 })
  }

  await section.getByRole('button', { name: 'Bo Ek', exact: true }).click()
  const panel = (name: string) => section.getByRole('complementary', { name })
  await panel('Bo Ek').getByRole('button', { name: 'Shortlist and next' }).click()
  await panel('Grzegorz Niezgódka').getByRole('button', { name: 'Shortlist and next' }).click()
  await panel('Amina El Khatabi').getByRole('button', { name: 'Not considered and next' }).click()
  const change = page.getByRole('region', { name: 'Last change' })
  await expect(change).toContainText('Amina El Khatabi moved to Not considered.')
  await page.keyboard.press('k')
  await expect(panel('Amina El Khatabi')).toBeVisible()
  await change.getByRole('button', { name: 'Undo' }).click()
  await expect(change).toHaveCount(0)
  await expect(status('Amina El Khatabi')).toHaveValue('applied')
  await section.getByRole('button', { name: /^Shortlisted \d/ }).click()
  await reloadPage(page)
  await expect(status('Bo Ek')).toHaveValue('shortlisted')
  await expect(status('Grzegorz Niezgódka')).toHaveValue('shortlisted')
})

test('/jobs/{id} for its recruiter: a card is dragged to another column; a refused one returns (rules 20)', async ({
  page,
}) => {
  const simulator = await openPage(page, `jobs/${jobs.crowded}?view=board`)
  await simulator.signIn(harbour.name)
  const column = (name: RegExp) => page.getByRole('region', { name })
  const cardIn = (name: RegExp) => column(name).getByRole('listitem').filter({ hasText: 'Bo Ek' })
  // Drag the card by its text, because a press on its select would open the select.
  const beside = { sourcePosition: { x: 24, y: 50 } }
  await cardIn(/^Applied/).dragTo(column(/^Interviewing/), beside)
  await expect(cardIn(/^Interviewing/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last change' })).toContainText(
    'Bo Ek moved to Interviewing.',
  )
  await reloadPage(page)
  await expect(cardIn(/^Interviewing/)).toBeVisible()
  await simulator.addFault('jobs/change-application-status', 'error-500')
  await cardIn(/^Interviewing/).dragTo(column(/^Accepted/), beside)
  await expect(messagesOf(page).getByText('Error', { exact: true })).toBeVisible()
  await expect(cardIn(/^Interviewing/)).toBeVisible()
})

test('/my: filters over all pages; new applicants are marked until their job is opened; two lines on a phone', async ({
  page,
}) => {
  const simulator = await openPage(page, 'my')
  await simulator.signIn(harbour.name)
  const main = mainOf(page)
  const planner = main.getByRole('row', { name: /Terminal planner/ })
  await expect(planner).toBeVisible()
  await expect(planner).not.toContainText('new')
  await simulator.signIn(ada.name)
  await openPage(page, `jobs/${jobs.open}`)
  await page.getByRole('form', { name: 'Apply for this job' }).getByRole('button', { name: 'Apply' }).click()
  await expect(messagesOf(page)).toContainText('Apply')

  // Leave the job's page, where the owner would already see the new applicant after the login.
  await openPage(page, 'about')
  await simulator.signIn(harbour.name)
  await openPage(page, 'my')
  await expect(planner).toContainText('1 new')
  await planner.getByRole('link', { name: 'View Terminal planner' }).click()
  await expect(page.getByRole('table', { name: 'Applicants' })).toBeVisible()
  await page.goBack()
  await expect(planner).not.toContainText('new')

  await main.getByRole('combobox', { name: 'Visibility' }).selectOption('Paused')
  await expect(page).toHaveURL(/\/my\?status=in_active$/)
  await expect(main.getByRole('row').filter({ hasText: 'Active' })).toHaveCount(0)
  await main.getByRole('combobox', { name: 'Visibility' }).selectOption('Any visibility')
  await page.setViewportSize({ width: 390, height: 844 })
  const row = main
    .getByRole('list', { name: 'My jobs' })
    .getByRole('listitem')
    .filter({ hasText: 'Terminal planner' })
  expect((await row.boundingBox())?.height).toBeLessThan(100)
  await row.getByRole('button', { name: 'Actions for Terminal planner' }).click()
  await row.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit job' })).toBeFocused()
})

test('/post: for recruiters only, the salary message before any call, and one job for a double press @core', async ({
  page,
}) => {
  const simulator = await openPage(page, 'post')
  const main = mainOf(page)
  await expect(main.getByRole('link', { name: 'Login' })).toBeVisible()
  await simulator.signIn(ada.name)
  await expect(main.getByText('You’re logged in with a job seeker account.')).toBeVisible()
  await simulator.signIn(harbour.name)
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
