import { applications, jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from '../e2e/support/files.ts'
import { people } from '../e2e/support/people.ts'
import { Panel } from './panel.ts'
import type { Tab } from './tab.ts'
import { type Browser, test } from './test.ts'

/** Somebody who has no account yet. */
const newcomer = { name: 'Noor Haddad', email: 'noor@example.com', password: 'a-long-password' }

const bookmarkOn = (tab: Tab) =>
  tab
    .role('main')
    .role('button', /^Bookmark Terminal planner at/)
    .first()
const isMarked = async (tab: Tab, is: boolean) =>
  await bookmarkOn(tab).is(({ attributes }) => attributes['aria-pressed'] === String(is))

/** From the home page by search, sign-up and the mailed code to an application. */
async function seekAndApply(tab: Tab, browser: Browser): Promise<void> {
  const { name, email, password } = newcomer
  const banner = tab.role('banner')
  const main = tab.role('main')
  await banner.role('link', 'Login').press()
  await main.role('link', 'Sign up').press()
  const signUp = tab.role('form', 'Sign up')
  await signUp.role('radio', /^Job seeker/).tick()
  await signUp.role('textbox', 'Name').write(name)
  await signUp.role('textbox', 'Email address').write(email)
  await signUp.role('textbox', /^Password/).write(password)
  await signUp.role('button', 'Sign up').press()

  // Sign-up has filled in the email address and the account type.
  const login = tab.role('form', 'Login')
  await login.role('textbox', 'Email address').holds(email)
  await login.role('button', 'Send me a code').press()
  await tab.role('heading', 'Enter your code').shown()
  await new Panel(tab).useCode(email)
  await banner.role('button', new RegExp(name)).shown()

  await banner.role('link', 'Home').press()
  const search = tab.role('search', 'Jobs')
  await search.role('searchbox', 'Keyword').write('terminal planner')
  await search.role('button', 'Search A Job').press()
  await tab.at(/\/search\?.*keyword=terminal/)
  await main.role('link', 'Terminal planner').press()
  const form = tab.role('form', /^Apply/)
  await form.fileField().attach(await browser.file(pdf('Noor Haddad CV.pdf')))
  await form.role('textbox', 'CV title').holds('Noor Haddad CV')
  await form.role('button', 'Upload and apply').press()
  await main.role('paragraph', /^You applied on/).shown()
}

test('a job seeker applies, and the data outlives reloads, the history, a second tab, a restart and the network', async ({
  visitor,
  host,
}) => {
  let tab = await visitor.newTab()
  await tab.open()
  await tab.role('region', 'Guide').role('button', 'Hide the guide').press()
  await seekAndApply(tab, visitor)
  const signedIn = (each: Tab) => each.role('banner').role('button', new RegExp(newcomer.name)).shown()
  const applied = (each: Tab) => each.role('main').role('paragraph', /^You applied on/)
  await bookmarkOn(tab).press()
  await isMarked(tab, true)
  await new Panel(tab).answered('bookmarks/toggle')
  await test.step('reload', async () => {
    await tab.reload()
    await applied(tab).shown()
    await isMarked(tab, true)
  })
  const removeButton = (each: Tab) =>
    each.role('main').role('button', /^Remove Terminal planner .*from bookmarks/)
  await test.step('back and forward, within the page and between loads', async () => {
    await tab.role('contentinfo').role('link', 'Search').press()
    await tab.role('list', 'Jobs found').shown()
    await tab.back()
    await isMarked(tab, true)
    await tab.open('bookmarks')
    await tab.back()
    await isMarked(tab, true)
    await tab.forward()
    await removeButton(tab).shown()
  })
  await test.step('a second tab sees changes', async () => {
    const second = await visitor.newTab()
    await second.open(`jobs/${jobs.open}`)
    await signedIn(second)
    await bookmarkOn(second).press()
    await isMarked(second, false)
    await tab.front()
    await removeButton(tab).gone()
    await second.front()
    await bookmarkOn(second).press()
    await isMarked(second, true)
    await new Panel(second).answered('bookmarks/toggle')
    // The worker stores the page once it is idle, or 10 s after loading.
    const isStored = () => second.read(async (page) => (await caches.match(page)) !== undefined, host.url)
    await second.until(isStored, Boolean)
  })
  const kept = async () => {
    await tab.open(`jobs/${jobs.open}`)
    await signedIn(tab)
    await applied(tab).shown()
    await isMarked(tab, true)
  }
  await test.step('a restart of the browser', async () => {
    await visitor.quit()
    tab = await visitor.newTab()
    await kept()
  })
  await test.step('no network', async () => {
    host.close()
    await kept()
  })
})

test('the preview of a CV fills its frame', async ({ visitor, engine }) => {
  const tab = await visitor.newTab()
  await tab.open(`application/${applications.shortlisted}`)
  await new Panel(tab).logIn(people.ada.name)
  const unfilled = () =>
    tab.read(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[src^="blob:"]')
      const viewer = frame?.contentDocument?.querySelector('iframe')
      return [frame?.clientWidth !== viewer?.clientWidth, frame?.clientHeight !== viewer?.clientHeight]
    })
  // Firefox shows scripts nothing inside the frame.
  await tab.until(unfilled, (sides) => sides.every((side) => side === (engine === 'firefox')))
})

test.describe('in a private window', () => {
  test.use({ isPrivate: true })

  test('one message says that nothing is kept, and the page works', async ({ visitor }) => {
    const tab = await visitor.newTab()
    await tab.open(`jobs/${jobs.open}`)
    const notice = tab.role('region', 'Messages').role('button', 'Dismiss: Nothing is saved')
    await notice.press()
    await notice.gone()
    await new Panel(tab).logIn(people.ada.name)
    await bookmarkOn(tab).press()
    await isMarked(tab, true)
    await new Panel(tab).answered('bookmarks/toggle')
    await notice.gone()
  })
})
