import { Buffer } from 'node:buffer'
import type { Page } from 'playwright/test'
import type { UploadFile } from './support/files.ts'
import { logInHere, mainOf, messagesOf, openPage, reloadPage, stopClock, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, test } from './support/test.ts'

/** A picture of one pixel. */
function picture(name: string): UploadFile {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

const section = (page: Page, name: string) => mainOf(page).getByRole('region', { name, exact: true })

/** Answers the open confirmation dialog. @param words the question it must ask */
async function confirm(page: Page, words: string, answer: string) {
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words)
  await question.getByRole('button', { name: answer, exact: true }).click()
  await expect(question).toBeHidden()
}

/** Opens the notifications from the user menu and follows the one with these words to the profile. */
async function followNotice(page: Page, name: string, words: string) {
  await userMenuOf(page, name).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  const notice = mainOf(page).getByRole('listitem').filter({ hasText: words })
  await notice.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/profile$/)
}

test('/profile: publishes a post with two pictures, shows it to others, and deletes it (rules 30)', async ({
  page,
}) => {
  const { newcomer } = people
  const simulator = await openPage(page, 'profile')
  await simulator.signIn(newcomer.name)
  const posts = section(page, 'Posts')
  await posts.getByRole('textbox', { name: 'Caption' }).fill('First day.\nTwo pictures.')
  await posts.getByLabel('Pictures and videos').setInputFiles([picture('one.png'), picture('two.png')])
  await expect(posts.getByText('two.png', { exact: true })).toBeVisible()
  await posts.getByRole('button', { name: 'Post', exact: true }).click()
  const own = posts.getByRole('article')
  await expect(own).toHaveCount(1)
  await expect(own.getByRole('img')).toHaveCount(2)
  await expect(posts.getByRole('textbox', { name: 'Caption' })).toHaveValue('')

  await mainOf(page).getByRole('link', { name: 'View profile' }).click()
  await expect(page).toHaveURL(/\/user\/\d+$/)
  const shown = mainOf(page).getByRole('article', { name: /^Post, / })
  await expect(shown).toContainText('First day.')
  await expect(shown.getByRole('img', { name: /^Picture \d of 2/ })).toHaveCount(2)

  await page.goBack()
  await own.getByRole('button', { name: /^Delete/ }).click()
  await confirm(page, 'Are you sure you want to delete this post ?', 'Delete')
  await expect(own).toHaveCount(0)
  await expect(posts.getByText('No posts yet.', { exact: false })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newcomer.name)
  await expect(shown).toHaveCount(0)
})

test('/profile: an unsent post survives a change of tab, an expired session and a reload (rules 12)', async ({
  page,
}) => {
  const { newcomer } = people
  const simulator = await openPage(page, 'profile')
  await simulator.signIn(newcomer.name)
  const posts = section(page, 'Posts')
  const caption = posts.getByRole('textbox', { name: 'Caption' })
  const file = posts.getByText('one.png', { exact: true })
  const tabs = page.getByRole('navigation', { name: 'Your account' })
  await caption.fill('First day.')
  await posts.getByLabel('Pictures and videos').setInputFiles(picture('one.png'))
  await expect(file).toBeVisible()

  await tabs.getByRole('link', { name: 'Change password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
  await page.goBack()
  await expect(caption).toHaveValue('First day.')
  await expect(file).toBeVisible()

  await simulator.moveClock('30 days')
  await simulator.moveClock('1 day')
  await simulator.refresh()
  const notice = messagesOf(page).getByRole('button', { name: 'Log in again' })
  await expect(notice).toBeVisible()
  await caption.fill('First day, and the second.')
  await notice.click()
  await logInHere(page, newcomer)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(caption).toHaveValue('First day, and the second.')
  await expect(file).toBeVisible()

  await reloadPage(page)
  await expect(caption).toHaveValue('First day, and the second.')
  await expect(file).toBeHidden()
  await posts.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(posts.getByRole('article')).toContainText('First day, and the second.')
  await expect(caption).toHaveValue('')
  await reloadPage(page)
  await expect(posts.getByRole('article')).toHaveCount(1)
  await expect(caption).toHaveValue('')
})

test('/profile: each project’s form restores its own draft (rules 12)', async ({ page }) => {
  const simulator = await openPage(page, 'profile')
  await simulator.signIn(people.ada.name)
  const projects = section(page, 'Projects')
  const adding = projects.getByRole('form', { name: 'Add a project' })
  const editing = projects.getByRole('form', { name: 'Edit Ferry desk' })
  const titleOf = (form: typeof adding) => form.getByRole('textbox', { name: 'Title' })
  await projects.getByRole('button', { name: 'Add a project' }).click()
  await titleOf(adding).fill('Beacon')
  await adding.getByLabel('Pictures and videos').setInputFiles(picture('beacon.png'))
  await projects.getByRole('button', { name: 'Edit Ferry desk' }).click()
  await titleOf(editing).fill('Ferry desk II')

  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: 'Change password' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change password' })).toBeVisible()
  await page.goBack()
  await expect(titleOf(adding)).toHaveValue('Beacon')
  await expect(adding.getByText('beacon.png', { exact: true })).toBeVisible()
  await expect(titleOf(editing)).toHaveValue('Ferry desk II')

  await reloadPage(page)
  await expect(titleOf(adding)).toHaveValue('Beacon')
  await expect(titleOf(editing)).toHaveValue('Ferry desk II')
  await expect(projects.getByRole('form', { name: /^Edit / })).toHaveCount(1)
  const other = 'Prototype kit for town halls'
  await projects.getByRole('button', { name: `Edit ${other}` }).click()
  await expect(titleOf(projects.getByRole('form', { name: `Edit ${other}` }))).toHaveValue(other)

  await editing.getByRole('button', { name: 'Cancel' }).click()
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(projects.getByRole('heading', { level: 3, name: 'Beacon' })).toBeVisible()
  await reloadPage(page)
  await expect(projects.getByRole('heading', { level: 3, name: 'Ferry desk', exact: true })).toBeVisible()
  await expect(projects.getByRole('form')).toHaveCount(0)
})

test('/profile: adds, edits and deletes a project and its files (product: profile)', async ({ page }) => {
  const simulator = await openPage(page, 'profile')
  await simulator.signIn(people.newcomer.name)
  const projects = section(page, 'Projects')
  const opener = projects.getByRole('button', { name: 'Add a project' })
  await opener.click()
  const adding = projects.getByRole('form', { name: 'Add a project' })
  await adding.getByRole('textbox', { name: 'Title' }).fill('Beacon')
  await adding.getByRole('textbox', { name: /^Link/ }).fill('https://example.org/beacon')
  await adding.getByLabel('Pictures and videos').setInputFiles(picture('beacon.png'))
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(messagesOf(page)).toContainText('Add project')
  const rows = projects.getByRole('list', { name: 'Your projects' }).getByRole('heading', { level: 3 })
  await expect(rows).toHaveText(['Beacon'])
  await expect(adding).toBeHidden()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await projects.getByRole('button', { name: 'Edit Beacon' }).click()
  const editing = projects.getByRole('form', { name: 'Edit Beacon' })
  await editing.getByRole('textbox', { name: 'Title' }).fill('Lighthouse')
  await editing.getByRole('button', { name: 'Update' }).click()
  await expect(messagesOf(page)).toContainText('Update project')
  await expect(rows).toHaveText(['Lighthouse'])

  await projects.getByRole('button', { name: 'Files of Lighthouse' }).click()
  await projects.getByLabel('More pictures and videos').setInputFiles(picture('second.png'))
  await projects.getByRole('button', { name: 'Add files' }).click()
  const files = projects.getByRole('list', { name: 'Files of Lighthouse' }).getByRole('listitem')
  await expect(files).toHaveCount(2)
  await projects.getByRole('button', { name: 'Delete Picture 1 of Lighthouse' }).click()
  await confirm(page, 'Are you sure you want to delete this file?', 'Delete')
  await expect(files).toHaveCount(1)
  await projects.getByRole('button', { name: 'Done' }).click()

  await page.reload()
  await simulator.ready()
  await expect(rows).toHaveText(['Lighthouse'])
  await expect(projects.getByRole('img', { name: 'Picture from the project Lighthouse' })).toBeVisible()
  await projects.getByRole('button', { name: 'Delete Lighthouse' }).click()
  await confirm(page, 'Are you sure you want to delete this project?', 'Delete')
  await expect(projects.getByText('No projects yet.', { exact: false })).toBeVisible()
})

test('/profile: the project form closes 1 s after adding (product: constants)', async ({ page }) => {
  await page.clock.install()
  const simulator = await openPage(page, 'profile')
  await simulator.signIn(people.newcomer.name)
  const projects = section(page, 'Projects')
  const opener = projects.getByRole('button', { name: 'Add a project' })
  await opener.click()
  const adding = projects.getByRole('form', { name: 'Add a project' })
  await adding.getByRole('textbox', { name: 'Title' }).fill('Beacon')
  await stopClock(page)
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByText('Project added.')).toBeVisible()
  await page.clock.runFor(999)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(1)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await expect(adding).toBeHidden()
})

test('a company invites and removes an employee, who accepts in another tab (rules 28, 33)', async ({
  page,
  context,
}) => {
  const { newcomer, smallShop } = people
  const company = await openPage(page, 'profile')
  await company.signIn(smallShop.name, 'this tab only')
  const other = await context.newPage()
  const person = await openPage(other, 'about')
  await person.signIn(newcomer.name, 'this tab only')

  await page.bringToFront()
  const employees = section(page, 'Employees')
  await employees.getByRole('textbox', { name: 'Email address' }).fill(newcomer.email)
  await employees.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(messagesOf(page)).toContainText('Add Employee')
  const row = employees.getByRole('row').filter({ hasText: newcomer.email })
  await expect(row).toContainText('Pending')

  await other.bringToFront()
  await person.refresh()
  await followNotice(other, newcomer.name, 'Employer request')
  const employers = section(other, 'Employers')
  await employers.getByRole('button', { name: `Accept ${smallShop.name}` }).click()
  await confirm(other, 'Are you sure you want to accept this request?', 'Accept')
  const answered = employers.getByRole('row').filter({ hasText: smallShop.name })
  await expect(answered).toContainText('Accepted')
  await expect(answered.getByRole('button')).toHaveText(['Remove'])

  await page.bringToFront()
  await company.refresh()
  await expect(row).toContainText('Accepted')
  await followNotice(page, smallShop.name, 'accepted')
  await mainOf(page).getByRole('link', { name: 'View profile' }).click()
  await expect(mainOf(page).getByRole('link', { name: newcomer.name })).toBeVisible()
  await page.goBack()
  await row.getByRole('button', { name: `Delete ${newcomer.name}` }).click()
  await confirm(page, 'Are you sure you want to remove this employee ?', 'Remove')
  await expect(employees.getByText('You haven’t invited anyone yet.')).toBeVisible()

  await other.bringToFront()
  await person.refresh()
  await expect(employers).toHaveCount(0)
  await followNotice(other, newcomer.name, 'No longer an employee')
  await expect(employers).toHaveCount(0)
  await new Simulator(other).expectNoViolations()
})
