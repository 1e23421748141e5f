import { beforeEach, describe, expect, it } from 'vitest'
import { isOwn } from '../../mocks/mixed/learned.ts'
import { startWorld, success, told, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld('missing,posts/create,bookmarks/toggle')
})

const json = (body: object, status = 200) => Response.json(body, { status })
const post = async (who: { token: string } = world.person) =>
  await world.call('posts/create', { caption: 'Hi' }, who)
const search = async () => await world.list('jobs/search', 'jobs', {}, world.person)
const reached = expect.stringContaining('can’t be reached')
/** What a job has in lists. */
const card = (id: unknown, more = {}) => ({ ...world.job, id, ...more })

describe('the real half', () => {
  it('goes away and comes back: the simulator still knows who asks, and invents nobody', async () => {
    await world.call('me', {}, world.person)
    await world.backend.stop()
    expect(await world.call('jobs/search')).toMatchObject({ http: 502, message: reached })
    expect(await post()).toMatchObject(success)
    expect(await post({ token: 'unknown' })).toMatchObject({ http: 503, message: reached })
    await world.backend.start()
    expect(await world.call('jobs/search')).toMatchObject(success)
  })

  it.each<[string, string | null, ResponseInit?]>([
    ['HTTP 500', 'Server Error', { status: 500 }],
    ['HTML', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
    ['half an answer', '{"status":"succ', { headers: { 'content-type': 'application/json' } }],
    ['nothing', ''],
    ['HTTP 204', null, { status: 204 }],
    ['plain text', 'OK'],
    ['JSON that is no object', '[1]'],
    ['deep JSON', `{"status":"success","jobs":${'['.repeat(9_999)}${']'.repeat(9_999)}}`],
    ['numbers above all', '{"status":"success","jobs":[{"id":1e999}]}'],
    ['a prototype', '{"status":"success","jobs":[],"__proto__":{"jobs":1}}'],
    ['long lists', `{"status":"success","jobs":[${'{},'.repeat(100_000)}{}]}`],
    ['a refusal with HTTP 404', '{"status":"error","message":"Job not found."}', { status: 404 }],
  ])('answers one call with %s: the app gets just that', async (_what, body, init) => {
    world.backend.answer = (call) => (call === 'jobs/search' ? new Response(body, init) : undefined)
    const received = await world.ask('jobs/search')
    expect([received.status, await received.text()]).toEqual([init?.status ?? 200, body ?? ''])
    expect(await post()).toMatchObject(success)
  })

  it.each<[string, (call: string) => Response]>([
    ['a refusal', (call) => json({ status: 'error', message: 'Nothing.', path: `/api/${call}` }, 404)],
    ['HTTP 404', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['a request to log in', () => json({ message: 'Unauthorized', path: '' }, 401)],
  ])(
    'answers unknown paths and missing rows with %s: it lacks what a visitor can’t find',
    async (_what, nothing) => {
      world.backend.answer = async (call, pass, _cut, { headers }) => {
        const response = await pass()
        const text = await response.text()
        // Questions which calls there are have no form.
        const isLost = text.includes('nothing of that id') && headers.has('content-type')
        const isNothing = response.status === 404 || isLost
        return isNothing ? nothing(call) : new Response(text, response)
      }
      const lost = await world.ask('jobs/fetch-single', { id: 4242 })
      const wanted = nothing('jobs/fetch-single')
      expect([lost.status, await lost.text()]).toEqual([wanted.status, await wanted.text()])
      expect(await world.call('fetch-home', { type: 'job' })).toMatchObject(success)
      // Where every path asks visitors to log in, nothing shows that a call for members is missing.
      const isOpen = wanted.status !== 401
      expect(await world.call('bookmarks/fetch', { type: 'job' }, world.person)).toMatchObject(
        isOpen ? success : { http: 401 },
      )
      expect(await world.call('jobs/fetch-single', { id: world.job.id })).toMatchObject(success)
      expect(world.server.runtime.log.entries[0]).toMatchObject({ call: 'jobs/fetch-single', source: 'real' })
      expect(await world.call('my-profile')).toMatchObject({ http: 401 })
      expect(told()).toBe('')
    },
  )

  it('no longer has an employee: neither has the simulator (rules 50)', async () => {
    const link = { id: 9, status: 'accepted', employee: { id: world.person.id, name: 'Ines', email: '' } }
    for (const employees of [[link], []]) {
      world.backend.say('my-profile', { employees, total_employees: employees.length })
      await world.call('my-profile', {}, world.company)
      const { tx } = await world.server.runtime.read((context) => context)
      expect(tx.employee_links.all()).toHaveLength(employees.length)
    }
  })

  it('leaves fields out: the log says what can’t be read', async () => {
    world.backend.say('cvs/fetch', { cvs: [{ id: 1, name: 'My CV' }] })
    await world.call('cvs/fetch', {}, world.person)
    expect(world.server.runtime.log.entries[0]).toMatchObject({
      call: 'cvs/fetch',
      violations: expect.arrayContaining(['cvs[0].title: absent']),
    })
  })

  it('sends plain text, ids as text, and a bookmark, which is not the simulator’s own', async () => {
    const jobs = [card('1'), card(2, { is_bookmarked: true })]
    world.backend.answer = (call) =>
      call === 'jobs/search' ? new Response(JSON.stringify({ ...success, jobs })) : undefined
    await world.call('me', {}, world.person)
    await search()
    await world.call('bookmarks/toggle', { id: 1, type: 'job' }, world.person)
    expect(await search()).toMatchObject(jobs.map(({ id }) => ({ id, is_bookmarked: true })))
    const own = await world.server.runtime.read(({ tx }) =>
      tx.bookmarks.all().map(({ id, target_id }) => [target_id, isOwn(tx, 'bookmarks', id)]),
    )
    expect(own).toEqual([
      [2, false],
      [1, true],
    ])
  })

  it.each([
    ['wrong types', { salary_from: {}, vacancies: 'many', user: null }],
    ['unknown words', { type: 'moon', status: 'open', state: 'live', nature: '' }],
    ['ids that are none', { id: null }],
    ['ids that are fractions', { id: 1.5 }],
    ['negative ids', { id: -1 }],
    ['ids that are too large', { id: 1e300, user: { id: 2 ** 53, name: 'Tidewater' } }],
  ])(
    'sends %s: the answer stays as it is, also where calls that change it are simulated',
    async (_what, fields) => {
      const { list } = await world.anew('missing,jobs/update,save-profile,bookmarks/toggle')
      world.backend.say('jobs/search', { jobs: [card(77, { is_bookmarked: false, ...fields })] })
      expect(await list('jobs/search', 'jobs', {}, world.person)).toMatchObject([fields])
      expect(await list('bookmarks/fetch', 'bookmarks', { type: 'job' }, world.person)).toEqual([])
    },
  )

  it('sends files as text: the answer stays as it is', async () => {
    const posts = [{ id: 5, caption: 'Hi', files: 'a.png', is_bookmarked: false }]
    world.backend.say('users/find', { user: world.person, posts })
    expect(await world.list('users/find', 'posts', { id: world.person.id })).toMatchObject(posts)
    expect(told()).toBe('')
  })

  it('names another account for the same token', async () => {
    const { backend, call, list, person } = world
    await call('me', {}, person)
    const other = backend.member('job_seeker', 'Bo')
    backend.tokens.set(person.token, other)
    await call('me', {}, person)
    await post()
    const posts = async ({ id }: typeof person) => await list('users/find', 'posts', { id })
    expect([await posts(person), await posts(other)]).toMatchObject([[], [{ caption: 'Hi' }]])
  })

  it('sends a list of 10,000, of which the second time changes nothing', async () => {
    const jobs = Array.from({ length: 10_000 }, (_, index) => card(index + 10))
    world.backend.say('jobs/search', { jobs })
    const steps = () => world.server.runtime.store.history.steps.at(-1)?.head
    const before = steps()
    expect(await search()).toHaveLength(10_000)
    const learned = steps()
    expect(learned).not.toBe(before)
    await search()
    expect(steps()).toBe(learned)
  })
})

it('writes no token into the log or the console, even if an answer repeats it where it can’t be read', async () => {
  const { backend, call, server, person } = world
  backend.say('jobs/search', { jobs: [card(1, { user: { id: 3, name: person.token } })] })
  backend.say('me', { user: { id: 2, email: person.token, type: person.token } })
  await search()
  await call('me', {}, person)
  expect(JSON.stringify(server.runtime.log.entries)).not.toContain(person.token)
  expect(told()).not.toContain(person.token)
})

it.each<[string, () => Response | Promise<Response>]>([
  ['is busy when it is asked', () => json({ message: 'Too many requests.' }, 429)],
  ['never answers', () => new Promise(() => undefined)],
])('a backend that %s who somebody is logs nobody out, and holds no call for long', async (_what, answer) => {
  const { call } = await world.anew('posts', 100)
  await call('me', {}, world.person)
  world.backend.answer = (name) => (name === 'me' ? answer() : undefined)
  expect(await call('posts/create', { caption: 'Hi' }, world.company)).toMatchObject({ http: 503 })
  expect(await call('posts/create', { caption: 'Hi' }, world.person)).toMatchObject(success)
})

it('two calls of an unknown token at once ask for one account', async () => {
  const answers = await Promise.all([post(), post(), post()])
  expect(answers).toMatchObject([success, success, success])
  expect(await world.list('my-profile', 'posts', {}, world.person)).toHaveLength(3)
})

it('logging out while the simulator asks who somebody is ends the session', async () => {
  const asked = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<undefined>()
  world.backend.answer = async (call, pass) => {
    const response = await pass()
    if (call !== 'me') return response
    asked.resolve(undefined)
    await answer.promise
    return response
  }
  await world.call('jobs/search')
  const posting = post()
  await asked.promise
  await world.call('logout', {}, world.person)
  answer.resolve(undefined)
  expect(await posting).toMatchObject({ http: 401 })
  expect(await post()).toMatchObject({ http: 401 })
})
