import type { FrameLocator, Locator, Page } from 'playwright/test'
import { coverOfNews } from './support/cover.ts'
import { choose, press, reach, takeInHand } from './support/hand.ts'
import { follow, jobsFound, mainOf, messagesOf, openPage, reloadPage, writeCard } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest as test } from './support/test.ts'

// The demo's stories and both sides, by keyboard and by touch. Each takes at most twelve presses, and at no step is
// anything covered that has the focus or was announced.
test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'reduce' } })

const most = 12
const name = people.ada.name

const guideOf = (page: Page) => page.getByRole('region', { name: 'Guide' })

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('hire someone, with a job that is filled in', async ({ page }) => {
    const { tap, step, isShown, apply, shortlist } = await begin(page, 'keyboard')
    await step('All stories')
    await step('Hire someone · 2 min', /^Log in as the company/)
    await step('Log in', /^Post the job/)
    await tap(page.getByRole('button', { name: 'Post job' }))
    await isShown(/^Approve it/)
    await step('Approve the job', /^Log in as a job seeker/)
    await step('Log in', /^Apply for the company/)
    await apply(page)
    await isShown(/^Log in as the company again/)
    await step('Log in', /^Shortlist/)
    await shortlist(page)
    await isShown(/^The company posted a job/)
  })

  test('the hidden guide stays hidden after a reload', async ({ page }) => {
    await openPage(page)
    await guideOf(page).getByRole('button', { name: 'Hide the guide' }).click()
    await reloadPage(page)
    await expect(guideOf(page)).toHaveCount(0)
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}, by touch`, () => {
    test.use({ viewport, hasTouch: true })

    if (viewport.width === 390)
      test('apply for a job', async ({ page }) => {
        const { step, isShown, apply, shortlist } = await begin(page, 'touch')
        await step('Apply for a job · 2 min', /^Log in as a job seeker/)
        await step('Log in', /^Choose a CV/)
        await expect(messagesOf(page)).toContainText('You’re now Ada Lindqvist.')
        await apply(page)
        await isShown(/^Log in as the company/)
        await step('Log in', /^Change the status/)
        await shortlist(page)
        await isShown(/^Log in as the job seeker again/)
        await step('Log in', /^The job seeker applied/)
        await expect(guideOf(page).getByRole('button', { name: 'Next: Hire someone' })).toBeVisible()
      })
    else
      test('feature a job, which the search then lists first', async ({ page }) => {
        const { tap, step, isShown, apply } = await begin(page, 'touch')
        await step('All stories')
        await step('Feature a job · 2 min', /^Log in as the company/)
        await step('Log in', /^Pay with the card/)
        await tap(await writeCard(page, '4242424242424242'))
        await isShown(/^Log in as a job seeker/)
        await step('Log in', /^Apply for the job/)
        await apply(page)
        await isShown(/^The company paid/)
        const title = await page.getByRole('heading', { level: 1 }).innerText()
        await follow(page, 'Search')
        await expect(jobsFound(page).first()).toContainText(title)
      })

    test(
      'both sides, where one sees what the other does',
      { tag: viewport.width === 390 ? '@core' : [] },
      async ({ page }) => {
        const { tap, step, isClear, apply, shortlist } = await begin(page, 'touch')
        await step('All stories')
        await tap(guideOf(page).getByRole('button', { name: 'Show both sides' }))
        const sides = page.getByRole('region', { name: 'Both sides' })
        const sideOf = (side: string) => page.frameLocator(`iframe[title="The app for the ${side}"]`)
        const [seeker, recruiter] = [sideOf('job seeker'), sideOf('recruiter')]
        await expect(sides.getByText('You’re the job seeker: select Apply.')).toBeVisible()
        await apply(seeker)
        await isClear('after Apply')
        await tap(sides.getByRole('tab', { name: 'Recruiter' }))
        await expect(sides.getByText('The application is here: change its status.')).toBeVisible()
        await isClear('beside the application')
        await shortlist(recruiter)
        await tap(sides.getByRole('tab', { name: 'Job seeker' }))
        await expect(seeker.getByRole('main').getByText('Shortlisted').first()).toBeVisible()
        await expect(sides.getByText('The company’s answer is here.')).toBeVisible()
        await isClear('beside the answer')
      },
    )
  })
}

/** Opens the demo. Returns functions that press, count and measure. */
async function begin(page: Page, hand: 'keyboard' | 'touch') {
  takeInHand(page, hand)
  await openPage(page)
  let presses = 0

  async function isClear(where: string) {
    await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
    const covered = await Promise.all(page.frames().map((frame) => coverOfNews(frame)))
    expect(covered.flat(), where).toEqual([])
    expect(presses, 'presses').toBeLessThanOrEqual(most)
  }

  /** Moves the focus to a control, then presses it or chooses its option. */
  async function tap(target: Locator, option?: string) {
    await (hand === 'keyboard' ? reach(target) : target.focus())
    await isClear('with the focus on the next control')
    presses += option === undefined ? 1 : 2
    await (option === undefined ? press(target) : choose(target, option))
  }

  /** Changes an application's status: in its row, or by touch, on a phone, in its panel. */
  async function shortlist(where: Page | FrameLocator) {
    if (hand === 'keyboard')
      return await tap(where.getByRole('combobox', { name: `Status of ${name}` }), 'Shortlisted')
    await tap(where.getByRole('button', { name, exact: true }))
    await tap(where.getByRole('button', { name: 'Shortlist', exact: true }))
    await tap(where.getByRole('button', { name: 'Close', exact: true }))
  }

  /** Applies with the CV chosen by default. */
  async function apply(where: Page | FrameLocator) {
    const form = where.getByRole('form', { name: /^Apply/ })
    await tap(form.getByRole('button', { name: 'Apply', exact: true }))
    await expect(where.getByRole('heading', { name: 'Your application' })).toBeFocused()
  }

  async function isShown(text: RegExp) {
    await expect(guideOf(page).getByRole('status').locator('> span').last()).toHaveText(text)
    await isClear(String(text))
  }

  /** Presses a button of the guide, which then shows a text. */
  async function step(label: string, text?: RegExp) {
    await tap(guideOf(page).getByRole('button', { name: label, exact: true }))
    if (text) await isShown(text)
  }

  await isShown(/^Try this demo/)
  return { tap, step, isShown, isClear, apply, shortlist }
}
