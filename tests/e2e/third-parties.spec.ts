import type { Page } from 'playwright/test'
import { openPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Google and the chat at their real URLs, answered by the simulator. The page and its content security policy are those of
// a real backend; the fixture fails a test on a policy violation or an uncaught error.

/** Records every request to another host that the simulator did not answer. */
function watchOthers(page: Page): string[] {
  const others: string[] = []
  page.on('response', (response) => {
    const { hostname, origin, pathname } = new URL(response.url())
    if (hostname === 'localhost' || !/^https?:/.test(origin)) return
    if (response.headers()['x-simulated'] === undefined) others.push(origin + pathname)
  })
  page.on('requestfailed', (request) => others.push(`failed: ${request.url()}`))
  return others
}

test('logs in with Google', async ({ page }) => {
  const others = watchOthers(page)
  await openPage(page, 'login')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const google = page.getByRole('dialog', { name: 'Choose an account' })
  await google.getByRole('button', { name: new RegExp(people.ada.name) }).click()
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  expect(others).toEqual([])
})

test('the chat loads once, opens from the footer where its button has no room, and answers (product: third parties)', async ({
  page,
}) => {
  const others = watchOthers(page)
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, 'about')
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' })
  const bubble = page.getByRole('button', { name: 'Chat', exact: true })
  await expect(opener).toBeVisible()
  await expect(bubble).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible()
  await expect(page.locator('script[src^="https://code.tidio.co/"]')).toHaveCount(1)

  await opener.click()
  const chat = page.getByRole('region', { name: 'Chat', exact: true })
  await chat.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('This chat is an example')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(bubble).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 700 })
  await bubble.click()
  await expect(chat.getByRole('log')).toContainText('This chat is an example')
  expect(others).toEqual([])
})
