import { expect, type Locator, type Page } from 'playwright/test'
import type { UploadFile } from './files.ts'
import { press, write } from './hand.ts'
import type { Person } from './people.ts'
import { Simulator } from './simulator.ts'

/**
 * Opens a page of the demo and waits until the simulator stands beside it, which is when calls are answered.
 * @param path inside the demo, without a slash before it: `jobs/41`, `search?keyword=nurse`; empty is the home page. Or a
 *   whole address, for a test with a host of its own.
 * @returns the simulator's panel on this page
 */
export async function openPage(page: Page, path = ''): Promise<Simulator> {
  await page.goto(/^\w+:/.test(path) ? path : `./${path}`)
  const simulator = new Simulator(page)
  await simulator.ready()
  return simulator
}

/** Loads the page again and waits for the simulator. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload()
  await new Simulator(page).ready()
}

/**
 * Stops the clock of the page, which has to be installed before the page is opened: from here on `page.clock.runFor` moves
 * it, and nothing else does.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Follows a link of the footer, which leads to the main pages without loading a new one. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The main part of the page, without header, footer and panel. */
export function mainOf(page: Page): Locator {
  return page.getByRole('main')
}

/** The alerts in the page's corner: errors (which stay) and what succeeded (which goes by itself). */
export function messagesOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' })
}

/** The button of the header that carries the name of who is signed in, and the count of unread notifications. */
export function userMenuOf(page: Page, name: string): Locator {
  return page.getByRole('banner').getByRole('button', { name })
}

/** The results of the search. */
export function jobsFound(page: Page): Locator {
  return page.getByRole('list', { name: 'Jobs found' }).getByRole('listitem')
}

/** The rows of the CV manager. */
export function cvRows(page: Page): Locator {
  return page.getByRole('region', { name: 'Your CVs' }).getByRole('listitem')
}

/** Types a card into the form that pays by card, which has to be open, and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Pay by card' })
  await write(form.getByRole('textbox', { name: 'Card number' }), number)
  await write(form.getByRole('textbox', { name: /^Expiration/ }), '12 / 34')
  await write(form.getByRole('textbox', { name: 'CVC' }), '123')
  const button = form.getByRole('button', { name: 'Pay $49' })
  await expect(button).not.toHaveAttribute('aria-busy')
  await press(button)
}

/** Uploads a CV in the CV manager, which has to be open, and leaves it to the caller what comes of it. */
export async function uploadCv(page: Page, file: UploadFile, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Upload a CV' })
  await form.getByLabel('File').setInputFiles(file)
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByRole('button', { name: 'Upload', exact: true }).click()
}

/** What a job needs; the rest of the form stays as it is offered: full time, remote, active, one vacancy, no salary. */
export interface NewJob {
  title: string
  category: string
  currency: string
  description: string
}

/** Fills the form of `/post`, which has to be open, and does not send it. */
export async function fillJob(page: Page, { title, category, currency, description }: NewJob): Promise<void> {
  const form = page.getByRole('form', { name: 'Post a job' })
  await form.getByRole('textbox', { name: 'Job title' }).fill(title)
  await form.getByRole('radio', { name: /^Remote/ }).check()
  await form.getByRole('combobox', { name: 'Category' }).selectOption(category)
  await form.getByRole('radio', { name: /^Full time/ }).check()
  await form.getByRole('combobox', { name: 'Currency' }).selectOption(currency)
  await form.getByRole('textbox', { name: 'Description' }).fill(description)
}

/**
 * Logs in as a person does: address, account type, and the code from the simulator's mailbox. Ends where the app leads
 * afterwards, with the name in the header.
 * @param person one of `people`, or somebody who has signed up in the test
 * @param demo where the demo stands, for a test with a host of its own
 */
export async function logIn(page: Page, person: Person, demo = ''): Promise<void> {
  await openPage(page, `${demo}login`)
  await logInHere(page, person)
}

/** The same on the login page that is open already, for who was led there. */
export async function logInHere(page: Page, { name, email, type }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByRole('radio', { name: type === 'recruiter' ? /recruiter/i : /job seeker/i }).check()
  await form.getByRole('textbox', { name: 'Email address' }).fill(email)
  await form.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  await new Simulator(page).useCode(email)
  await expect(userMenuOf(page, name)).toBeVisible()
}
