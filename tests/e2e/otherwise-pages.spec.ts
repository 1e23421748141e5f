import type { Page } from 'playwright/test'
import { alternatives } from '../../mocks/assumptions.ts'
import { applications, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { drawn } from '../support/sample.ts'

// The pages of every person, with a backend that reverses a single assumption of the contract. Only pages that make one
// of its calls can change, and a run visits a share of these. Pages change without a reload.

const { ada, harbour } = personas
const everyone = [
  '',
  'jobs',
  `jobs/${jobs.open}`,
  `jobs/${jobs.withoutPay}`,
  'search',
  'search?keyword=engineer&nature=full_time',
  'find-talent',
  `user/${ada}`,
  `user/${personas.plain}`,
  `recruiter/${harbour}`,
  `recruiter/${personas.plainCompany}`,
]
const forms = ['post', 'signup', 'login', 'verify', 'forgot-password', 'reset-password/ada@example.org']
const forMembers = ['my', 'my-applied', 'cv-manager', 'notifications', 'profile', 'bookmarks', 'followings']
const visitor = [...forms, ...forMembers, 'about', 'contact', 'faqs', 'services']
const own = ['notifications', 'profile', 'profile/change-password']
const seeker = ['my-applied', 'cv-manager', 'bookmarks', 'followings', ...own]
const recruiter = ['my', 'post', 'profile/payments', 'profile/receipts', ...own]

const tours = [
  { who: 'a visitor', person: undefined, paths: [...everyone, ...visitor] },
  {
    who: 'a job seeker',
    person: people.ada,
    paths: [...everyone, ...seeker, `jobs/${jobs.applied}`, `application/${applications.interviewing}`],
  },
  { who: 'a job seeker who has done nothing yet', person: people.newcomer, paths: seeker },
  {
    who: 'a recruiter',
    person: people.harbour,
    paths: [
      ...everyone,
      ...recruiter,
      ...[jobs.crowded, jobs.pending, jobs.featured].map((id) => `jobs/${id}`),
      `jobs/${jobs.open}/edit`,
      `jobs/${jobs.crowded}/feature`,
    ],
  },
  { who: 'a recruiter who has done nothing yet', person: people.smallShop, paths: recruiter },
]

for (const { who, person, paths } of tours) {
  test(`the pages of ${who} work with any reversed assumption`, async ({ page, mishaps }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    page.on('console', (message) => {
      const isNetwork = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isNetwork) mishaps.push(message.text().split('\n', 1).join())
    })
    await watchCalls(page)
    const simulator = await openPage(page, '', person)
    const section = await simulator.show('Assumptions')
    const reset = section.getByRole('button', { name: 'Reset to the contract' })
    const asAssumed = await page.evaluate(walk, { paths, timeout: longest, apart: 120_000 })
    expect(asAssumed.flatMap(({ wrong }) => wrong)).toEqual([])
    for (const { id, calls } of drawn(alternatives, 0.4, (each) => `${who} ${each.id}`)) {
      const naming = asAssumed.filter(
        (visit) =>
          calls === 'all' || calls.some((call) => ofEveryPage.includes(call) || visit.calls.includes(call)),
      )
      if (naming.length === 0) continue
      const chosen = drawn(naming, 0.3, ({ path }) => `${who} ${id} ${path}`).map(({ path }) => path)
      const before = mishaps.length
      await section.getByRole('checkbox', { name: new RegExp(`^${id.replaceAll('.', '\\.')}:`) }).check()
      const seen = await page.evaluate(walk, { paths: chosen, timeout: longest, apart: 0 })
      const wrong = [...seen.flatMap((visit) => visit.wrong), ...mishaps.splice(before)]
      expect.soft(wrong, id).toEqual([])
      await reset.click()
      // The answers that crashed a page stay cached until it is reloaded.
      if (wrong.length > 0) await reloadPage(page)
    }
  })
}

/** Calls whose answers every page shows, and which are not repeated for each. */
const ofEveryPage = ['me', 'fetch-settings']

/** How long a page may load, in milliseconds. */
const longest = 15_000

/** Stores the calls of the page since the last visit, and the number that is pending, in the document’s dataset. */
async function watchCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = globalThis
    const data = () => document.documentElement.dataset
    let open = 0
    const count = (change: number) => {
      open += change
      data()['pending'] = String(open)
    }
    globalThis.fetch = async (...request) => {
      const [asked] = request
      const [, call] = /\/api\/(.+)$/.exec(asked instanceof Request ? asked.url : String(asked)) ?? []
      if (call !== undefined) data()['calls'] = `${data()['calls'] ?? ''} ${call}`
      count(1)
      return await fetch(...request).finally(() => count(-1))
    }
  })
}

interface Visit {
  path: string
  /** The calls of the page, as paths without `/api/`. */
  calls: string[]
  /** What is wrong, if the user would see an error or nothing. */
  wrong: string[]
}

/**
 * Runs in the page. Visits the paths without a reload.
 * @param apart how much later each visit seems to be than the one before, in milliseconds: more than a minute makes every
 *   answer stale, so that each page makes all its calls
 */
async function walk({
  paths,
  timeout,
  apart,
}: {
  paths: readonly string[]
  timeout: number
  apart: number
}): Promise<Visit[]> {
  const visits: Visit[] = []
  const data = document.documentElement.dataset
  const base = location.pathname.split('/', 2).join('/')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isLoading = () =>
    Number(data['pending'] ?? 0) > 0 ||
    !document.querySelector('main h1') ||
    document.querySelector('main .animate-wait') !== null
  const { now } = Date
  for (const [index, path] of paths.entries()) {
    Date.now = () => now() + index * apart
    data['calls'] = ''
    history.pushState(null, '', `${base}/${path}`)
    const started = performance.now()
    // Wait for several frames without calls, as one call may follow another.
    for (let calm = 0; calm < 5 && performance.now() - started < timeout; calm += 1) {
      await frame()
      if (isLoading()) calm = 0
    }
    const main = document.querySelector('main')
    const text = main?.textContent ?? ''
    const retry = [...(main?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Try again')
    const wrong = []
    if (isLoading()) wrong.push(`/${path} goes on loading`)
    else if (retry) wrong.push(`/${path}: ${retry.closest('div')?.parentElement?.textContent}`)
    else if (/\b(?:undefined|NaN|null|Invalid Date|\[object)\b/.test(text)) wrong.push(`/${path}: ${text}`)
    else if (text.length < 60) wrong.push(`/${path} is empty: ${text}`)
    visits.push({ path, calls: (data['calls'] ?? '').trim().split(' '), wrong })
  }
  Date.now = now
  return visits
}
