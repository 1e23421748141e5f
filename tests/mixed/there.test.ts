import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clock } from '../../mocks/mixed/missing.ts'
import { allCalls, readSimulated, Sides } from '../../mocks/mixed/sides.ts'
import type { CallName } from '../../mocks/operation.ts'
import { vacancy } from './small-backend.ts'
import { startWorld, success, type World } from './world.ts'

let world: World
/** Ends the wait for an answer to the latest question. */
let late = new AbortController()
/** How many requests are on their way, and how many were at most. */
let [underway, most] = [0, 0]
/** The calls that are never answered. */
let silent: readonly string[] = []

beforeEach(async () => {
  silent = []
  world = await startWorld()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (late = new AbortController()).signal)
})

const network = globalThis.fetch
const failed = () => new TypeError('Failed to fetch')

async function fetchAnswer(url: string, init: RequestInit): Promise<Response> {
  most = Math.max(most, (underway += 1))
  if (silent.includes(url.split('/api/')[1] ?? '')) late.abort()
  return await network(url, init).finally(() => (underway -= 1))
}

/** Fetches as a browser does for a page of another origin (CORS). */
async function fetchInPage(url: string, init: RequestInit): Promise<Response> {
  const isOpen = ({ headers }: Response) => headers.has('access-control-allow-origin')
  const preflight = { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }
  const isPlain = !new Headers(init.headers).has('authorization')
  if (!isPlain && !isOpen(await network(url, preflight))) throw failed()
  const answer = await fetchAnswer(url, init)
  if (init.mode !== 'no-cors' && !isOpen(answer)) throw failed()
  return answer
}

/** Puts the simulator in front of the backend. */
function begin(host: 'page' | 'server') {
  vi.stubGlobal('fetch', host === 'page' ? fetchInPage : fetchAnswer)
  const sides = new Sides(readSimulated('missing'))
  sides.notify = vi.fn()
  const { mix, call: ask } = world.mix(sides, host)
  const call = async (name: CallName, fields?: Parameters<typeof ask>[1]) =>
    await ask(name, fields, world.company)
  const count = (...standings: ReturnType<Sides['standing']>[]) =>
    standings.map((each) => allCalls.filter((name) => sides.standing(name) === each).length)
  return { sides, mix, call, count }
}

/** Lets time pass only while the simulator waits. */
function passTime() {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(clock, 'wait').mockImplementation((milliseconds = 0) => {
    vi.setSystemTime(Date.now() + milliseconds + 1)
    return Promise.resolve()
  })
}

const answered = (status: number, headers = {}) => Response.json({}, { status, headers })

describe('with a limit of calls a second', () => {
  beforeEach(() => {
    world.backend.limit = 30
    passTime()
  })

  it.each([
    ['seconds', () => '2'],
    ['a date', () => new Date(Date.now() + 2_000).toUTCString()],
  ])('all that is missing is found, and nothing else; Retry-After is kept, in %s', async (_what, after) => {
    world.backend.limit = 10
    let refused = 0
    world.backend.answer = async (_call, pass) => {
      const answer = await pass()
      if (answer.status === 429) refused += 1
      return answer.status === 429 ? answered(429, { 'retry-after': after() }) : answer
    }
    most = 0
    const { mix, count } = begin('server')
    await mix.askAgain()
    expect(count('real', 'missing', 'unknown')).toEqual([27, 32, 0])
    expect([most, refused > 0, refused <= 16]).toEqual([4, true, true])
  })

  it('calls of the app come first', async () => {
    const { mix, call, count } = begin('server')
    const asked = mix.askAgain()
    const calls = ['jobs/search', 'jobs/my', 'me', 'categories/fetch', 'my-profile'] as const
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all(calls.map(async (name) => await call(name)))).toMatchObject(
        calls.map(() => success),
      )
    await asked
    expect(count('real', 'missing')).toEqual([27, 32])
  })
})

it.each<[string, ((cut: () => Response) => Response)?]>([
  ['HTTP 429', () => answered(429)],
  ['HTTP 500', () => answered(500)],
  ['a cut', (cut) => cut()],
  ['nothing'],
])(
  'a call whose question is answered by %s is unknown, and asked for before its need',
  async (_what, answer) => {
    passTime()
    const { sides, mix, call, count } = begin('server')
    const calls = ['posts/create', 'jobs/my', 'posts/delete', 'my-profile']
    if (!answer) silent = calls
    world.backend.answer = async (name, pass, cut) => (calls.includes(name) ? answer?.(cut) : await pass())
    await mix.askAgain()
    expect(count('real', 'missing', 'unknown')).toEqual([25, 30, 4])
    world.backend.answer = () => undefined
    silent = []
    vi.setSystemTime(Date.now() + 10_000)
    expect(await call('posts/create', { caption: 'Hi' })).toMatchObject(success)
    expect(await call('my-profile')).toMatchObject(success)
    await call('posts/delete', { id: 1 })
    expect([sides.standing('posts/create'), ...count('missing', 'unknown')]).toEqual(['real', 32, 1])
  },
)

it('the first calls don’t wait long: each is asked for itself, and the questions go on behind', async () => {
  vi.spyOn(clock, 'wait').mockResolvedValue()
  const { sides, mix, call, count } = begin('page')
  const held = Promise.withResolvers<undefined>()
  world.backend.answer = async (name, pass) => {
    if (name === 'send-message') await held.promise
    return await pass()
  }
  for (const name of ['jobs/my', 'my-profile'] as const) expect(await call(name)).toMatchObject(success)
  await call('posts/delete', { id: 1 })
  expect(sides.standing('posts/delete')).toBe('probably missing')
  held.resolve(undefined)
  await mix.askAgain()
  expect(count('real', 'probably missing')).toEqual([27, 32])
})

describe('a page, where HTTP 404 has no CORS headers,', () => {
  it('has what is probably missing simulated, and is told of a change, once', async () => {
    const { sides, mix, call } = begin('page')
    const { id } = world.job
    await mix.askAgain()
    const price = { feature_price_per_month: expect.any(Number) }
    expect(await call('jobs/fetch-single', { id })).toMatchObject({ job: price })
    expect(await call('fetch-settings')).toMatchObject({ settings: { stripe_pk: expect.any(String) } })
    expect(await call('payments/my')).toMatchObject({ ...success, payments: [] })
    expect(sides.problems).toEqual([])
    const lacked = 'payments/fetch-stripe-intent'
    for (let press = 0; press < 2; press += 1)
      expect(await call(lacked, { id, type: 'feature_job' })).toMatchObject(success)
    expect(sides.notify).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.stringContaining(lacked))
    expect(sides.problems).toEqual([expect.stringMatching(/Access-Control-Allow-Origin.*404/)])
  })

  it('makes no change a second time whose answer is lost', async () => {
    const { mix, call } = begin('page')
    await mix.askAgain()
    world.backend.answer = async (_call, pass) => await pass().then(() => answered(500))
    expect(await call('jobs/create', vacancy)).toEqual({ http: 0 })
    world.backend.answer = () => undefined
    expect(await call('jobs/my')).toMatchObject({ jobs: [{ title: vacancy.title }, {}] })
  })

  it('where HTTP 401 has none either, takes no call of members for missing before it fails', async () => {
    world.backend.answer = async (_call, pass) => {
      const answer = await pass()
      return answer.status === 401 ? answered(401) : answer
    }
    const { sides, mix, call } = begin('page')
    await mix.askAgain()
    expect(await call('jobs/create', vacancy)).toMatchObject(success)
    expect(await call('my-profile')).toMatchObject(success)
    const standings = (['jobs/create', 'my-profile', 'posts/create'] as const).map((name) =>
      sides.standing(name),
    )
    expect(standings).toEqual(['real', 'probably missing', 'unknown'])
  })
})
