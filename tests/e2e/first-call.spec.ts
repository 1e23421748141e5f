import { jobs } from '../../mocks/scenarios/personas.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/stage.ts'

// A build for a real backend fetches a job before the app's code has loaded (src/api/first-call.ts).

test('a job is readable before the app has loaded, and fetched once', { tag: '@http' }, async ({ stage }) => {
  const page = await stage.pageOf('applicant')
  await stage.open(page, 'about', people.ada)
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/jobs/fetch-single'))
      asked.push(request.headers()['authorization'])
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`./jobs/${jobs.open}`, { waitUntil: 'commit' })
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^Bearer ./)])
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
