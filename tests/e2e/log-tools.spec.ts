import type { Page } from 'playwright/test'
import { mainOf, openPage, reloadPage, shareLogin } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('each tab has its own pinned answers, which last through a reload', async ({ page, context }) => {
  const simulator = await openPage(page, 'bookmarks', people.ada)
  await shareLogin(page)
  const other = await context.newPage()
  await openPage(other, 'bookmarks')
  const network = await simulator.show('Network')
  await network.getByRole('button', { name: 'Pin an answer' }).click()
  await network.getByRole('combobox', { name: 'Call to answer' }).selectOption('bookmarks/fetch')
  const form = network.getByRole('form', { name: 'Pinned answer to bookmarks/fetch' })
  const refusal = { status: 'error', message: 'Not in this tab.' }
  await form.getByRole('textbox', { name: 'Answer' }).fill(JSON.stringify(refusal))
  await form.getByRole('button', { name: 'Pin' }).click()
  await expect(network.getByText('1 active')).toBeVisible()

  const refused = (tab: Page) => mainOf(tab).getByText('Not in this tab.')
  await reloadPage(page)
  await expect(refused(page)).toBeVisible()
  await reloadPage(other)
  await expect(mainOf(other).getByRole('list', { name: 'Bookmarked jobs' })).toBeVisible()
  await expect(refused(other)).toHaveCount(0)
})
