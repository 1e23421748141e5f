import type { Page } from 'playwright/test'
import { png } from './support/files.ts'
import { logInHere, mainOf, messagesOf, openPage, reloadPage, stopClock } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

const section = (page: Page, name: string) => mainOf(page).getByRole('region', { name, exact: true })

/** Answers the open confirmation dialog. @param words the question it must ask */
async function confirm(page: Page, words: string, answer: string) {
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words)
  await question.getByRole('button', { name: answer, exact: true }).click()
  await expect(question).toBeHidden()
}

test('/profile: publishes a post with two pictures, shows it to others, and deletes it (rules 30)', async ({
  page,
}) => {
  const { newcomer } = people
  await openPage(page, 'profile', newcomer)
  const posts = section(page, 'Posts')
  await posts.getByRole('textbox', { name: 'Caption' }).fill('First day.\nTwo pictures.')
  await posts.getByLabel('Pictures and videos').setInputFiles([png('one.png'), png('two.png')])
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
  const simulator = await openPage(page, 'profile', newcomer)
  const posts = section(page, 'Posts')
  const caption = posts.getByRole('textbox', { name: 'Caption' })
  const file = posts.getByText('one.png', { exact: true })
  const tabs = page.getByRole('navigation', { name: 'Your account' })
  await caption.fill('First day.')
  await posts.getByLabel('Pictures and videos').setInputFiles(png('one.png'))
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

freshTest('/profile: the project form closes 1 s after adding (product: constants)', async ({ page }) => {
  await page.clock.install()
  await openPage(page, 'profile', people.newcomer)
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
