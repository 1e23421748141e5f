import { pdf } from '../e2e/support/files.ts'
import { Panel } from './panel.ts'
import type { Place, Tab } from './tab.ts'
import type { Browser } from './test.ts'

/** Somebody who has no account yet. */
export const newcomer = { name: 'Noor Haddad', email: 'noor@example.com', password: 'a-long-password' }

/** Signs up as a job seeker, which leads to the login page. */
export async function signUp(tab: Tab, { name, email, password }: typeof newcomer): Promise<void> {
  await tab.role('banner').role('link', 'Login').press()
  await tab.role('main').role('link', 'Create an account').press()
  const form = tab.role('form', 'Sign up')
  await form.role('radio', /^Job seeker/).tick()
  await form.role('textbox', 'Name').write(name)
  await form.role('textbox', 'Email address').write(email)
  await form.label('Password').write(password)
  await form.role('button', 'Sign up').press()
  await tab.role('heading', 'Login', 1).shown()
}

/** Completes both login steps. Sign-up has filled in the email address and the account type. */
export async function enterCode(tab: Tab, { name, email }: typeof newcomer): Promise<void> {
  const form = tab.role('form', 'Login')
  await form.role('textbox', 'Email address').holds(email)
  await form.role('button', 'Send me a code').press()
  await tab.role('heading', 'Enter your code', 1).shown()
  await new Panel(tab).useCode(email)
  await tab.role('banner').role('button', new RegExp(name)).shown()
}

/** The job seeker's journey, from the home page to an application. */
export async function seekAndApply(tab: Tab, browser: Browser): Promise<void> {
  await signUp(tab, newcomer)
  await enterCode(tab, newcomer)
  await tab.role('banner').role('link', 'Home').press()
  const search = tab.role('search', 'Jobs')
  await search.role('searchbox', 'Keyword').write('terminal planner')
  await search.role('button', 'Search').press()
  await tab.at(/\/search\?.*keyword=terminal/)
  await tab.role('main').role('link', 'Terminal planner').press()
  await tab.role('heading', 'Terminal planner', 1).shown()
  const form = tab.role('form', /^Apply/)
  await form.fileField().attach(await browser.file(pdf('Noor Haddad CV.pdf')))
  await form.role('textbox', 'CV title').holds('Noor Haddad CV')
  await form.role('button', 'Upload and apply').press()
  await tab
    .role('main')
    .role('paragraph', /^You applied on/)
    .shown()
}

/** The heading of the feature page, which gives the price of featuring or the state of the payment. */
export const standing = (tab: Tab, words: string | RegExp): Place =>
  tab.role('main').role('heading', words, 2)

/** Fills in a card in the open payment form, and pays. */
export async function payByCard(tab: Tab, number: string): Promise<void> {
  const form = tab.role('form', 'Pay by card')
  await form.role('textbox', 'Card number').write(number)
  await form.role('textbox', /^Expiration/).write('12 / 34')
  await form.role('textbox', 'CVC').write('123')
  await form.role('button', 'Pay $49').press()
}
