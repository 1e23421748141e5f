import type { Page } from 'playwright/test'
import { applications, jobs } from '../../mocks/scenarios/personas.ts'
import { openPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

const publicPages = [
  '',
  'jobs',
  'search?keyword=port',
  `jobs/${jobs.open}`,
  `jobs/${jobs.otherScript}`,
  'about',
  'contact',
  'faqs',
  'services',
  'signup',
  'login',
  'forgot-password',
  'find-talent',
  'nowhere',
]
const jobSeekerPages = [
  `jobs/${jobs.open}`,
  'cv-manager',
  'my-applied',
  `application/${applications.interviewing}`,
  'notifications',
  'bookmarks',
  'followings',
  'profile',
]
const recruiterPages = ['post', 'my', `jobs/${jobs.crowded}`, 'notifications', 'profile']

test.describe('the content policy', () => {
  test('is strict', async ({ page, mishaps }) => {
    await page.goto('./')
    const policy = await page.evaluate(() =>
      document.querySelector('meta[http-equiv]')?.getAttribute('content'),
    )
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    // It is in force: what it forbids does not run.
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "ran"'
      document.head.append(script)
      return document.title === 'ran'
    })
    expect(ran).toBe(false)
    await expect.poll(() => mishaps).toHaveLength(1)
    expect(mishaps.pop()).toContain('script-src')
  })

  // The fixture `mishaps` of each test hears every violation.
  test('holds on every page for a visitor', async ({ page }) => {
    await visit(page, publicPages)
  })

  test('holds on every page for a job seeker', async ({ page }) => {
    await (await openPage(page)).signIn(people.ada.name)
    await visit(page, jobSeekerPages)
  })

  test('holds on every page for a recruiter', async ({ page }) => {
    await (await openPage(page)).signIn(people.harbour.name)
    await visit(page, recruiterPages)
  })

  test('holds in the panel', async ({ page }) => {
    const simulator = await openPage(page)
    for (const section of ['People', 'Mail', 'Desk', 'World', 'Clock', 'Network', 'Log'] as const) {
      await simulator.show(section)
    }
    await simulator.expectNoViolations()
  })
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself, and "Back to top" is there at once', async ({ page }) => {
    await openPage(page)
    await expect(
      page.getByRole('list', { name: 'Browse by category' }).getByRole('listitem'),
    ).not.toHaveCount(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      )
      .toBe(0)
    const button = page.getByRole('button', { name: 'Back to top' })
    await expect(button).toBeVisible()
    await button.click()
    // Not on its way up: there.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

/** Opens pages one after the other, each until its heading stands and nothing is loading any more. */
async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ }), path).toHaveCount(0)
  }
}
