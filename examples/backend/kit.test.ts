import { expect, it, onTestFinished } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { setup as setupOf } from './conformance.ts'
import { startBackend } from './server.ts'

it('the example backend passes the conformance kit, except for its plainer search', async () => {
  const { url, close } = await startBackend({ port: 0, data: null, cors: true })
  onTestFinished(close)
  const target = { url, fetch: (request: Request) => fetch(request), timeout: 60_000 }
  const setup = await setupOf(url)
  const { results } = await runKit({ target, setup, mayWrite: true, only: [], seed: 1, minutes: 5 })
  const failed = results.flatMap(({ check, outcome }) =>
    outcome.status === 'failed' ? [`${check.call} ${check.title}`] : [],
  )
  expect(failed).toEqual([
    'jobs/search finds digits and hyphens of any script by those on a keyboard',
    'jobs/search ignores what is around words, and reads letters as the plain alphabet writes them',
  ])
  expect(results.filter(({ outcome }) => outcome.status === 'passed').length).toBeGreaterThan(100)
})
