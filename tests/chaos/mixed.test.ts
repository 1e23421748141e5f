import { beforeEach, describe, expect, it } from 'vitest'
import { Admin } from '../../mocks/admin/admin.ts'
import { mixedBoard } from '../../mocks/mixed/board.ts'
import { simulatedPath } from '../../mocks/mixed/files.ts'
import { Real } from '../../mocks/mixed/real.ts'
import { readSimulated, shortMemory, Sides } from '../../mocks/mixed/sides.ts'
import { folderOf } from '../../scripts/command-line.ts'
import { vacancy } from '../mixed/small-backend.ts'
import { startWorld, success, told, type World } from '../mixed/world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld('missing,posts/create')
})

const half = (memory = shortMemory(), simulate = 'missing') => new Sides(readSimulated(simulate), memory)
/** Returns how a page makes calls, without a server in between, once it has asked which calls there are. */
async function page(sides: Sides) {
  const { mix, call } = world.mix(sides)
  if (sides.missed === null) await mix.askAgain()
  return call
}

describe.each([
  ['HTTP 404', () => new Response('Tunnel not found', { status: 404 })],
  ['HTTP 501', () => new Response('', { status: 501 })],
  ['pages', () => new Response('<!doctype html>')],
  ['no CORS headers', (cut: () => Response) => cut()],
] as const)('a storm of %s', (what, answer) => {
  /** Answers so for the calls whose names begin so, but lets a page see that there is a server. */
  const storm = (calls = /^/) => {
    world.backend.answer = (call, _pass, cut, { method }) =>
      calls.test(call) && method === 'POST' ? answer(cut) : undefined
  }
  const end = () => (world.backend.answer = () => undefined)
  const create = async (call: World['call']) => await call('jobs/create', vacancy, world.company)

  it('takes no call that has answered from the backend, not even after a reload, unless a person does', async () => {
    const memory = shortMemory()
    const sides = half(memory)
    const first = await page(sides)
    const payments = async () => await first('payments/my', {}, world.company)
    expect([(await create(first))['http'], (await payments())['http']]).toEqual([200, 200])
    expect(sides.of('payments/my')).toBe('simulated')
    storm(/^(?:jobs\/create|no-such-)/)
    for (const each of [first, await page(half(memory))])
      expect(await create(each)).not.toMatchObject(success)
    for (const said of [sides.problems.join(), told()])
      expect(said).toMatch(/can’t find jobs\/create|can’t be reached/)
    end()
    world.backend.say('payments/my', { payments: [] })
    await first('categories/fetch')
    await create(first)
    await payments()
    // Once it was in trouble, it is asked again for what it lacked.
    expect(sides.of('payments/my')).toBe(what === 'no CORS headers' ? 'simulated' : 'real')
    expect([world.backend.jobs.length, sides.problems]).toEqual([3, []])
    storm()
    await create(first)
    sides.choose(['jobs/create'], 'simulated')
    expect(sides.problems.join()).not.toContain('jobs/create')
    expect(await create(first)).toMatchObject(success)
  })

  it.each([
    ['half', /^(?:j|no-)/],
    ['all', /^/],
  ])('during %s of the first questions moves no change, and ends', async (which, calls) => {
    storm(calls)
    const sides = half()
    const call = await page(sides)
    // Without an answer, it is away rather than elsewhere.
    const isElsewhere = which === 'all' && what !== 'no CORS headers'
    expect(sides.problems.join()).toContain(isElsewhere ? 'Is it the address' : '')
    storm()
    expect(await create(call)).not.toMatchObject(success)
    end()
    await create(call)
    expect(await call('jobs/search')).toMatchObject({ jobs: [{ id: world.job.id }] })
    expect([world.backend.jobs.length, sides.of('jobs/create'), sides.of('jobs/search')]).toEqual([
      2,
      'real',
      'real',
    ])
  })
})

describe('data that is other than before', () => {
  it.each([
    ['an email', 'me', { email: 'ada@example.com' }, false],
    ['an account', 'me', { name: 'New', email: 'new@example.com' }, true],
    ['a type', 'users/find', { type: 'recruiter' }, true],
    ['the masked emails of others', 'users/find', { email: 'hidden@example.com' }, false],
  ])('in %s empties nothing', async (_what, name, changes, isOther) => {
    const { backend, call, list, company, person, server } = world
    await call('posts/create', { caption: 'Hi' }, person)
    for (const account of backend.accounts) Object.assign(account, changes)
    for (const { id } of [company, person, company])
      await call(name, { id }, name === 'me' ? person : company)
    for (const [at, before] of [company, person].entries()) Object.assign(backend.accounts[at] ?? {}, before)
    expect(await list('users/find', 'posts', { id: person.id })).toHaveLength(1)
    expect(await new Admin(server.runtime).quarantined()).toEqual([])
    expect(told().includes('isn’t the row that it was before')).toBe(isOther)
    expect(told()).not.toContain('replaced')
  })

  it('in a title that the backend trims, seen by another tab before the answer, is none', async () => {
    const { backend, call, company } = world
    await call('jobs/search')
    backend.answer = async (name, pass) => {
      const response = await pass()
      if (name === 'jobs/create') await call('jobs/my', {}, company)
      return response
    }
    await call('jobs/create', { ...vacancy, title: ' Tester ' }, company)
    expect(told()).toBe('')
  })

  it('in several rows is said: nobody gets the half of somebody else, and the administrator decides', async () => {
    const { backend, call, company, person, job, server } = world
    const old = { ...backend.job(company.id), created_at: '1999-01-01T00:00:00Z' }
    await call('jobs/search')
    await call('me', {}, person)
    backend.say('jobs/create', { id: job.id })
    backend.say('jobs/search', { jobs: [old] })
    const user = { ...person, name: 'New', email: 'n@example.com' }
    backend.say('verify', { access_token: 'new', user })
    await call('jobs/create', vacancy, company)
    await call('jobs/search')
    await call('verify', { email: 'n@example.com', code: '000000' })
    expect(told()).toMatch(/data seems to have been replaced.*Nothing was emptied/)
    expect(await call('posts/create', { caption: 'In' }, { token: 'new' })).not.toMatchObject(success)
    expect(await new Admin(server.runtime).quarantined()).toEqual([])
  })
})

it.each(['1', 'success', '"', 'jobs', ':'])('a token %s garbles no answer', async (token) => {
  for (const [call, fields] of [
    ['jobs/search', {}],
    ['jobs/create', vacancy],
  ] as const)
    expect(await world.call(call, fields, { token })).toEqual(
      await world.call(call, fields, { token: 'unknown' }),
    )
})

it.each([
  [401, () => Response.json({ message: 'No.' }, { status: 401 })],
  [403, () => new Response('Forbidden', { status: 403 })],
  [401, (call: string) => Response.json({ status: 'error', path: `/api/${call}` }, { status: 401 })],
])(
  'an access key is passed on; one refused with HTTP %i is said and hides no call',
  async (status, refuse) => {
    world.backend.answer = (call, _pass, _cut, { headers }) =>
      headers.get('x-access-key') === 'right' ? undefined : refuse(call)
    const ask = async (call: string, key = '') =>
      (await world.ask(call, {}, { ...world.company, ...(key && { key }) })).status
    for (const call of ['fetch-settings', 'jobs/search', 'jobs/my'])
      expect(await Promise.all([ask(call, 'wrong'), ask(call)])).toEqual([status, status])
    expect(told()).toContain('X-Access-Key')
    // Nobody uses the key of somebody else.
    expect(await Promise.all([ask('jobs/search', 'right'), ask('jobs/search')])).toEqual([200, status])
    expect(await ask('my-profile', 'right')).toBe(200)
    for (const sides of [half(), half(undefined, 'posts')]) {
      const call = await page(sides)
      await call('jobs/search')
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
  const endless = (type: string, status = 200) => {
    const pull = (controller: ReadableStreamDefaultController) => {
      sent += 1
      controller.enqueue(new Uint8Array(1_048_576).fill(32))
    }
    return new Response(new ReadableStream({ pull }), {
      status,
      headers: type ? { 'content-type': type } : {},
    })
  }
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
    await world.call('me')
    world.backend.answer = () => endless(type, status)
    expect(await world.call('jobs/search')).toMatchObject({
      http: 502,
      message: expect.stringContaining('more than 20 MB'),
    })
    expect(told()).toContain('jobs/search')
    expect(sent).toBeLessThan(60)
  })

  it('of a file is passed on, or is an error, and so is that to a question', async () => {
    const given = '/storage/a.json'
    const path = await world.server.runtime.mutate(({ tx }) => simulatedPath(tx, given))
    world.backend.answer = () => endless('application/json')
    const file = await fetch(world.server.url + path)
    await file.body?.cancel()
    const { url } = world.backend
    const real = new Real({ address: url, via: url, accessKey: '', host: 'server' })
    await expect(real.fileFrom(given)).rejects.toThrow('more than 50 MB')
    const sides = half()
    await page(sides)
    expect(sides.missed).toBeNull()
  })
})
