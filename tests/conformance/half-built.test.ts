import { expect, it } from 'vitest'
import { askOracle } from '../../conformance/oracle/oracle.ts'
import { summaryOf } from '../../conformance/report/report.ts'
import { Recorder } from '../../conformance/run.ts'
import { simulate } from '../../conformance/simulated.ts'
import { Stage } from '../../conformance/stage.ts'
import { Transport } from '../../conformance/transport.ts'
import { callOf, edited, runAgainst } from './changed.ts'

const missing =
  'Not built: payments/fetch-stripe-intent, payments/verify-stripe, receipts/my, payments/my, bookmarks, posts.'
const notBuilt = /^(?:payments|receipts|posts|bookmarks)\//
const json404 = (body: object) => Response.json(body, { status: 404 })

it.each<[string, (path: string) => Response]>([
  ['no JSON', () => new Response('404 Not Found', { status: 404 })],
  ['a message', () => json404({ message: 'Not Found' })],
  ['an envelope', () => json404({ status: 'error', message: 'Not Found' })],
  ['its path and the time', (path) => json404({ path, timestamp: performance.now(), error: 'Not Found' })],
])(
  'HTTP 404 with %s, as at an unknown path, is a call that is not built: what needs it is not checked',
  async (_, answer) => {
    const report = await runAgainst(['bookmarks', 'posts', 'follows'], (request, pass) => {
      const isUnknown = notBuilt.test(callOf(request)) || callOf(request).includes('no-such-call')
      return isUnknown ? answer(new URL(request.url).pathname) : pass()
    })
    expect(report.failed).toEqual([])
    expect(report.of('passed').map(({ call }) => call)).toContain('followers/toggle')
    expect(report.of('passed').map(({ call }) => call)).not.toContain('posts/create')
    expect(report.notes[0]).toBe(missing)
    expect(summaryOf(report).match(/isn't built/g)).toHaveLength(1)
  },
)

it('a backend without any call fails', async () => {
  const { failed } = await runAgainst(['site'], () => new Response('404 Not Found', { status: 404 }))
  expect(failed).not.toEqual([])
})

it('a refusal without a status is a refusal, in another form than the contract’s', async () => {
  const refusal = { message: 'Wrong.', errors: { email: ['Wrong.'] } }
  const { failed, of } = await runAgainst(['send-message'], (request, pass) =>
    callOf(request) === 'send-message' && request.method === 'POST'
      ? Response.json(refusal, { status: 422 })
      : pass(),
  )
  expect(of('otherwise').map(({ message }) => message)).toEqual(['/status is missing'])
  expect(failed.join('\n')).not.toContain('succeeds, but must refuse')
})

it('HTTP 404 that names what is missing is a refusal', async () => {
  const { notes } = await runAgainst(['users/find'], (request, pass) => {
    const message = callOf(request) === 'users/find' ? 'User not found' : 'Not Found'
    return /users\/find|no-such-call/.test(request.url) ? json404({ message }) : pass()
  })
  expect(notes.join('\n')).not.toContain('Not built')
})

it('calls that are said not to be built are not made', async () => {
  const asked = new Set<string>()
  const note = (request: Request, pass: () => Promise<Response>) => {
    asked.add(callOf(request))
    return pass()
  }
  const { notes } = await runAgainst(['follows'], note, { notBuilt: ['posts', 'bookmarks/toggle'] })
  expect(notes[0]).toBe('Not built: bookmarks/toggle, posts.')
  expect([...asked].filter((call) => /^posts|^bookmarks\/toggle/.test(call))).toEqual([])
  expect(asked).toContain('bookmarks/fetch')
})

it('a backend that stops answering while calls are tried keeps what was found, and says what is unknown', async () => {
  const { notes } = await runAgainst(['site'], (request, pass) => {
    if (callOf(request) === 'login-with-google') return new Response('', { status: 404 })
    return /\/(?:jobs|payments)\//.test(request.url) ? Promise.reject(new Error('reset')) : pass()
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
})

it('assumptions are judged by refusals without a status, too', async () => {
  const withoutStatus = edited((json) => json.replace(/"status":"error",?/, '').replace(/,\}$/, '}'))
  const { verdictOf } = await runAgainst(['session'], async (request, pass) => {
    const response = await withoutStatus(request, pass)
    const isRefusal = !(await response.clone().text()).includes('"status"') && response.status === 200
    return isRefusal ? new Response(response.body, { status: 422, headers: response.headers }) : response
  })
  expect(['errors.absent', 'change-password.current'].map(verdictOf)).toEqual(['assumed', 'assumed'])
})
