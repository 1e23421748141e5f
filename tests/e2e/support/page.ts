import { expect, type Locator, type Page } from 'playwright/test'
import { formatOf } from '../../../mocks/engine/data/format.ts'
import { tables } from '../../../mocks/model/tables.ts'
import { hashOf } from '../../../mocks/board-panel/moment-link.ts'
import { testBase } from '../../../scripts/check/places.ts'
import { tokenKey } from '../../../src/api/token.ts'
import type { UploadFile } from './files.ts'
import type { Person } from './people.ts'
import { Simulator, startTime } from './simulator.ts'

/** Pages that have opened the demo, and so have stored a world. */
const opened = new WeakSet<Page>()

/** What the demo's new worlds are made of, for links to a moment. */
const newWorld = { format: formatOf(tables), scenario: 'everyday', seed: 7, ahead: 0, isStopped: false }

/** Returns the hash of a link to a new world in which a person is logged in. */
export function linkTo({ id }: { readonly id: number }): string {
  return hashOf({ ...newWorld, account: id })
}

/**
 * Opens a page of the demo and waits until the simulator answers calls.
 * @param path inside the demo, without a leading slash, such as `jobs/41` or `search?keyword=nurse`; empty for the home
 *   page. A test with its own host passes a full URL.
 * @param as who is logged in on this tab, without the product's login. The page then gets a new world: in place of the
 *   stored one if it has opened the demo before; otherwise there must be none.
 * @returns the simulator's panel on this page
 */
export async function openPage(page: Page, path = '', as?: { readonly id: number }): Promise<Simulator> {
  const hash = as ? linkTo(as) : ''
  await page.goto((/^\w+:/.test(path) ? path : `./${path}`) + hash)
  const simulator = new Simulator(page)
  if (as && opened.has(page)) {
    const question = page.getByRole('alertdialog', { name: 'Open this moment?' })
    await question.getByRole('button', { name: 'Open moment' }).click({ timeout: startTime })
    await expect(question).toBeHidden({ timeout: startTime })
  }
  opened.add(page)
  await simulator.ready()
  return simulator
}

/**
 * Opens a path of the demo as a link does, without a reload, and waits until nothing is loading. The page must have
 * another heading; the tabs of the profile share one.
 */
export async function goInApp(page: Page, path: string, base = testBase): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '')
    history.pushState(null, '', to)
  }, base + path)
  await expect(page.locator('h1[data-before]')).toHaveCount(0)
  await expectLoaded(page)
}

/** Waits until the page has its heading and nothing in it is loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // Skeletons contain the text “Loading …”.
  await expect(mainOf(page).getByText(/^Loading.*…$/)).toHaveCount(0)
}

/** Makes the login of this tab that of all tabs of its browser context. */
export async function shareLogin(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.setItem(key, sessionStorage.getItem(key) ?? '')
    sessionStorage.removeItem(key)
  }, tokenKey)
}

/** Makes a call as the account of a page. @returns the HTTP status and the answer's text */
export async function callFrom(page: Page, call: string, fields: Readonly<Record<string, string>> = {}) {
  return await page.evaluate(
    async ([address, values, key]) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(values)) body.set(name, value)
      const token = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? ''
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(address, { method: 'POST', body, headers })
      return { status: response.status, text: await response.text() }
    },
    [`${testBase}api/${call}`, fields, tokenKey] as const,
  )
}

/** Holds back a page's requests for files. @returns a function that releases them */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  await page.context().route(files, async (route) => {
    await gate
    await route.continue()
  })
  return release
}

/** Reloads the page and waits for the simulator. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await new Simulator(page).ready()
}

/** Stops the page's clock, which must be installed before the page is opened; only `page.clock.runFor` then moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Follows a footer link to a main page, without a reload. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The main part of the page, without the header, the footer and the panel. */
export function mainOf(page: Page): Locator {
  return page.getByRole('main')
}

/** The alerts: errors, which stay, and successes, which disappear. */
export function messagesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' })
}

/** The header's account button, with the name and the number of unread notifications. */
export function userMenuOf(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name })
}

/** The jobs on the current page of a search. */
export function jobsFound(page: Page): Locator {
  return page.getByRole('list', { name: 'Jobs found' }).getByRole('listitem')
}

/** The rows of the CV manager. */
export function cvRows(page: Page): Locator {
  return page.getByRole('region', { name: 'Your CVs' }).getByRole('listitem')
}

/** Uploads a CV in the open CV manager, without waiting for the result. */
export async function uploadCv(page: Page, file: UploadFile, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Upload a CV' })
  await form.getByLabel('File').setInputFiles(file)
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByRole('button', { name: 'Upload', exact: true }).click()
}

/** Fills in the open form of `/post`, as remote and full time, without submitting it. */
export async function fillJob(
  page: Page,
  {
    title,
    category,
    currency,
    description,
  }: Record<'title' | 'category' | 'currency' | 'description', string>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('textbox', { name: 'Job title' }).fill(title)
  await form.getByRole('radio', { name: /^Remote/ }).check()
  await form.getByRole('combobox', { name: 'Category' }).selectOption(category)
  await form.getByRole('radio', { name: /^Full time/ }).check()
  await form.getByRole('combobox', { name: 'Currency' }).selectOption(currency)
  await form.getByRole('textbox', { name: 'Description' }).fill(description)
}

/**
 * Logs in on the open login page as a user would, with an address, an account type and the code from the simulator's
 * mailbox. Returns once the header shows the account's name.
 */
export async function logInHere(page: Page, { name, email, type }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByRole('radio', { name: type === 'recruiter' ? /recruiter/i : /job seeker/i }).check()
  await form.getByRole('textbox', { name: 'Email address' }).fill(email)
  await form.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeFocused()
  await new Simulator(page).useCode(email)
  await expect(userMenuOf(page, name)).toBeVisible()
}
