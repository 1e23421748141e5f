import { openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

test('the content policy is strict', async ({ page, mishaps }) => {
  await page.goto('./')
  const policy = await page.evaluate(() =>
    document.querySelector('meta[http-equiv]')?.getAttribute('content'),
  )
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe')
  // The browser enforces the policy: a forbidden script doesn't run.
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

test('with reduced motion, nothing moves automatically, and "Back to top" works instantly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  await expect(page.getByRole('list', { name: 'Browse by category' }).getByRole('listitem')).not.toHaveCount(
    0,
  )
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0)
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeVisible()
  await button.click()
  // There is no animation, so the page is at the top at once.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
