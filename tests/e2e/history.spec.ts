import type { Locator, Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { answerTo } from './support/hand.ts'
import { fillJob, follow, jobsFound, logInHere, mainOf } from './support/page.ts'
import { messagesOf, openPage, userMenuOf } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, freshTest, test } from './support/test.ts'

// Back, Forward and reload: what each restores, and where typing and leaving lead.

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('a new page has its title, and its heading is focused and announced (rules 36)', async ({ page }) => {
  await openPage(page, '', people.ada)
  await expect(page).toHaveTitle('Home - Fieldwork')
  const titles: Record<string, string> = { About: 'About - Fieldwork', Contact: 'Contact - Fieldwork' }
  const footer = page.getByRole('contentinfo').getByRole('navigation')
  // The footer loads after the page.
  await expect(footer.getByRole('link')).toHaveCount(11)
  const names = await footer.getByRole('link').allInnerTexts()
  for (const name of names) {
    await arrive(page, () => footer.getByRole('link', { name, exact: true }).press('Enter'))
    await expect(page).toHaveTitle(titles[name] ?? 'Fieldwork')
  }
  for (const name of names.slice(-4, -1).toReversed()) {
    await arrive(page, () => page.goBack())
    await expect(page).toHaveTitle(titles[name] ?? 'Fieldwork')
  }
})

/** Expects that an action leads to another page, whose heading is focused and announced. */
async function arrive(page: Page, go: () => Promise<unknown>): Promise<void> {
  const before = await heading(page).innerText()
  await go()
  await expect(heading(page)).not.toHaveText(before)
  await expect(heading(page)).toBeFocused()
  // The live region is outside of `main`, so that it survives page changes.
  const words = await heading(page).innerText()
  // That of a search has its count once it is known, which is announced after the page.
  await expect(page.locator('main + [role=status]')).toHaveText(
    words.startsWith('Search jobs') ? /^(Search jobs(:\s.*)?|\d+ jobs found\..*)$/ : words,
  )
}

/**
 * Lists whose state is in the address. Each change of it adds an entry to the history; a link leads away, and Back restores
 * the state and the position. The stories turn the pages of the others.
 */
const lists: {
  path: string
  /** Changes the list, and what its address then contains. */
  changes: { act: (page: Page) => Promise<unknown>; address: RegExp }[]
  link: (page: Page) => Locator
  /** Expects what the address says. */
  shown: (page: Page) => Promise<unknown>
}[] = [
  {
    path: 'search',
    changes: [
      { act: (page) => box(page, 'Full time').check(), address: /nature=full_time$/ },
      { act: turnToPage2, address: /page=2$/ },
    ],
    link: (page) => jobsFound(page).last().getByRole('link').first(),
    shown: (page) => expect(box(page, 'Full time')).toBeChecked(),
  },
  {
    path: 'jobs',
    changes: [
      {
        act: (page) => page.getByRole('tab', { name: 'Part Time' }).click(),
        address: /jobs\?tab=part_time$/,
      },
      { act: turnToPage2, address: /tab=part_time&page=2$/ },
    ],
    link: (page) =>
      page.getByRole('list', { name: 'Part Time' }).getByRole('listitem').last().getByRole('link').first(),
    shown: (page) =>
      expect(page.getByRole('tab', { name: 'Part Time' })).toHaveAttribute('aria-selected', 'true'),
  },
]

for (const { path, changes, link, shown } of lists) {
  test(`/${path}: each change is in the address; Back restores it and the position`, async ({ page }) => {
    await openPage(page, path)
    for (const { act, address } of changes) {
      await act(page)
      await expect(page).toHaveURL(address)
    }
    await shown(page)
    await expect(mainOf(page).locator('[aria-busy=true]')).toHaveCount(0)
    const target = link(page)
    await target.scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    const address = page.url()
    const before = await heading(page).innerText()
    await target.press('Enter')
    await expect(heading(page)).not.toHaveText(before)
    await expect(heading(page)).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await shown(page)
    await expect(target).toBeInViewport()
    await expectPlace(page, place)
    for (const { address: earlier } of changes.slice(0, -1).toReversed()) {
      await page.goBack()
      await expect(page).toHaveURL(earlier)
    }
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    await page.goForward()
    await expect(page).toHaveURL(changes[0]?.address ?? '')
  })
}

const box = (page: Page, name: string) =>
  page.getByRole('search', { name: 'Filters' }).getByRole('checkbox', { name })

async function turnToPage2(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Next page, page 2' }).click()
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
}

async function expectPlace(page: Page, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3)
}

test('Back restores the position of a link that was scrolled into view and pressed at once', async ({
  page,
}) => {
  await openPage(page, 'search')
  const link = jobsFound(page).last().getByRole('link').first()
  const place = await link.evaluate((anchor: HTMLElement) => {
    anchor.scrollIntoView({ block: 'center' })
    anchor.click()
    return window.scrollY
  })
  expect(place).toBeGreaterThan(0)
  await expect(heading(page)).not.toHaveText(/^Search jobs/)
  await expect(heading(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeInViewport()
  await expectPlace(page, place)
})

freshTest('Back restores the position before the next page has loaded', async ({ page }) => {
  // Set the route before opening a page: once one has loaded, the worker stores all files for offline visits.
  await page.context().route(/\/assets\/about-/, () => undefined)
  await openPage(page, 'search')
  await expect(jobsFound(page)).not.toHaveCount(0)
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true })
  await about.focus()
  const place = await scrolled(page)
  await about.press('Enter')
  await expect(page.getByText('Loading the page')).toBeAttached()
  expect(await scrolled(page)).toBeLessThan(place)
  await page.goBack()
  await expect(jobsFound(page)).not.toHaveCount(0)
  await expectPlace(page, place)
})

for (const { path, form, parameter, words } of [
  { path: 'search', form: 'Filters', parameter: 'keyword', words: ['nur', 'cook'] },
  { path: 'find-talent', form: 'Talent', parameter: 'search', words: ['ad', 'el'] },
]) {
  test(`/${path}: typing after Back adds a new history entry (rules 36)`, async ({ page }) => {
    await openPage(page, path)
    const field = page.getByRole('search', { name: form }).getByRole('searchbox').first()
    for (const word of words) {
      // With a pause, each time until it is in the URL.
      await field.pressSequentially(word.slice(0, 1))
      await expect(page).toHaveURL(new RegExp(`${parameter}=${word.slice(0, 1)}$`))
      await field.pressSequentially(word.slice(1))
      await expect(page).toHaveURL(new RegExp(`${parameter}=${word}$`))
      await page.goBack()
      await expect(field).toHaveValue('')
    }
    // Back discards typing that hasn't reached the URL.
    await field.pressSequentially('nur')
    await expect(page).toHaveURL(new RegExp(`${parameter}=nur$`))
    await field.pressSequentially('se')
    await page.goBack()
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
  })
}

test('/jobs/{id}/feature, /profile: methods and tabs are in the address, without a reload', async ({
  page,
}) => {
  await openPage(page, `jobs/${jobs.crowded}/feature`, people.harbour)
  await page.evaluate(() => document.documentElement.toggleAttribute('data-before', true))
  const bank = mainOf(page).getByRole('radio', { name: /^Bank transfer/ })
  await bank.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/feature\?method=card$/)
  await expect(mainOf(page).getByRole('radio', { name: /^Card/ })).toBeFocused()
  await page.goBack()
  await expect(bank).toBeChecked()
  await userMenuOf(page, people.harbour.name).click()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  const tabs = page.getByRole('navigation', { name: 'Your account' })
  for (const [tab, path] of [
    ['Change password', 'profile/change-password'],
    ['Receipts', 'profile/receipts'],
    ['Payments', 'profile/payments'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: tab })).toBeFocused()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible()
  await expect(page.locator('html[data-before]')).toBeAttached()
})

test(
  'after a login, the page from before; after Logout, Back restores no session',
  { tag: '@core' },
  async ({ page }) => {
    await openPage(page, 'notifications')
    await mainOf(page).getByRole('link', { name: 'Login' }).click()
    await logInHere(page, people.ada)
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await userMenuOf(page, people.ada.name).click()
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveTitle('Home - Fieldwork')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await page.goBack()
    await expect(mainOf(page).getByText('Log in to see your notifications.')).toBeVisible()
    await page.goto('./verify')
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  },
)

test('leaving the login during its call does not lead back', async ({ page }) => {
  const simulator = await openPage(page, 'login')
  await page.getByRole('radio', { name: /^Job seeker/ }).check()
  await page.getByRole('textbox', { name: 'Email address' }).first().fill(people.ada.email)
  await simulator.delay('1–2 s')
  const answer = answerTo(page, 'login')
  await mainOf(page).getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await answer
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await mainOf(page).getByRole('link', { name: 'Enter the code' }).click()
  await simulator.typeCode(people.ada.email)
  await mainOf(page).getByRole('button', { name: 'Continue' }).click()
  await follow(page, 'Contact')
  await expect(userMenuOf(page, people.ada.name)).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('leaving while a job is being posted does not lead back, and posts it (rules 18)', async ({ page }) => {
  const simulator = await openPage(page, 'post', people.smallShop)
  const [category, currency] = ['Retail & customer service', 'GBP']
  await fillJob(page, { title: 'Shop assistant', category, currency, description: 'Saturdays.' })
  await simulator.delay('1–2 s')
  await mainOf(page).getByRole('button', { name: 'Post job' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(messagesOf(page)).toContainText('Post Job')
  await expect(page).toHaveURL(/\/about$/)
})

test('/faqs: an answer opens by its address; the index adds to the history', async ({ page }) => {
  await openPage(page, 'faqs#faq-code')
  await expect(mainOf(page).getByText(/six digits that work once/)).toBeInViewport()
  const [own, header] = await Promise.all([
    mainOf(page).locator('#faq-code summary').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ])
  expect((own?.y ?? 0) - (header?.y ?? 0)).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Hiring' }).click()
  await expect(page).toHaveURL(/\/faqs#hiring$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Hiring' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/faqs#faq-code$/)
  await follow(page, 'Services')
  await page.goBack()
  await expect(page).toHaveURL(/\/faqs#faq-code$/)
})

test('a search from another page announces the page, then the number of results, each once', async ({
  page,
}) => {
  const simulator = await openPage(page)
  // A count that is there with the page would be part of its name.
  await simulator.delay('1–2 s')
  const field = page.getByRole('search', { name: 'Jobs' }).getByRole('searchbox', { name: 'Keyword' })
  await field.fill('designer')
  // The regions of the next page don't exist yet.
  const heard = await page.evaluateHandle(() => {
    const words: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const text = element?.closest('[role=status]')?.textContent.trim()
        if (text) words.push(text)
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return words
  })
  await field.press('Enter')
  await expect
    .poll(() => heard.jsonValue())
    .toEqual(['Search jobs', expect.stringMatching(/^\d+ jobs found\.$/)])
})

test('a double click on a link adds one history entry', async ({ page }) => {
  await openPage(page, 'about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).dblclick()
  await expect(page).toHaveTitle('Contact - Fieldwork')
  await page.goBack()
  await expect(page).toHaveTitle('About - Fieldwork')
})
