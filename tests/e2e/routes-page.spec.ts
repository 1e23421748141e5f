import { follow, mainOf, openPage } from './support/page.ts'
import { expect, test } from './support/test.ts'

// What every page has around it (spec §2).

test('the sign of loading stands until the app does, and goes', async ({ page }) => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('./about', { waitUntil: 'commit' })
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByText('This takes longer than it should.')).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading…')).toBeHidden()
})

test('titles are literal, and a new page takes the focus', async ({ page }) => {
  await openPage(page)
  await expect(page).toHaveTitle('Home - Fieldwork')
  const visits = [
    ['About', 'About - Fieldwork', 'About Fieldwork'],
    ['Contact', 'Contact - Fieldwork', 'Contact'],
    ['Jobs', 'Fieldwork', 'Jobs'],
  ] as const
  for (const [link, title, heading] of visits) {
    await follow(page, link)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(title)
  }
  // Forward and back through all of it, to where it began.
  for (const [, title] of visits.toReversed().slice(1)) {
    await page.goBack()
    await expect(page).toHaveTitle(title)
  }
  await page.goBack()
  await expect(page).toHaveTitle('Home - Fieldwork')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'About Fieldwork' })).toBeVisible()
  // A link that was pressed twice is one step.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).dblclick()
  await expect(page).toHaveTitle('Contact - Fieldwork')
  await page.goBack()
  await expect(page).toHaveTitle('About - Fieldwork')
})

test('past 300 px the header sticks, and the way to the top takes 1500 ms', async ({ page }) => {
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
  const took = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('click', () => {
          const began = performance.now()
          const look = () => {
            if (window.scrollY === 0) resolve(performance.now() - began)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      }),
  )
  await up.click()
  expect(await took).toBeGreaterThan(1400)
  await expect(up).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the navigation names what it should, and the footer leads everyone everywhere', async ({
  page,
  baseURL,
}) => {
  await openPage(page, 'contact')
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'Jobs' }).click()
  await expect(main.getByRole('link')).toHaveText(['Home', 'About', 'All jobs', 'Contact'])
  await expect(header.getByRole('link', { name: 'Post A Job' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()

  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' }).getByRole('link')
  const base = new URL(baseURL ?? '').pathname
  const leads = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(leads.map((href) => href.replace(base, '/')).toSorted()).toEqual(
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
  // What needs an account says so in its place, and leads on (rules 35).
  for (const [link, sentence] of [
    ['My applications', 'Log in with a job seeker account to see your applications.'],
    ['CV manager', 'Log in with a job seeker account to keep CVs here.'],
    ['Notifications', 'Log in to see your notifications.'],
    ['My jobs', /^Log in with a recruiter account/],
    ['Post a job', 'Log in with a recruiter account to post a job.'],
  ] as const) {
    await follow(page, link)
    await expect(mainOf(page).getByText(sentence)).toBeVisible()
    await expect(mainOf(page).getByRole('link', { name: 'Login' })).toBeVisible()
  }
})

test('scripts of third parties are asked for only where the settings name them (spec §2, §7)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (hostname !== 'localhost' && /^https?:$/.test(protocol)) asked.push(hostname)
  })
  const simulator = await openPage(page, 'about')
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible()
  // The card script is for the payment page, and for nobody else.
  expect(new Set(asked)).toEqual(new Set(['code.tidio.co']))

  await simulator.reset('empty')
  asked.length = 0
  await openPage(page)
  // As much as an idle page could still ask for has been asked for by then.
  await expect(page.getByRole('heading', { level: 2, name: 'New jobs by e-mail' })).toBeVisible()
  await expect(mainOf(page).getByText('No jobs found.')).toBeVisible()
  await follow(page, 'Search')
  await expect(mainOf(page).getByText(/^No job is open at the moment/)).toBeVisible()
  expect(asked).toEqual([])
})
