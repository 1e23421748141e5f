import { follow, mainOf, openPage } from './support/page.ts'
import { expect, test } from './support/onlookers.ts'

test('/faqs: an answer opens by its URL; the index links', async ({ page }) => {
  await openPage(page, 'faqs#faq-code')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  await expect(page).toHaveTitle('Fieldwork')
  await expect(mainOf(page).getByText(/six digits that work once/)).toBeInViewport()
  const [own, header] = await Promise.all([
    mainOf(page).locator('#faq-code summary').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ])
  expect((own?.y ?? 0) - (header?.y ?? 0)).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  const index = page.getByRole('navigation', { name: 'On this page' })
  await index.getByRole('link', { name: 'Hiring' }).click()
  await expect(page).toHaveURL(/\/faqs#hiring$/)
  const heading = page.getByRole('heading', { level: 2, name: 'Hiring' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  // The next tab stop is the first one after the heading.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(mainOf(page).getByText(/before it appears in lists/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/faqs#faq-code$/)
})

test('/services: from the footer to the price, and back', async ({ page }) => {
  await openPage(page, 'faqs')
  await follow(page, 'Services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
  await page.getByRole('link', { name: 'What it costs' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'What it costs' })).toBeFocused()
  await page.getByRole('link', { name: 'How featuring works' }).click()
  await expect(mainOf(page).getByText(/single payment for 30 days/)).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
})
