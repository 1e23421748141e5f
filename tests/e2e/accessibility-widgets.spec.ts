import { jobs } from '../../mocks/scenarios/personas.ts'
import { forcedColourProblems } from './support/media.ts'
import { jobsFound, mainOf, openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

freshTest('the carousel stops on pause, hover, focus and reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page)
  const carousel = page.getByRole('region', { name: 'Example testimonials' })
  await carousel.scrollIntoViewIfNeeded()
  const at = (place: number) => carousel.getByText(`${place} / 10`, { exact: true })
  const slide = 8000
  await expect(at(1)).toBeVisible()
  await page.clock.runFor(slide)
  await expect(at(2)).toBeVisible()

  const pause = carousel.getByRole('button').first()
  await expect(pause).toHaveAccessibleName('Pause slides')
  await carousel.hover()
  await page.clock.runFor(3 * slide)
  await expect(at(2)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(slide)
  await expect(at(3)).toBeVisible()

  await carousel.getByRole('button', { name: 'Next slide' }).focus()
  await page.clock.runFor(3 * slide)
  await expect(at(3)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(at(4)).toBeVisible()
  await expect(carousel.getByRole('group')).toHaveCount(1)
  // Only the visible slide has a link, which opens a page of the product (rules 39).
  await expect(carousel.getByRole('link')).toHaveCount(1)
  await expect(carousel.getByRole('link')).toHaveAttribute('href', /^\/demo\//)

  await pause.press('Enter')
  await expect(pause).toHaveAccessibleName('Play slides')
  await pause.blur()
  await page.clock.runFor(3 * slide)
  await expect(at(4)).toBeVisible()
  await pause.press('Enter')
  await pause.blur()
  await page.clock.runFor(slide)
  await expect(at(5)).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(carousel.getByRole('button', { name: /slides$/ })).toHaveCount(0)
  await page.clock.runFor(3 * slide)
  await expect(at(5)).toBeVisible()
})

test('a dialog keeps the focus inside, and Escape restores it', async ({ page }) => {
  await openPage(page, 'search')
  const opener = jobsFound(page)
    .first()
    .getByRole('button', { name: /^Bookmark/ })
  const dialog = page.getByRole('dialog', { name: 'Log in to bookmark jobs' })
  await opener.press('Enter')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const stops = await dialog.locator('a[href], button').count()
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab')
    // Guards at both ends of the dialog take focus for a moment and pass it to the other end.
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('forced colours keep what is pressed or open recognisable', async ({ page }) => {
  await openPage(page, `jobs/${jobs.crowded}`, people.harbour)
  const applicants = mainOf(page).getByRole('region', { name: 'Applicants' })
  await applicants.getByRole('rowheader').nth(1).getByRole('button').click()
  await expect(applicants.getByRole('row').getByRole('button', { expanded: true })).toHaveCount(1)
  expect(await forcedColourProblems(page), 'the list').toEqual([])
  await applicants.getByRole('button', { name: 'Board' }).click()
  await expect(applicants.getByRole('listitem').getByRole('button', { expanded: true })).toHaveCount(1)
  expect(await forcedColourProblems(page), 'the board').toEqual([])
})
