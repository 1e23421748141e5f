import { applications, jobs } from '../../mocks/scenarios/personas.ts'
import { pdf } from '../e2e/support/files.ts'
import { people } from '../e2e/support/people.ts'
import { png } from './files.ts'
import { Panel } from './panel.ts'
import { enterCode, newcomer, payByCard, seekAndApply, signUp, standing } from './steps.ts'
import type { Tab } from './tab.ts'
import { test } from './test.ts'

const { ada, harbour } = people

const messagesOf = (tab: Tab) => tab.role('region', 'Messages')

test('a job seeker searches, signs up, logs in with the mailed code, uploads a CV and applies', async ({
  visitor,
}) => {
  const tab = await visitor.newTab()
  await tab.open()
  await tab.role('region', 'Guide').role('button', 'Hide the guide').press()
  await seekAndApply(tab, visitor)
  await tab.reload()
  await tab
    .role('main')
    .role('paragraph', /^You applied on/)
    .shown()
  await tab.open('cv-manager')
  await tab
    .role('region', 'Your CVs')
    .role('listitem')
    .containing(/Noor Haddad CV/)
    .shown()
})

test('a recruiter reviews applicants and posts a job, which appears once it is approved', async ({
  visitor,
}) => {
  const tab = await visitor.newTab()
  const panel = new Panel(tab)
  await tab.open(`jobs/${jobs.crowded}`)
  await panel.logIn(harbour.name)
  const applicants = tab.role('region', 'Applicants')
  await applicants
    .role('combobox', /^Status of/)
    .first()
    .shown()
  const { label } = await applicants
    .role('combobox', /^Status of/)
    .first()
    .look()
  const status = applicants.role('combobox', label)
  const before = (await status.look()).value
  await status.choose(before === 'shortlisted' ? 'Interviewing' : 'Shortlisted')
  await panel.answered('jobs/change-application-status')
  await tab.reload()
  await status.holds(before === 'shortlisted' ? 'interviewing' : 'shortlisted')

  const title = 'Typesetter for small editions'
  await tab.role('banner').role('link', 'Post A Job').press()
  const form = tab.role('form', 'Post a job')
  await form.role('textbox', 'Job title').write(title)
  await form.role('radio', /^Remote/).tick()
  await form.role('combobox', 'Category').choose('Design & media')
  await form.role('radio', /^Full time/).tick()
  await form.role('combobox', 'Currency').choose('EUR')
  await form.role('textbox', /^Description/).write('You set short runs by hand.')
  await form.role('button', 'Post job').press()
  await messagesOf(tab).says('Post Job')
  await tab.at(/\/my$/)
  const row = tab.role('main').role('row', new RegExp(title))
  await row.says('Pending')
  await panel.approve(title)
  await row.says('Approved')
  await tab.open('search?keyword=typesetter')
  await tab.role('list', 'Jobs found').role('link', title).shown()
})

test('a recruiter features a job by card, after a declined one', async ({ visitor }) => {
  const tab = await visitor.newTab()
  await tab.open(`jobs/${jobs.crowded}/feature`)
  await new Panel(tab).logIn(harbour.name)
  await tab.role('main').role('radio', /^Card/).tick()
  await payByCard(tab, '4000000000000002')
  await messagesOf(tab).says('Your card was declined.')
  await payByCard(tab, '4000002760003184')
  await tab.role('button', 'Complete authentication').press()
  await standing(tab, /^This job is featured\./).shown()
})

test('a recruiter features a job by bank transfer, which is approved', async ({ visitor }) => {
  const tab = await visitor.newTab()
  const panel = new Panel(tab)
  await tab.open(`jobs/${jobs.crowded}/feature`)
  await panel.logIn(harbour.name)
  await standing(tab, '30 days, $49, no renewal').shown()
  const form = tab.role('form', '2. Upload the receipt')
  await form.fileField().attach(await visitor.file(pdf('receipt.pdf')))
  await form.role('button', 'Upload the receipt').press()
  await standing(tab, 'We are checking your receipt.').shown()
  const title = await tab.role('main').role('navigation', 'Breadcrumb').role('link').last().look()
  await panel.approveTransfer(title.text)
  await tab.reload()
  await standing(tab, /^This job is featured\./).shown()
})

test('a profile keeps its new texts and pictures', async ({ visitor }) => {
  const tab = await visitor.newTab()
  await tab.open('profile')
  await new Panel(tab).logIn(ada.name)
  const form = tab.role('form', 'Profile')
  await form.role('textbox', 'Name').write('Ada Byron')
  await form.label('Update cover photo').attach(await visitor.file(png('cover.png')))
  await form.role('img', 'New cover photo').shown()
  await form.role('button', 'Update').press()
  await tab
    .role('banner')
    .role('button', /Ada Byron/)
    .shown()
  await form.text('All changes saved').shown()
  await tab.reload()
  await form.role('textbox', 'Name').holds('Ada Byron')
  const sizes = () =>
    tab.read(() =>
      Array.from(document.querySelectorAll<HTMLImageElement>('form img'), (each) => each.naturalWidth),
    )
  await tab.until(sizes, (all) => all.length > 0 && all.every((width) => width > 0) && all.includes(1))
})

for (const { person, path, opener } of [
  { person: ada, path: 'cv-manager', opener: { role: 'button', name: /, preview$/ } },
  { person: ada, path: `application/${applications.shortlisted}`, opener: undefined },
  { person: harbour, path: 'profile/receipts', opener: { role: 'link', name: /, open the receipt$/ } },
]) {
  test(`the preview of a PDF fills its frame: ${path}`, async ({ visitor, engine }) => {
    const tab = await visitor.newTab()
    await tab.open(path)
    await new Panel(tab).logIn(person.name)
    if (opener) await tab.role('main').role(opener.role, opener.name).first().press()
    const unfilled = () =>
      tab.read(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[src^="blob:"]')
        const viewer = frame?.contentDocument?.querySelector('iframe')
        return [frame?.clientWidth !== viewer?.clientWidth, frame?.clientHeight !== viewer?.clientHeight]
      })
    // Firefox shows scripts nothing inside the frame.
    await tab.until(unfilled, (sides) => sides.every((side) => side === (engine === 'firefox')))
  })
}

test('both sides show what the other side does', async ({ visitor }) => {
  const tab = await visitor.newTab()
  await tab.open()
  await tab.role('region', 'Guide').role('button', 'Show both sides').press()
  const seeker = tab.frame('The app for the job seeker')
  const recruiter = tab.frame('The app for the recruiter')
  await recruiter.text('No applicants yet').shown()
  await seeker
    .role('form', /^Apply/)
    .role('button', 'Apply')
    .press()
  await seeker.role('heading', 'Your application', 2).shown()
  const status = recruiter.role('combobox', `Status of ${ada.name}`)
  await status.choose('Shortlisted')
  await seeker.role('main').text('Shortlisted').shown()
})

test('the data outlives reloads, the history, a second tab and a restart', async ({ visitor }) => {
  const tab = await visitor.newTab()
  await tab.open(`jobs/${jobs.open}`)
  await new Panel(tab).logIn(ada.name)
  // Until the session has loaded, a bookmark that is pressed doesn't change.
  await tab.role('banner').role('button', new RegExp(ada.name)).shown()
  const bookmarkOn = (each: Tab) =>
    each
      .role('main')
      .role('button', /^Bookmark Terminal planner at/)
      .first()
  await bookmarkOn(tab).press()
  await bookmarkOn(tab).has('aria-pressed', 'true')

  const removeButton = tab.role('main').role('button', /^Remove Terminal planner .*from bookmarks/)
  await test.step('reload and hard reload', async () => {
    await tab.reload()
    await bookmarkOn(tab).has('aria-pressed', 'true')
    await tab.hardReload()
    await bookmarkOn(tab).has('aria-pressed', 'true')
  })
  await test.step('back and forward, within the page and between loads', async () => {
    await tab.role('contentinfo').role('link', 'Search').press()
    await tab.role('list', 'Jobs found').shown()
    await tab.back()
    await bookmarkOn(tab).has('aria-pressed', 'true')
    await tab.open('bookmarks')
    await tab.back()
    await bookmarkOn(tab).has('aria-pressed', 'true')
    await tab.forward()
    await removeButton.shown()
  })
  const second = await visitor.newTab()
  await test.step('a second tab sees changes', async () => {
    await second.open(`jobs/${jobs.open}`)
    await second.role('banner').role('button', new RegExp(ada.name)).shown()
    await bookmarkOn(second).press()
    await bookmarkOn(second).has('aria-pressed', 'false')
    await tab.front()
    await removeButton.gone()
    await second.front()
    await bookmarkOn(second).press()
    await bookmarkOn(second).has('aria-pressed', 'true')
    await new Panel(second).answered('bookmarks/toggle')
  })
  await test.step('a restart of the browser', async () => {
    await visitor.quit()
    const later = await visitor.newTab()
    await later.open(`jobs/${jobs.open}`)
    await later.role('banner').role('button', new RegExp(ada.name)).shown()
    await bookmarkOn(later).has('aria-pressed', 'true')
  })
})

test('without a network the demo opens again, with its data', async ({ visitor, host }) => {
  const tab = await visitor.newTab()
  await tab.open()
  await signUp(tab, newcomer)
  await enterCode(tab, newcomer)
  // The worker stores the page once it is idle, or 10 s after loading.
  const isStored = () => tab.read(async (page) => (await caches.match(page)) !== undefined, host.url)
  await tab.until(isStored, Boolean)
  await host.close()
  await tab.open(`jobs/${jobs.open}`)
  await tab.role('heading', 'Terminal planner', 1).shown()
  await tab.role('banner').role('button', new RegExp(newcomer.name)).shown()
})
