import type { Page } from 'playwright/test'
import { jobs } from '../../mocks/scenarios/personas.ts'
import { hold } from './support/page.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/stage.ts'

// In a build for a real backend, pages ask before the app's code has loaded (src/api/first-call.ts).

/** Opens a page whose app doesn't load before `release`. `asked` are those of the calls that it makes, with their tokens. */
async function openWithoutApp(page: Page, path: string, calls: readonly string[]) {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, call = ''] = /\/api\/(.+)$/.exec(request.url()) ?? []
    if (request.method() === 'POST' && calls.includes(call))
      asked.push(`${call} ${request.headers()['authorization'] ?? 'nobody'}`)
  })
  const release = await hold(page, /\/assets\/index-[^/]*\.js$/)
  await page.goto(`./${path}`, { waitUntil: 'commit' })
  return { asked, release }
}

test('a job is readable before the app has loaded, and fetched once', { tag: '@http' }, async ({ stage }) => {
  const page = await stage.pageOf('applicant')
  await stage.open(page, 'about', people.ada)
  const { asked, release } = await openWithoutApp(page, `jobs/${jobs.open}`, ['jobs/fetch-single'])
  await expect.poll(() => asked).toEqual([expect.stringMatching(/ Bearer ./)])
  const text = page.getByText('You decide where to put nine thousand containers tonight')
  for (const words of [page.getByText('Terminal planner'), text]) await expect(words).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Terminal planner' })).toBeVisible()
  // The apply form proves that the answer is for the logged-in job seeker.
  await expect(page.getByRole('main').getByRole('radio', { name: /^Service design/ })).toBeVisible()
  await expect(page.getByRole('main').filter({ has: text })).toBeVisible()
  expect(asked).toHaveLength(1)
  await stage.check()
})

for (const [path = '', ...calls] of [
  ['', 'fetch-home'],
  ['search', 'jobs/search', 'categories/fetch'],
]) {
  test(`/${path} asks before the app has loaded, and once`, { tag: '@http' }, async ({ stage }) => {
    const page = await stage.pageOf('applicant')
    await stage.open(page, 'about')
    const { asked, release } = await openWithoutApp(page, path, calls)
    const once = calls.map((call) => `${call} nobody`)
    await expect.poll(() => asked).toEqual(once)
    release()
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(asked).toEqual(once)
    await stage.check()
  })
}
