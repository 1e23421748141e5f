import type { Page } from 'playwright/test'
import { firstHeads } from '../../src/shell/first-heads.ts'
import { expectLoaded, follow, hold, mainOf, openPage, stopClock } from './support/page.ts'
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

for (const [path, title] of Object.entries(firstHeads)) {
  freshTest(`/${path}: the title appears before the app starts`, async ({ page }) => {
    const release = await hold(page, code)
    await page.goto(`./${path}`, { waitUntil: 'commit' })
    await expect(page.getByText(title, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })
}

freshTest('leaving before the page has loaded focuses the next one (rules 36)', async ({ page }) => {
  const release = await hold(page, /\/assets\/about-.*\.js$/)
  await page.goto('./about', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Login' })
  await expect(heading).toBeFocused()
  release()
  await expect(heading).toBeFocused()
})

freshTest('a page leaves the focus where Tab has moved it meanwhile (rules 36)', async ({ page }) => {
  const release = await hold(page, /\/assets\/faqs-.*\.js$/)
  await openPage(page, 'about')
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  await links.filter({ hasText: 'FAQs' }).press('Enter')
  await expect(page.getByText('Loading the page')).toBeAttached()
  await page.keyboard.press('Tab')
  const address = await page.evaluate(() => document.activeElement?.getAttribute('href'))
  expect(address).toBeTruthy()
  release()
  await expect(page.locator('main + [role=status]')).toHaveText('Questions and answers')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(address)
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

freshTest('past 300 px the header sticks, and “Back to top” scrolls slowly', async ({ page }) => {
  await page.clock.install()
  const simulator = await openPage(page, 'about')
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
  await simulator.show('People')
  // The panel beside the page doesn't cover the header.
  await brand.hover()
  await stopClock(page)
  await up.click()
  await page.clock.runFor(1_000)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

freshTest('lists search once typing pauses for 500 ms (product: constants)', async ({ page }) => {
  await page.clock.install()
  await openPage(page, 'find-talent')
  await expect(mainOf(page).getByText('Total 40 user(s) found.')).toBeVisible()
  await stopClock(page)
  await mainOf(page).getByRole('searchbox').fill('ada')
  await page.clock.runFor(499)
  await expect(page).toHaveURL(/find-talent$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/find-talent\?search=ada$/)
})

test('a page loads only the third-party scripts that it needs (product: every page)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== 'localhost' && /^https?:$/.test(protocol)) asked.push(hostname)
  })
  await openPage(page, 'about')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Chat with us' })).toBeVisible()
  // The card script loads only on the payment page.
  expect(new Set(asked)).toEqual(new Set(['code.tidio.co']))
})

freshTest('a page that has not loaded after 120 s counts as missing', async ({ page }) => {
  await page.clock.install()
  // Hold the file before opening a page: once one has loaded, the worker stores all files for offline visits.
  await hold(page, /\/assets\/faqs-.*\.js$/)
  await openPage(page, 'about')
  const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs', exact: true })
  await expect(faqs).toBeVisible()
  await stopClock(page)
  await faqs.click()
  // The previous page stays for the first 150 ms.
  await page.clock.runFor(150)
  await expect(mainOf(page).getByText('Loading the page')).toBeAttached()
  await page.clock.runFor(120_000)
  await expect(mainOf(page).getByText('We couldn’t load this page.')).toBeVisible()
})

for (const [leave, address] of [
  ['a download', './file'],
  ['a mail program', 'mailto:someone@example.com'],
] as const) {
  freshTest(
    `a page that stays after ${leave} reports late what failed meanwhile, without a reload`,
    async ({ page }) => {
      const headers = { 'content-disposition': 'attachment' }
      await page.context().route(/\/file$/, (route) => route.fulfill({ headers, body: 'file' }))
      await page.context().route(/\/assets\/faqs-.*\.js$/, (route) => route.abort())
      await page.clock.install()
      await openPage(page, 'about')
      const faqs = page.getByRole('contentinfo').getByRole('link', { name: 'FAQs', exact: true })
      await expect(faqs).toBeVisible()
      await stopClock(page)
      await page.evaluate((target) => {
        const { dataset } = document.documentElement
        dataset['before'] = 'yes'
        addEventListener('vite:preloadError', () => (dataset['failed'] = 'yes'))
        location.assign(target)
      }, address)
      await page.waitForFunction(() => globalThis.leaving)
      await faqs.click()
      // A failure that arrives after the wait would load the page once more.
      await expect(page.locator('html[data-failed]')).toBeAttached()
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

freshTest('the carousel stops on pause, hover, focus and reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page)
  const carousel = page.getByRole('region', { name: 'Example testimonials' })
  await carousel.scrollIntoViewIfNeeded()
  await stopClock(page)
  const at = (count: number) => carousel.getByText(`${((count - 1) % 10) + 1} / 10`, { exact: true })
  let place = Number.parseInt(await carousel.getByText('/ 10').innerText(), 10)
  const pause = carousel.getByRole('button').first()
  const slide = 8000
  const next = carousel.getByRole('button', { name: 'Next slide' })
  const toggle = async () => {
    await pause.press('Enter')
    await pause.blur()
  }
  for (const [stop, resume] of [
    [() => carousel.hover(), () => page.mouse.move(0, 0)],
    [() => next.focus(), () => next.blur()],
    [toggle, toggle],
  ] as const) {
    await stop()
    await page.clock.runFor(3 * slide)
    await expect(at(place)).toBeVisible()
    await resume()
    await page.clock.runFor(slide)
    await expect(at((place += 1))).toBeVisible()
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(carousel.getByRole('button', { name: /slides$/ })).toHaveCount(0)
  await page.clock.runFor(3 * slide)
  await expect(at(place)).toBeVisible()
})

test('with reduced motion, nothing moves, and “Back to top” works instantly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  await expectLoaded(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    )
    .toBe(0)
  await page.getByRole('button', { name: 'Back to top' }).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

const code = /\/assets\/.*\.js$/
