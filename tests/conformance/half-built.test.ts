import { expect, it } from 'vitest'
import { askOracle } from '../../conformance/oracle/oracle.ts'
import { Recorder } from '../../conformance/run.ts'
import { Stage } from '../../conformance/stage.ts'
import { Transport } from '../../conformance/transport.ts'
import { runKit } from '../../conformance/kit.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import { simulate } from '../../conformance/simulated.ts'

/** Runs the kit against a simulated backend with a changed answer to some requests. */
async function run(
  only: string[],
  answer: (request: Request) => Promise<Response> | undefined,
  names: string[] = [],
) {
  const { target, setup } = await simulate()
  const fetch = async (request: Request) => (await answer(request)) ?? (await target.fetch(request))
  const wanted = {
    target: { ...target, fetch },
    setup,
    mayWrite: true,
    only,
    notBuilt: names,
    seed: 1,
    minutes: 5,
  }
  return await runKit(wanted)
}

const notFound = () => Promise.resolve(new Response('404 Not Found', { status: 404 }))
const missing =
  'Not built: payments/fetch-stripe-intent, payments/verify-stripe, receipts/my, payments/my, bookmarks, posts.'
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
  expect(summary).toContain(missing)
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

it.each<[string, (path: string) => object]>([
  ['a message', () => ({ message: 'Not Found' })],
  ['an envelope', () => ({ status: 'error', message: 'Not Found' })],
  ['its path and the time', (path) => ({ path, timestamp: performance.now(), error: 'Not Found' })],
])('HTTP 404 with %s is a call that is not built, if an unknown path answers the same', async (_, bodyOf) => {
  const { results, notes } = await run(['posts/create', 'bookmarks/toggle'], ({ url }) => {
    const { pathname } = new URL(url)
    const isUnknown = notBuilt.test(pathname) || pathname.includes('no-such-call')
    return isUnknown ? Promise.resolve(Response.json(bodyOf(pathname), { status: 404 })) : undefined
  })
  expect(notes[0]).toBe(missing)
  expect(results.filter(({ outcome }) => outcome.status === 'failed')).toEqual([])
})

it('HTTP 404 that names what is missing is a refusal', async () => {
  const { notes } = await run(['users/find'], ({ url }) => {
    const message = url.endsWith('/users/find') ? 'User not found' : 'Not Found'
    const isAbsent = /users\/find|no-such-call/.test(url)
    return isAbsent ? Promise.resolve(Response.json({ message }, { status: 404 })) : undefined
  })
  expect(notes.join('\n')).not.toContain('Not built')
})

it('calls that are said not to be built are not made', async () => {
  const asked = new Set<string>()
  const answer = ({ url }: Request) => {
    asked.add(url.split('/api/')[1] ?? '')
    return undefined
  }
  const { notes } = await run(['follows'], answer, ['posts', 'bookmarks/toggle'])
  expect(notes[0]).toBe('Not built: bookmarks/toggle, posts.')
  expect([...asked].filter((call) => /^posts|^bookmarks\/toggle/.test(call))).toEqual([])
  expect(asked).toContain('bookmarks/fetch')
})

it('a backend that stops answering while calls are tried keeps what was found, and says what is unknown', async () => {
  const { notes } = await run(['site'], ({ url }) => {
    if (url.endsWith('/login-with-google')) return notFound()
    return /\/(?:jobs|payments)\//.test(url) ? Promise.reject(new Error('reset')) : undefined
  })
  expect(notes[0]).toBe('Not built: login-with-google.')
  expect(notes[1]).toMatch(/^Whether these are built is unknown.*: jobs\/create, /)
})

it('a random sequence stays the same on both sides if the backend lacks a later call of a step', async () => {
  const { target, setup } = await simulate()
  const transport = new Transport(target, () => undefined)
  transport.notBuilt = new Set(['bookmarks/fetch', 'followers/fetch'])
  const stage = new Stage(transport, setup, true, 'a')
  const results = await askOracle(stage, new Recorder(), {}, { seed: 9, reversed: [] })
  expect(results.length).toBeGreaterThan(5)
  expect(results.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []))).toEqual([])
}, 30_000)

it('the number of unread notifications is not checked if there are none', async () => {
  const { target, setup } = await simulate()
  const fetch = async (request: Request) => {
    if (request.url.includes('/api/notifications/')) return await notFound()
    const response = await target.fetch(request)
    const text = await response.text()
    return new Response(text.replaceAll(/"jobs_notifications":\d+/g, '"jobs_notifications":0'), response)
  }
  const wanted = { setup, mayWrite: true, only: ['notifications'], seed: 1, minutes: 5 }
  const { results } = await runKit({ ...wanted, target: { ...target, fetch } })
  const unread = results.filter(({ check }) => check.title.startsWith('resets the unread count'))
  expect(unread.map(({ outcome }) => outcome.status)).toEqual(['not checked'])
})

it('assumptions are judged by refusals without a status, too', async () => {
  const { target, setup } = await simulate()
  const fetch = async (request: Request) => {
    const response = await target.fetch(request)
    const text = await response.text()
    const isRefusal = text.includes('"status":"error"') && response.status === 200
    const [body, status] = isRefusal ? [text.replace(/"status":"error",?/, ''), 422] : [text, response.status]
    return new Response(body.replace(/,\}$/, '}'), { status, headers: response.headers })
  }
  const wanted = { setup, mayWrite: true, only: ['session'], seed: 1, minutes: 5 }
  const { findings } = await runKit({ ...wanted, target: { ...target, fetch } })
  const verdictOf = (id: string) => findings.find((one) => one.id === id)?.verdict
  expect(['errors.absent', 'change-password.current'].map(verdictOf)).toEqual(['assumed', 'assumed'])
})
