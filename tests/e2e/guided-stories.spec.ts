import type { FrameLocator, Locator, Page } from 'playwright/test'
import { coverOfNews } from './support/cover.ts'
import { press, reach, takeInHand } from './support/hand.ts'
import { follow, jobsFound, mainOf, messagesOf, openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest as test } from './support/test.ts'

// The demo's stories and both sides, by keyboard and by touch. Each takes at most eight presses, and at no step is
// anything covered that has the focus or was announced.
test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'reduce' } })

const most = 8
const name = people.ada.name

const guideOf = (page: Page) => page.getByRole('region', { name: 'Guide' })

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('hire someone, with a job that is filled in', async ({ page }) => {
    const { tap, step, isShown, apply, shortlist } = await begin(page, 'keyboard')
    await step('Hire someone · 2 min', /^You’re a company: post the job/)
    await tap(page.getByRole('button', { name: 'Post job' }))
    await isShown(/^Approve it/)
    await step('Approve the job', /^Log in as a job seeker/)
    await step('Log in', /^Apply for the company/)
    await apply(page)
    await isShown(/^Log in as the company again/)
    await step('Log in', /^Shortlist/)
    await shortlist(page, true)
    await isShown(/^The company chose an applicant/)
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
        await step('Apply for a job · 2 min', /^You’re a job seeker: apply/)
        await expect(messagesOf(page)).toContainText('You’re now Ada Lindqvist.')
        await apply(page)
        await isShown(/^Log in as the company/)
        await step('Log in', /^Answer: shortlist/)
        await shortlist(page, true)
        await isShown(/^Log in as the job seeker again/)
        await step('Log in', /^The job seeker applied/)
        await expect(guideOf(page).getByRole('button', { name: 'Next: Hire someone' })).toBeVisible()
      })
    else
      test('feature a job, which the search then lists first', async ({ page }) => {
        const { tap, step, isShown, apply } = await begin(page, 'touch')
        await step('All stories')
        await step('Feature a job · 2 min', /^You’re a company: pay/)
        await step('Fill in the test card', /^You’re a company: pay/)
        await expect(guideOf(page).getByRole('button', { name: 'Fill in the test card' })).toHaveCount(0)
        await tap(page.getByRole('button', { name: 'Pay $49' }))
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
        const { tap, step, isShown, isClear, apply, shortlist } = await begin(page, 'touch')
        await step('All stories')
        await tap(guideOf(page).getByRole('button', { name: 'Show both sides' }))
        const sides = page.getByRole('region', { name: 'Both sides' })
        const sideOf = (side: string) => page.frameLocator(`iframe[title="The app for the ${side}"]`)
        const [seeker, recruiter] = [sideOf('job seeker'), sideOf('recruiter')]
        await isShown(/^Two people, one window/)
        await apply(seeker)
        await isClear('after Apply')
        await tap(sides.getByRole('tab', { name: 'Recruiter' }))
        await isShown(/^The company has the application/)
        await shortlist(recruiter)
        await tap(sides.getByRole('tab', { name: 'Job seeker' }))
        await expect(seeker.getByRole('main').getByText('Shortlisted').first()).toBeVisible()
        await isShown(/^Both sides show the company’s answer/)
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

  /** Moves the focus to a control, then presses it. */
  async function tap(target: Locator) {
    await (hand === 'keyboard' ? reach(target) : target.focus())
    await isClear('with the focus on the next control')
    presses += 1
    await press(target)
  }

  /** Changes an application's status in its panel, which covers the page on a phone. */
  async function shortlist(where: Page | FrameLocator, isOpen = false) {
    if (!isOpen) await tap(where.getByRole('button', { name, exact: true }))
    await tap(where.getByRole('button', { name: 'Shortlist', exact: true }))
    if (hand === 'touch') await tap(where.getByRole('button', { name: 'Close', exact: true }))
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

  await isShown(/^A job board you can play/)
  return { tap, step, isShown, isClear, apply, shortlist }
}
