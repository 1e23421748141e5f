import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const bookmarkRows = (page: Page) =>
  page.getByRole('list', { name: /^Bookmarked jobs/ }).getByRole('listitem')
const companyRows = (page: Page) =>
  page.getByRole('list', { name: 'Companies you follow' }).getByRole('listitem')

/** Chooses an entry of the user menu. */
async function choose(page: Page, name: string, entry: string) {
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('banner').getByRole('link', { name: entry }).click()
}

test('/bookmarks: a job appears, is removed, restored (rules 26)', { tag: '@core' }, async ({ page }) => {
  const { newcomer } = people
  await openPage(page, `jobs/${jobs.open}`, newcomer)
  const title = 'Terminal planner'
  const onJob = mainOf(page)
    .getByRole('button', { name: `Bookmark ${title} at`, exact: false })
    .first()
  await onJob.click()
  await expect(onJob).toHaveAttribute('aria-pressed', 'true')

  await choose(page, newcomer.name, 'Bookmarks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookmarks')
  await expect(page).toHaveTitle('Fieldwork')
  await expect(bookmarkRows(page)).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${title} from bookmarks` }).dblclick()
  await expect(mainOf(page).getByText('No bookmarks yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bookmarkRows(page)).toHaveCount(1)

  await page.getByRole('link', { name: `Read More : ${title}`, exact: false }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(onJob).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page.getByRole('button', { name: `Remove ${title} from bookmarks` }).click()
  await page.goForward()
  await expect(onJob).toHaveAttribute('aria-pressed', 'false')
})

test('/bookmarks: the page is in the URL, and Back undoes it', async ({ page }) => {
  await openPage(page, 'bookmarks?page=xyz', people.ada)
  await expect(bookmarkRows(page)).toHaveCount(10)
  const pages = page.getByRole('navigation', { name: 'Pages of bookmarks' })
  await pages.getByRole('link', { name: 'Next page, page 2' }).click()
  await expect(page).toHaveURL(/\/bookmarks\?page=2$/)
  await expect(bookmarkRows(page)).toHaveCount(3)
  await page.goBack()
  await expect(bookmarkRows(page)).toHaveCount(10)
})

test('/followings: a company is unfollowed and followed again', async ({ page }) => {
  const { ada } = people
  const simulator = await openPage(page, 'about', ada)
  await choose(page, ada.name, 'Followings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Followings')
  await expect(companyRows(page)).toHaveCount(6)
  const name = await companyRows(page).first().getByRole('link').innerText()
  await page.getByRole('button', { name: `Unfollow ${name}` }).dblclick()
  await expect(companyRows(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(companyRows(page)).toHaveCount(6)
  await page.reload()
  await simulator.ready()
  await expect(companyRows(page).first()).toContainText(name)
  await companyRows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/recruiter\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
