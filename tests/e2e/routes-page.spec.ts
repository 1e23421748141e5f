import type { Locator, Page } from 'playwright/test'
import { firstHeads } from '../../src/shell/first-heads.ts'
import { follow, mainOf, openPage, stopClock } from './support/page.ts'
import { people } from './support/people.ts'
import { Simulator } from './support/simulator.ts'
import { expect, freshTest, test } from './support/test.ts'

// What all pages share (product: every page).

freshTest('the loading indicator shows until the app has started', async ({ page }) => {
  const release = await hold(page, code)
  await page.goto('./about', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText('This is taking longer than it should.')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
  await expect(page.getByText('needs a newer browser')).toBeHidden()
})

for (const { part, files, offer } of [
  {
    part: 'the app’s code',
    files: /\/assets\/framework-.*\.js$/,
    offer: (page: Page) => page.getByRole('link', { name: 'Reload the page' }),
  },
  {
    part: 'the simulator’s code',
    files: /\/assets\/start-.*\.js$/,
    offer: (page: Page) => page.getByRole('button', { name: 'Try again' }),
  },
  { part: 'the app’s styles', files: /\/assets\/index-.*\.css$/, offer: null },
]) {
  freshTest(`a page without ${part} loads once more`, async ({ page }) => {
    let visits = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visits += 1
    })
    await page.context().route(files, (route) => route.abort())
    await page.goto('./about')
    await expect.poll(() => visits).toBe(2)
    if (offer) {
      await expect(offer(page)).toBeVisible()
      await expect(page.getByText('Loading…')).toBeHidden()
    }
    expect(visits).toBe(2)
    await page.context().unrouteAll()
    await (offer ? offer(page).click() : page.reload())
    await new Simulator(page).ready()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Fieldwork')
  })
}

for (const [path, { title, intro }] of Object.entries(firstHeads)) {
  freshTest(`/${path}: title and introduction appear before the app starts`, async ({ page }) => {
    const release = await hold(page, code)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    const words = [title, ...(intro === undefined ? [] : [intro])]
    for (const each of words) await expect(page.getByText(each, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    for (const each of words) await expect(mainOf(page).getByText(each, { exact: true })).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })
}

test('a double click on a link adds one history entry', async ({ page }) => {
  await openPage(page, 'about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).dblclick()
  await expect(page).toHaveTitle('Contact - Fieldwork')
  await page.goBack()
  await expect(page).toHaveTitle('About - Fieldwork')
})

freshTest('leaving before the page has loaded focuses the next one (rules 36)', async ({ page }) => {
  const release = await hold(page, /\/assets\/about-.*\.js$/)
  await page.goto('./about', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Login' })
  await expect(heading).toBeFocused()
  release()
  await expect(heading).toBeFocused()
})

test('a heading that was hidden while code was loading gets the focus back (rules 36)', async ({ page }) => {
  await openPage(page)
  await follow(page, 'About')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  // Hides the heading as React hides the siblings of a suspended component.
  const hide = (display: string) =>
    page.evaluate((value) => {
      document.querySelector('h1')?.parentElement?.style.setProperty('display', value, 'important')
    }, display)
  await hide('none')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await hide('')
  await expect(heading).toBeFocused()
})

freshTest('past 300 px the header sticks, and scrolling to the top takes 1500 ms', async ({ page }) => {
  await page.clock.install()
  await openPage(page, 'about')
  const brand = page.getByRole('banner').getByRole('link', { name: 'Fieldwork, home' })
  const up = page.getByRole('button', { name: 'Back to top' })
  const scrollTo = (y: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' })
    }, y)

  await expect(brand).toBeInViewport()
  await scrollTo(300)
  await expect(brand).not.toBeInViewport()
  await expect(up).toBeHidden()
  await scrollTo(301)
  await expect(brand).toBeInViewport()
  await expect(up).toBeVisible()

  await scrollTo(1200)
  await stopClock(page)
  await up.click()
  // Halfway after half the time, give or take a frame.
  await page.clock.runFor(750)
  const half = await page.evaluate(() => window.scrollY)
  expect(half).toBeGreaterThanOrEqual(599)
  expect(half).toBeLessThan(640)
  await page.clock.runFor(750 + 16)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(up).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('beside the docked panel the header sticks to the page, clear of the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const simulator = await openPage(page, 'about')
  await simulator.show('People')
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
  const brand = page.getByRole('banner').getByRole('link', { name: 'Fieldwork, home' })
  await expect(brand).toBeInViewport()
  const expectBeside = async (target: Locator) => {
    const panel = await simulator.panel.boundingBox()
    if (!panel) throw new Error('The panel is not there.')
    await expect
      .poll(async () => (await target.boundingBox())?.x)
      .toBeGreaterThanOrEqual(panel.x + panel.width)
  }
  await expectBeside(brand)
  await expectBeside(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }))
  // The click would fail if something covered the brand.
  await brand.click()
  await expect(page).toHaveTitle('Home - Fieldwork')
  // Wait until the new page has taken focus. The skip link appears only after a key press.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await skip.focus()
  await expectBeside(skip)
})

test('the navigation has the specified links, and marks the current section', async ({ page, baseURL }) => {
  await openPage(page, 'contact')
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'Jobs' }).click()
  await expect(main.getByRole('link')).toHaveText(['Home', 'About', 'All jobs', 'Contact'])
  await expect(header.getByRole('link', { name: 'Post A Job' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')

  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' }).getByRole('link')
  const base = new URL(baseURL ?? '').pathname
  // The footer loads after the page.
  await expect(links).toHaveCount(11)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.map((href) => href.replace(base, '/')).toSorted()).toEqual(
    [
      '/about',
      '/notifications',
      '/faqs',
      '/services',
      '/post',
      '/my',
      '/contact',
      '/jobs',
      '/my-applied',
      '/search?keyword=&category=&location=',
      '/cv-manager',
    ].toSorted(),
  )
  // Pages that need an account say so and link to the login (rules 35).
  for (const [link, sentence] of [
    ['My applications', 'Log in with a job seeker account to see your applications.'],
    ['CV manager', 'Log in with a job seeker account to manage your CVs.'],
    ['Notifications', 'Log in to see your notifications.'],
    ['My jobs', /^Log in with a recruiter account/],
    ['Post a job', 'Log in with a recruiter account to post a job.'],
  ] as const) {
    await follow(page, link)
    await expect(mainOf(page).getByText(sentence)).toBeVisible()
    await expect(mainOf(page).getByRole('link', { name: 'Login' })).toBeVisible()
  }
})

for (const width of [390, 1440]) {
  test(`search is one press away on every page at ${width} px, and the current section is marked`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, 'faqs', people.ada)
    const header = page.getByRole('banner')
    const search = header.getByRole('link', { name: 'Job search' })
    await expect(search).not.toHaveAttribute('aria-current')
    await search.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Search jobs' })).toBeFocused()
    await expect(search).toHaveAttribute('aria-current', 'page')
    if (width < 900) return
    for (const [path, menu] of [
      ['jobs', 'Jobs'],
      ['my-applied', 'Jobs'],
      ['bookmarks', people.ada.name],
    ] as const) {
      await openPage(page, path)
      const current = header.getByRole('button', { name: menu })
      await expect(current).toHaveAttribute('aria-current', 'true')
      await expect(header.locator('button[aria-current]')).toHaveCount(1)
    }
  })
}

test('third-party scripts load only if the settings name them (product: every page)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== 'localhost' && /^https?:$/.test(protocol)) asked.push(hostname)
  })
  const simulator = await openPage(page, 'about')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' })).toBeVisible()
  // The card script loads only on the payment page.
  expect(new Set(asked)).toEqual(new Set(['code.tidio.co']))

  await simulator.reset('empty')
  asked.length = 0
  await openPage(page)
  // Wait for the last section: by then, the page has loaded everything.
  await expect(page.getByRole('heading', { level: 2, name: 'New jobs by email' })).toBeVisible()
  await expect(mainOf(page).getByText('No jobs found.')).toBeVisible()
  await follow(page, 'Search')
  await expect(mainOf(page).getByText(/^There are no open jobs at the moment/)).toBeVisible()
  expect(asked).toEqual([])
  await openPage(page, 'login')
  await expect(page.getByRole('button', { name: 'Send me a code' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Google|Chat/ })).toHaveCount(0)
})

freshTest('a page that has not loaded after 120 s counts as missing', async ({ page }) => {
  await page.clock.install()
  // Hold the file before opening a page: once one has loaded, the worker stores all files for offline visits.
  await hold(page, /\/assets\/faqs-.*\.js$/)
  await openPage(page, 'about')
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs', exact: true })
  // Wait for the footer, which loads after the first page, before stopping the clock.
  await expect(faqs).toBeVisible()
  await stopClock(page)
  await faqs.click()
  const missing = mainOf(page).getByText('We couldn’t load this page.')
  // The previous page stays for the first 150 ms.
  await page.clock.runFor(150)
  await expect(mainOf(page).getByText('Loading the page')).toBeAttached()
  await page.clock.runFor(119_999)
  await expect(mainOf(page).getByText('Loading the page')).toBeAttached()
  await expect(missing).toBeHidden()
  await page.clock.runFor(1)
  await expect(missing).toBeVisible()
  await expect(mainOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const [leave, address] of [
  ['a download', './file'],
  ['an empty answer', './nothing'],
  ['a mail program', 'mailto:someone@example.com'],
] as const) {
  freshTest(
    `a page that stays after ${leave} reports late what failed meanwhile, without a reload`,
    async ({ page }) => {
      const headers = { 'content-disposition': 'attachment' }
      await page.context().route(/\/file$/, (route) => route.fulfill({ headers, body: 'file' }))
      await page.context().route(/\/nothing$/, (route) => route.fulfill({ status: 204 }))
      await page.context().route(/\/assets\/faqs-.*\.js$/, (route) => route.abort())
      await page.clock.install()
      await openPage(page, 'about')
      const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs', exact: true })
      await expect(faqs).toBeVisible()
      await stopClock(page)
      await page.evaluate((target) => {
        document.documentElement.dataset['before'] = 'yes'
        location.assign(target)
      }, address)
      await page.waitForFunction(() => globalThis.leaving)
      await faqs.click()
      await page.clock.runFor(9_900)
      const failure = page.getByRole('heading', { level: 1, name: 'We couldn’t load this page' })
      await expect(mainOf(page).getByText('Loading the page')).toBeAttached()
      await expect(failure).toBeHidden()
      await page.clock.runFor(100)
      await expect(failure).toBeVisible()
      await expect(page.locator('html[data-before]')).toBeAttached()
    },
  )
}

const code = /\/assets\/.*\.js$/

/** Holds back requests for files. @returns a function that releases them */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.context().route(files, async (route) => {
    await gate
    await route.continue()
  })
  return release
}
