import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Admin } from '../../mocks/admin/admin.ts'
import { mixedBoard } from '../../mocks/mixed/board.ts'
import { simulatedPath } from '../../mocks/mixed/files.ts'
import { isJson, type Json } from '../../mocks/mixed/json.ts'
import { Real } from '../../mocks/mixed/real.ts'
import { readSimulated, shortMemory, Sides } from '../../mocks/mixed/sides.ts'
import { folderOf } from '../../scripts/command-line.ts'
import { startProxy } from '../mixed/proxy.ts'
import { MixedWorld, rows, vacancy } from '../mixed/world.ts'

const { proxy, warnings } = startProxy()
let world: MixedWorld
let seeker: string
let recruiter: string

beforeAll(async () => {
  world = await MixedWorld.start('missing', proxy)
  seeker = await world.logIn('seeker@example.com', 'job_seeker')
  recruiter = await world.logIn('recruiter@example.com', 'recruiter')
})
afterAll(() => world.stop())

/** The id of the backend's latest job. */
const latest = async () =>
  Math.max(...rows((await world.real('jobs/my', {}, recruiter))['jobs']).map(({ id }) => Number(id)))
const half = (memory = shortMemory(), simulate = 'missing') => new Sides(readSimulated(simulate), memory)

describe.each([
  ['HTTP 404', () => new Response('Tunnel not found', { status: 404 })],
  ['HTTP 501', () => new Response('', { status: 501 })],
  ['pages', () => new Response('<!doctype html>')],
  ['no CORS headers', (cut: () => Response) => cut()],
] as const)('a storm of %s', (what, answer) => {
  /** Answers so for the calls whose names begin so, but lets a page see that there is a server. */
  const storm = (calls = /^/) => {
    proxy.trouble = (call, _pass, cut) =>
      calls.test(call) && proxy.asked.at(-1)?.method === 'POST' ? answer(cut) : undefined
  }

  it('takes no call that has answered from the backend, not even after a reload, unless a person does', async () => {
    const memory = shortMemory()
    const sides = half(memory)
    const page = await world.page(proxy.url, sides)
    await page('jobs/create', vacancy, recruiter)
    const before = await latest()
    storm()
    for (const each of [page, await world.page(proxy.url, half(memory))]) {
      const lost = await each('jobs/create', vacancy, recruiter)
      expect(lost.type === 'error' ? '' : await lost.text()).not.toContain('success')
    }
    for (const said of [sides.problems, warnings])
      expect(said.join()).toMatch(/can’t find jobs\/create|can’t be reached/)
    proxy.trouble = () => undefined
    await page('jobs/create', vacancy, recruiter)
    expect([await latest(), sides.problems]).toEqual([before + 1, []])
    storm()
    await page('jobs/create', vacancy, recruiter)
    sides.choose(['jobs/create'], 'simulated')
    expect(sides.problems.join()).not.toContain('jobs/create')
    expect(await (await page('jobs/create', vacancy, recruiter)).json()).toMatchObject({ status: 'success' })
  })

  it.each([
    ['half', /^(?:j|no-)/],
    ['all', /^/],
  ])('during %s of the first questions moves no change, and ends', async (which, calls) => {
    storm(calls)
    const sides = half()
    const page = await world.page(proxy.url, sides)
    // Without an answer, it is away rather than elsewhere.
    const isElsewhere = which === 'all' && what !== 'no CORS headers'
    expect(sides.problems.join()).toContain(isElsewhere ? 'Is it the address' : '')
    storm()
    const before = await latest()
    const lost = await page('jobs/create', vacancy, recruiter)
    expect(lost.type === 'error' ? '' : await lost.text()).not.toContain('success')
    proxy.trouble = () => undefined
    await page('jobs/create', vacancy, recruiter)
    const found: unknown = await (await page('jobs/search')).json()
    expect(rows(isJson(found) && found['jobs'])).not.toEqual([])
    expect([await latest(), sides.of('jobs/create'), sides.of('jobs/search')]).toEqual([
      before + 1,
      'real',
      'real',
    ])
  })
})

describe('data that is other than before', () => {
  const posts = async () => rows((await world.call('users/find', { id: 2 }))['posts']).length
  const user = (changes: object) => (answer: Json) => ({
    ...answer,
    user: { ...(isJson(answer['user']) && answer['user']), ...changes },
  })

  it.each([
    ['an email', 'me', { email: 'ada@example.com' }],
    ['an account', 'me', { name: 'New', email: 'new@example.com' }],
    ['a type', 'users/find', { type: 'recruiter' }],
    ['the masked emails of others', 'users/find', { email: 'hidden@example.com' }],
  ])('in %s empties nothing', async (_what, call, changes) => {
    await world.call('posts/create', { caption: 'Hi' }, seeker)
    const before = await posts()
    proxy.change(call, user(changes))
    for (const id of [1, 2, 1]) await world.call(call, { id }, call === 'me' ? seeker : recruiter)
    proxy.trouble = () => undefined
    expect([await posts(), await new Admin(world.server.runtime).quarantined()]).toEqual([before, []])
    expect(warnings.join()).not.toContain('replaced')
  })

  it('in a title that the backend trims, seen by another tab before the answer, is none', async () => {
    proxy.trouble = async (call, pass) => {
      const response = await pass()
      if (call === 'jobs/create') await world.call('jobs/my', {}, recruiter)
      return response
    }
    await world.call('jobs/create', { ...vacancy, title: ' Tester ' }, recruiter)
    expect(warnings).toEqual([])
  })

  it('in several rows is said: nobody gets the half of somebody else, and the administrator decides', async () => {
    await world.call('jobs/search')
    const old = { ...vacancy, id: 2, created_at: '1999-01-01T00:00:00Z' }
    proxy.change('jobs/create', (answer) => ({ ...answer, id: 1 }))
    proxy.change('jobs/search', (answer) => ({ ...answer, jobs: [old] }))
    const someone = user({ id: 2, name: 'New', email: 'n@example.com', type: 'job_seeker' })
    proxy.change('verify', (answer) => someone({ ...answer, access_token: 'new', status: 'success' }))
    await world.call('jobs/create', vacancy, recruiter)
    await world.call('jobs/search')
    await world.call('verify', { email: 'n@example.com', code: '000000' })
    expect(warnings.join()).toMatch(/data seems to have been replaced.*Nothing was emptied/)
    expect(await world.call('posts/create', { caption: 'In' }, 'new')).not.toMatchObject({
      status: 'success',
    })
    expect(await new Admin(world.server.runtime).quarantined()).toEqual([])
  })
})

it.each(['1', 'success', '"', 'jobs', ':'])('a token %s garbles no answer', async (token) => {
  for (const [call, fields] of [
    ['jobs/search', {}],
    ['jobs/create', vacancy],
  ] as const)
    expect(await world.call(call, fields, token)).toEqual(await world.call(call, fields, 'unknown'))
})

it.each([
  [401, () => Response.json({ message: 'No.' }, { status: 401 })],
  [403, () => new Response('Forbidden', { status: 403 })],
  [401, (call: string) => Response.json({ status: 'error', path: `/api/${call}` }, { status: 401 })],
])(
  'an access key is passed on; one refused with HTTP %i is said and hides no call',
  async (status, refuse) => {
    proxy.trouble = (call) =>
      proxy.asked.at(-1)?.headers.get('x-access-key') === 'right' ? undefined : refuse(call)
    const ask = async (call: string, key?: string) => {
      const headers = new Headers([['authorization', `Bearer ${recruiter}`]])
      if (key !== undefined) headers.set('x-access-key', key)
      return (await fetch(`${world.server.url}/api/${call}`, { method: 'POST', headers })).status
    }
    const asked = ['fetch-settings', 'jobs/search', 'jobs/my'].flatMap((call) => [
      ask(call, 'wrong'),
      ask(call),
    ])
    expect(new Set(await Promise.all(asked))).toEqual(new Set([status]))
    expect(warnings.join()).toContain('X-Access-Key')
    // Nobody uses the key of somebody else.
    expect(await Promise.all([ask('jobs/search', 'right'), ask('jobs/search')])).toEqual([200, status])
    await ask('jobs/search', 'right')
    for (const sides of [half(), half(undefined, 'posts')]) {
      const page = await world.page(proxy.url, sides)
      await page('jobs/search')
      expect(sides.missed ?? []).toEqual([])
      expect(sides.problems.join()).toContain('X-Access-Key')
    }
  },
)

it('each address has its own data, on a server and in a browser', () => {
  const hosts = ['http://a.example', 'https://a.example', 'http://a.example:81', 'http://a-example']
  const paths = ['', '/api', '/API', '/a/pi', '/a-pi']
  const all = hosts.flatMap((host) => paths.map((path) => host + path))
  const nameOf = (address: string) =>
    mixedBoard({ address, via: address, accessKey: '', host: 'page' }, half()).board.name
  for (const names of [all.map(folderOf), all.map(nameOf)]) expect(new Set(names).size).toBe(all.length)
  expect(folderOf('https://a.example/api/')).toBe(folderOf('https://A.example:443/api'))
})

describe('an endless answer', () => {
  /** In MB. */
  let sent = 0
  const endless = (type: string, status = 200) =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += 1
          controller.enqueue(new Uint8Array(1_048_576).fill(32))
        },
      }),
      { status, headers: type === '' ? {} : { 'content-type': type } },
    )
  beforeEach(() => {
    sent = 0
  })

  it.each([
    ['JSON', 'application/json', 200],
    ['text', 'text/html', 200],
    ['no type', '', 200],
    ['HTTP 404', 'application/octet-stream', 404],
    ['HTTP 500', 'application/json', 500],
  ])('of a call, with %s, is an error that is named', async (_what, type, status) => {
    proxy.trouble = () => endless(type, status)
    expect(await world.call('jobs/search')).toMatchObject({ http: 502, message: /more than 20 MB/ })
    expect(warnings.join()).toContain('jobs/search')
    expect(sent).toBeLessThan(60)
    proxy.trouble = () => undefined
    await world.call('jobs/search')
  })

  it('of a file is passed on, or is an error, and so is that to a question', async () => {
    const given = '/storage/a.json'
    const path = await world.server.runtime.mutate(({ tx }) => simulatedPath(tx, given))
    proxy.trouble = () => endless('application/json')
    const file = await fetch(world.server.url + path)
    await file.body?.cancel()
    const real = new Real({ address: proxy.url, via: proxy.url, accessKey: '', host: 'server' })
    await expect(real.fileFrom(given)).rejects.toThrow('more than 50 MB')
    const sides = half()
    await world.page(proxy.url, sides)
    expect(sides.missed).toBeNull()
  })
})
