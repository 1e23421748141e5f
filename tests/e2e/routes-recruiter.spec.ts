import { jobs } from '../../mocks/scenarios/personas.ts'
import { fillJob, mainOf, messagesOf, openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const { ada, harbour } = people

test('/my: search and page in the address; a deletion that reaches nobody is told, and loses nothing (rules 18, 37) @core', async ({
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

test('/jobs/{id} for its recruiter: keys open the statuses, and only the one that is chosen is sent (rules 20)', async ({
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
  // An arrow, and the first letter of “Accepted”: either would choose in the closed select, in some systems.
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

test('/post: who may, the salary message before any call, and one job for a double press @core', async ({
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
