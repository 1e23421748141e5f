import { personas } from '../../mocks/scenarios/personas.ts'
import { mainOf, openPage, reloadPage, stopClock } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

test('/find-talent: search, a profile, and Back', async ({ page }) => {
  await openPage(page)
  await mainOf(page).getByRole('link', { name: 'Find Talent' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find talent' })).toBeFocused()
  const count = mainOf(page).getByRole('heading', { level: 2 })
  await expect(count).toHaveText('Total 40 user(s) found.')
  await mainOf(page).getByRole('link', { name: 'Next page, page 2' }).click()
  await expect(page).toHaveURL(/find-talent\?page=2$/)
  await mainOf(page).getByRole('searchbox').fill('ada lindqvist')
  await expect(page).toHaveURL(/find-talent\?search=ada\+lindqvist$/)
  await expect(count).toHaveText('Total 1 user(s) found.')
  await mainOf(page).getByRole('link', { name: 'Profile of Ada Lindqvist' }).click()
  await expect(page).toHaveURL(new RegExp(`/user/${personas.ada}$`))
  await expect(page.getByRole('heading', { level: 1, name: people.ada.name })).toBeFocused()
  await page.goBack()
  await expect(mainOf(page).getByRole('searchbox')).toHaveValue('ada lindqvist')
  await page.goBack()
  await expect(page).toHaveURL(/find-talent\?page=2$/)
  await expect(mainOf(page).getByRole('searchbox')).toHaveValue('')
})

freshTest('/find-talent: searches once typing pauses for 500 ms (product: constants)', async ({ page }) => {
  await page.clock.install()
  await openPage(page, 'find-talent')
  await expect(mainOf(page).getByRole('heading', { level: 2 })).toHaveText('Total 40 user(s) found.')
  await stopClock(page)
  const field = mainOf(page).getByRole('searchbox')
  await field.focus()
  const began = await page.evaluate(() => performance.now())
  const searched = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        navigation.addEventListener('navigate', () => resolve(performance.now()), { once: true })
      }),
  )
  await field.press('a')
  await page.clock.runFor(400)
  await field.press('d')
  await page.clock.runFor(1_000)
  expect((await searched) - began).toBe(900)
  await expect(page).toHaveURL(/find-talent\?search=ad$/)
})

test('/user/{id}: downloads the CV and likes a post', async ({ page }) => {
  const simulator = await openPage(page, `user/${personas.ada}`, people.newcomer)
  const download = page.waitForEvent('download')
  await mainOf(page).getByRole('button', { name: 'Download CV' }).click()
  expect((await download).suggestedFilename()).toBe('Ada Lindqvist - Service design.pdf')
  const like = mainOf(page)
    .getByRole('button', { name: /^Like the post by Ada Lindqvist/ })
    .first()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await like.press('Enter')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await simulator.answered('bookmarks/toggle')
  await reloadPage(page)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('/recruiter/{id}: follow, and links to jobs and employees', { tag: '@core' }, async ({ page }) => {
  const simulator = await openPage(page, `recruiter/${personas.harbour}`, people.newcomer)
  const follow = mainOf(page).getByRole('button', { name: /^Follow(ing)? Alder/ })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await simulator.answered('followers/toggle')
  await reloadPage(page)
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await mainOf(page)
    .getByRole('list', { name: /^Jobs at Alder/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  await mainOf(page).getByRole('link', { name: people.harbour.name }).click()
  const employees = mainOf(page).getByRole('complementary', { name: 'Facts' })
  await employees.getByRole('link', { name: 'Youssef Benhaddou' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Youssef Benhaddou' })).toBeFocused()
})
