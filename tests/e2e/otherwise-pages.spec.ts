import type { Page } from 'playwright/test'
import { alternatives } from '../../mocks/assumptions.ts'
import { applications, jobs, personas } from '../../mocks/scenarios/personas.ts'
import { openPage, reloadPage } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/test.ts'

// Every page of every person, with a backend that reverses a single assumption of the contract. Pages change without a
// reload, and their text is read in the page: some two thousand of them take a few minutes.

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

const visits = [
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

for (const { who, person, paths } of visits) {
  test(`every page of ${who} works with any reversed assumption`, async ({ page, mishaps }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width: 1440, height: 900 })
    page.on('console', (message) => {
      const isNetwork = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isNetwork) mishaps.push(message.text().split('\n', 1).join())
    })
    await countCalls(page)
    const simulator = await openPage(page)
    if (person) await simulator.signIn(person.name, 'this tab only')
    const section = await simulator.show('Assumptions')
    const reset = section.getByRole('button', { name: 'Reset to the contract' })
    for (const { id } of alternatives) {
      const before = mishaps.length
      await section.getByRole('checkbox', { name: new RegExp(`^${id.replaceAll('.', '\\.')}:`) }).check()
      const empty = await page.evaluate(walk, { paths, timeout: 15_000 })
      const wrong = [...empty, ...mishaps.splice(before)]
      expect.soft(wrong, id).toEqual([])
      await reset.click()
      // The answers that crashed a page stay cached until it is reloaded.
      if (wrong.length > 0) await reloadPage(page)
    }
  })
}

/** Stores the number of pending calls in the page, as the document's `data-calls`. */
async function countCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = globalThis
    let open = 0
    const count = (change: number) => {
      open += change
      document.documentElement.dataset['calls'] = String(open)
    }
    globalThis.fetch = async (...request) => {
      count(1)
      return await fetch(...request).finally(() => count(-1))
    }
  })
}

/** Runs in the page. Visits the paths, and returns those where the user would see an error or nothing. */
async function walk({ paths, timeout }: { paths: string[]; timeout: number }): Promise<string[]> {
  const wrong: string[] = []
  const base = location.pathname.split('/', 2).join('/')
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isLoading = () =>
    Number(document.documentElement.dataset['calls'] ?? 0) > 0 ||
    !document.querySelector('main h1') ||
    document.querySelector('main .animate-wait') !== null
  for (const path of paths) {
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
    if (isLoading()) wrong.push(`/${path} goes on loading`)
    else if (retry) wrong.push(`/${path}: ${retry.closest('div')?.parentElement?.textContent}`)
    else if (/\b(?:undefined|NaN|null|Invalid Date|\[object)\b/.test(text)) wrong.push(`/${path}: ${text}`)
    else if (text.length < 60) wrong.push(`/${path} is empty: ${text}`)
  }
  return wrong
}
