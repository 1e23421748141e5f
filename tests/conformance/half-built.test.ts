import { expect, it } from 'vitest'
import { runKit } from '../../conformance/kit.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import { simulate } from '../../conformance/simulated.ts'

/** Runs the kit against a simulated backend with a changed answer to some requests. */
async function run(only: string[], answer: (request: Request) => Promise<Response> | undefined) {
  const { target, setup } = await simulate()
  const fetch = async (request: Request) => (await answer(request)) ?? (await target.fetch(request))
  const wanted = { target: { ...target, fetch }, setup, mayWrite: true, only, seed: 1, minutes: 5 }
  return await runKit(wanted)
}

const notFound = () => Promise.resolve(new Response('404 Not Found', { status: 404 }))
const notBuilt = /\/api\/(?:payments|receipts|posts|bookmarks)\//

it('a backend without some calls fails nothing, and what needs them is not checked', async () => {
  const report = await run(['bookmarks', 'posts', 'site', 'follows'], ({ url }) =>
    notBuilt.test(url) ? notFound() : undefined,
  )
  expect(report.results.flatMap(({ outcome }) => (outcome.status === 'failed' ? [outcome] : []))).toEqual([])
  const ofFollows = report.results.filter(({ check }) => check.call === 'followers/toggle')
  expect(ofFollows.map(({ outcome }) => outcome.status)).toContain('passed')
  const ofPosts = report.results.filter(({ check }) => check.call === 'posts/create')
  expect(new Set(ofPosts.map(({ outcome }) => outcome.status))).toEqual(new Set(['not checked']))
  const summary = summaryOf(report)
  expect(summary).toMatch(/Not built: .*posts\/create/)
  expect(summary.match(/isn't built/g)).toHaveLength(1)
})

it('a backend without any call fails', async () => {
  const { results } = await run(['site'], notFound)
  expect(results.map(({ outcome }) => outcome.status)).toContain('failed')
})

it('a refusal without a status is a refusal, but not as the contract says', async () => {
  const { results } = await run(['send-message'], ({ url, method }) =>
    url.endsWith('/api/send-message') && method === 'POST'
      ? Promise.resolve(Response.json({ message: 'Wrong.', errors: { email: ['Wrong.'] } }, { status: 422 }))
      : undefined,
  )
  const messages = results
    .flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))
    .join('\n')
  expect(messages).toContain('/status is missing')
  expect(messages).not.toContain('succeeds, but must refuse')
})
