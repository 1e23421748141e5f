import type { Locator } from 'playwright/test'
import { jobsFound, mainOf, messagesOf, openPage, stopClock } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

test('/: search bar, category and tabs lead to the search, and back', { tag: '@core' }, async ({ page }) => {
  await openPage(page)
  const main = mainOf(page)
  await expect(main.getByRole('link', { name: 'Find Talent' })).toHaveAttribute('href', /\/find-talent$/)

  const search = page.getByRole('search', { name: 'Jobs' })
  await search.getByRole('searchbox', { name: 'Keyword' }).fill('planner')
  await search.getByRole('combobox', { name: 'Category' }).selectOption('Transport & logistics')
  await search.getByLabel('Location').fill('rotterdam')
  await search.getByRole('button', { name: 'Search' }).dblclick()
  await expect(page).toHaveURL((url) => {
    const asked = Object.fromEntries(url.searchParams)
    return (
      url.pathname.endsWith('/search') &&
      asked['keyword'] === 'planner' &&
      asked['category'] === 'Transport & logistics' &&
      asked['location'] === 'rotterdam'
    )
  })
  await expect(jobsFound(page)).toHaveCount(2)
  await page.goBack()

  // A category shows its number of open positions (rules 16); the search shows the same beside its jobs.
  const tile = main.getByRole('list', { name: 'Browse by category' }).getByRole('link', { name: /^Health/ })
  await expect(tile).toHaveAccessibleName(/6 positions/)
  await tile.click()
  await expect(page).toHaveURL(/\/search\?category=Health$/)
  await expect(page.getByRole('button', { name: 'Remove the filter Health' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ jobs\s· 6 positions$/ })).toBeVisible()
  // A search is stored once its results have loaded.
  await expect(jobsFound(page)).not.toHaveCount(0)
  await page.goBack()
  await expect(main.getByRole('navigation', { name: 'Your recent searches' }).getByRole('link')).toHaveCount(
    2,
  )

  for (const [tab, nature] of [
    ['Full Time', 'full_time'],
    ['Part Time', 'part_time'],
  ] as const) {
    await main.getByRole('tab', { name: tab }).click()
    await expect(main.getByRole('list', { name: tab }).getByRole('listitem')).toHaveCount(10)
    await expect(main.getByRole('link', { name: 'Browse More Jobs' })).toHaveAttribute(
      'href',
      new RegExp(`/search\\?nature=${nature}$`),
    )
  }
  await main.getByRole('link', { name: 'Browse More Jobs' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^19 jobs/ })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('tab', { name: 'Part Time' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(main.getByRole('tab', { name: 'Full Time' })).toHaveAttribute('aria-selected', 'true')
})

test('/: for a job seeker the page begins with what is new, and reserves space for it', async ({ page }) => {
  const simulator = await openPage(page, 'search?nature=part_time', people.ada)
  const main = mainOf(page)
  await main.getByRole('button', { name: 'Save this search' }).click()
  await openPage(page)
  const news = main.getByRole('region', { name: 'What’s new' })
  const search = page.getByRole('search', { name: 'Jobs' })
  const top = async () => (await search.boundingBox())?.y
  const open = news.getByRole('list', { name: 'Open applications' })
  await expect(open.getByRole('link')).toHaveCount(3)
  await expect(news.getByRole('link', { name: 'Part time' })).toBeVisible()
  const settled = await top()

  // The search is in its final place while the applications are still loading.
  await simulator.delay('Never answers')
  await page.reload()
  await expect(search).toBeVisible()
  expect(await top()).toBe(settled)
  await simulator.delay('None')

  await openPage(page)
  await news.getByRole('link', { name: '4 unread notifications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
  await page.goBack()
  await expect(news.getByRole('link', { name: 'No unread notifications' })).toBeVisible()
  await open.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/application\/\d+$/)

  await openPage(page, '', people.harbour)
  await news.getByRole('link', { name: 'My jobs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My jobs' })).toBeFocused()
})

freshTest('/: the testimonials follow the window’s width without a timer', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page)
  await stopClock(page)
  const slides = page.getByRole('region', { name: 'Example testimonials' }).locator('figure')
  await expect(slides).toHaveCount(10)
  for (const width of [768, 640, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    // The width of each slide, and the width available: its section's, up to the maximum length of a line.
    const sizes = await slides.evaluateAll((all) =>
      all.map((slide) => {
        const section = slide.closest('section')
        return [slide.getBoundingClientRect().width, Math.min(section?.clientWidth ?? 0, 736)]
      }),
    )
    for (const [own, room] of sizes) expect(own).toBe(room)
  }
})

test('/about, /contact: a message survives being offline (rules 37)', async ({ page }) => {
  const simulator = await openPage(page, 'about')
  const main = mainOf(page)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Fieldwork')
  await expect(main.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', /\/search$/)
  await expect(main.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', /\/post$/)
  await main.getByRole('link', { name: 'Contact us' }).click()

  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact')
  const form = main.getByRole('form', { name: 'Send a message' })
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(
    form.getByRole('group', { name: 'Please check what you entered' }).getByRole('link'),
  ).toHaveCount(4)
  await simulator.addFault('send-message', 'network')
  await sendMessage(form, 'From the contact page')
  await expect(form.getByRole('group', { name: /couldn’t reach the server/ })).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('From the contact page')
  await expect(messagesOf(page).getByRole('button', { name: /^Dismiss/ })).toHaveCount(0)
  await form.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(messagesOf(page).getByText('Contact Us', { exact: true })).toHaveCount(1)
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('')
})

async function sendMessage(form: Locator, subject: string) {
  await form.getByRole('textbox', { name: 'Your name' }).fill('Wren Okafor')
  await form.getByRole('textbox', { name: 'Email address' }).fill('wren@example.org')
  await form.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await form.getByRole('textbox', { name: /^Message/ }).fill('Two lines,\nand nothing else.')
  await form.getByRole('button', { name: 'Send message' }).click()
}
