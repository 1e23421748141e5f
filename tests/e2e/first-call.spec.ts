import { jobs } from '../../mocks/scenarios/personas.ts'
import { people } from './support/people.ts'
import { expect, test } from './support/stage.ts'

// A build for a real backend asks for a job before the app's code is there (src/api/first-call.ts).

test('a job is asked for and read while the app is still on its way, and not asked for again', async ({
  stage,
}) => {
  const page = await stage.pageOf('applicant')
  await stage.open(page, 'about')
  await stage.signIn(page, people.ada)
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
  // Who is signed in is known by the answer: whoever has not applied can.
  await expect(page.getByRole('main').getByRole('radio', { name: /^Service design/ })).toBeVisible()
  await expect(page.getByRole('main').filter({ has: text })).toBeVisible()
  expect(asked).toHaveLength(1)
  await stage.check()
})
