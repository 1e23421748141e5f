import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstOwnId, isOwn } from '../../mocks/mixed/learned.ts'
import { startProxy } from './proxy.ts'
import { MixedWorld, rows } from './world.ts'

const { proxy, warnings } = startProxy()
let world: MixedWorld
let token: string

async function start(simulate = 'missing'): Promise<void> {
  world = await MixedWorld.start(simulate, proxy)
  token = await world.logIn('seeker@example.com', 'job_seeker')
}
beforeEach(() => start())
afterEach(() => world.stop())

const json = (body: object, status = 200) => Response.json(body, { status })
const post = async (caption = 'Hi', sent = token) => await world.call('posts/create', { caption }, sent)
const bookmarks = async () => rows((await world.call('bookmarks/fetch', { type: 'job' }, token))['bookmarks'])

const card = (id: unknown) => ({
  id,
  title: `Job ${String(id)}`,
  type: 'remote',
  category: 'Software',
  nature: 'full_time',
  currency: 'EUR',
  vacancies: 1,
  created_at: '2026-11-20 10:00:00',
  user: { id: 1, name: 'Tidewater' },
})

describe('the real half', () => {
  it('goes away and comes back: the simulator still knows who asks, and invents nobody', async () => {
    const port = Number(new URL(proxy.url).port)
    await world.call('me', {}, token)
    await proxy.stop()
    expect(await world.call('jobs/search')).toMatchObject({ http: 502, message: /can’t be reached/ })
    expect(await post()).toMatchObject({ status: 'success' })
    expect(await post('Hi', 'unknown')).toMatchObject({ http: 503, message: /can’t be reached/ })
    await proxy.start(port)
    expect(await world.call('jobs/search')).toMatchObject({ status: 'success' })
    expect(rows((await world.call('my-profile', {}, token))['posts'])).toHaveLength(1)
  })

  it.each([
    ['HTTP 500', () => new Response('Server Error', { status: 500 })],
    ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    [
      'half an answer',
      () => new Response('{"status":"succ', { headers: { 'content-type': 'application/json' } }),
    ],
    ['nothing', () => new Response('')],
    ['HTTP 204', () => new Response(null, { status: 204 })],
    ['plain text', () => new Response('OK')],
    ['JSON that is no object', () => json([1])],
    ['deep JSON', () => new Response(`{"status":"success","jobs":${'['.repeat(9_999)}${']'.repeat(9_999)}}`)],
    ['numbers above all', () => new Response('{"status":"success","jobs":[{"id":1e999}]}')],
    ['a prototype', () => new Response('{"status":"success","jobs":[],"__proto__":{"jobs":1}}')],
    ['long lists', () => new Response(`{"status":"success","jobs":[${'{},'.repeat(100_000)}{}]}`)],
    ['a refusal with HTTP 404', () => json({ status: 'error', message: 'Job not found.' }, 404)],
  ])('answers one call with %s: the app gets just that', async (_what, answer) => {
    proxy.trouble = (call) => (call === 'jobs/search' ? answer() : undefined)
    const received = await fetch(`${world.server.url}/api/jobs/search`, { method: 'POST' })
    const wanted = answer()
    expect([received.status, await received.text()]).toEqual([wanted.status, await wanted.text()])
    expect(await post()).toMatchObject({ status: 'success' })
  })

  it.each<[string, (call: string) => Response]>([
    [
      'a refusal',
      (call) => json({ status: 'error', message: 'There is nothing here.', path: `/api/${call}` }, 404),
    ],
    ['HTTP 404', () => new Response('', { status: 404 })],
    ['a page', () => new Response('<!doctype html>')],
    ['a request to log in', () => json({ message: 'Unauthorized', path: '' }, 401)],
  ])(
    'answers unknown paths and missing rows with %s: it lacks what a visitor can’t find',
    async (_what, nothing) => {
      await world.stop()
      proxy.trouble = async (call, pass) => {
        const response = await pass()
        const text = await response.text()
        const isNothing = response.status === 404 || text.includes('not found')
        return isNothing ? nothing(call) : new Response(text, response)
      }
      await start()
      const body = new URLSearchParams({ id: '4242' })
      const lost = await fetch(`${world.server.url}/api/jobs/fetch-single`, { method: 'POST', body })
      const wanted = nothing('jobs/fetch-single')
      expect([lost.status, await lost.text()]).toEqual([wanted.status, await wanted.text()])
      expect(await world.call('subscribe', { email: 'a@b.example' })).toMatchObject({ status: 'success' })
      // Where every path asks visitors to log in, nothing shows that a call for members is missing.
      expect(await post()).toMatchObject(wanted.status === 401 ? { http: 401 } : { status: 'success' })
      expect(await world.call('jobs/fetch-single', { id: 1 })).toMatchObject({ status: 'success' })
      expect(world.server.runtime.log.entries[0]).toMatchObject({ call: 'jobs/fetch-single', source: 'real' })
      expect(await world.call('my-profile')).toMatchObject({ http: 401 })
    },
  )

  it('says that a job is bookmarked: the bookmark is not the simulator’s own', async () => {
    proxy.change('jobs/search', (answer) => ({ ...answer, jobs: [{ ...card(1), is_bookmarked: true }] }))
    await world.call('jobs/search', {}, token)
    const own = await world.server.runtime.read(({ tx }) =>
      tx.bookmarks.all().map(({ id }) => isOwn(tx, 'bookmarks', id)),
    )
    expect(own).toEqual([false])
  })

  it('no longer has an employee: neither has the simulator (rules 50)', async () => {
    const owner = await world.logIn('recruiter@example.com', 'recruiter')
    const link = { id: 9, status: 'accepted', employee: { id: 2, name: 'Ann', email: '' } }
    for (const employees of [[link], []]) {
      proxy.change('my-profile', (answer) => ({ ...answer, employees, total_employees: employees.length }))
      await world.call('my-profile', {}, owner)
      const { tx } = await world.server.runtime.read((context) => context)
      expect(tx.employee_links.all()).toHaveLength(employees.length)
    }
  })

  it('leaves fields out: the log says what can’t be read', async () => {
    proxy.change('cvs/fetch', (answer) => ({ ...answer, cvs: [{ id: 1, name: 'My CV' }] }))
    await world.call('cvs/fetch', {}, token)
    expect(world.server.runtime.log.entries[0]).toMatchObject({
      call: 'cvs/fetch',
      violations: expect.arrayContaining(['cvs[0].title: absent']),
    })
  })

  it('sends ids as text, and ids above the simulator’s first (rules 49)', async () => {
    proxy.change('jobs/search', (answer) => ({
      ...answer,
      jobs: [card('1'), card(firstOwnId), card(firstOwnId + 5)],
    }))
    await world.call('jobs/search', {}, token)
    expect((await post())['post']).toMatchObject({ id: firstOwnId })
    const bookmarked = []
    for (const id of [1, firstOwnId, firstOwnId + 5])
      bookmarked.push((await world.call('bookmarks/toggle', { id, type: 'job' }, token))['is_bookmarked'])
    expect(bookmarked).toEqual([true, undefined, undefined])
    const found = rows((await world.call('jobs/search', {}, token))['jobs'])
    expect(found.map(({ id, is_bookmarked }) => [id, is_bookmarked])).toEqual([
      ['1', true],
      [firstOwnId, undefined],
      [firstOwnId + 5, undefined],
    ])
    expect(warnings.join()).toContain(`has jobs ${firstOwnId}, an id of the simulator’s own rows`)
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
      await world.stop()
      await start('missing,jobs/update,save-profile')
      const job = { ...card(77), is_bookmarked: false, ...fields }
      proxy.change('jobs/search', (answer) => ({ ...answer, jobs: [job] }))
      const found = rows((await world.call('jobs/search', {}, token))['jobs'])
      expect(found).toMatchObject([fields])
      expect(await bookmarks()).toEqual([])
    },
  )

  it('sends files as text: the answer stays as it is', async () => {
    const posts = [{ id: 5, caption: 'Hi', files: 'a.png', is_bookmarked: false }]
    proxy.change('users/find', (answer) => ({ ...answer, posts }))
    expect((await world.call('users/find', { id: 2 }, token))['posts']).toMatchObject(posts)
    expect(warnings).toEqual([])
  })

  it('sends its JSON as plain text: the simulator learns from it all the same', async () => {
    proxy.trouble = async (call, pass) => {
      const response = await pass()
      return call === 'jobs/search' ? new Response(await response.text()) : response
    }
    await world.call('jobs/search', {}, token)
    await world.call('bookmarks/toggle', { id: 1, type: 'job' }, token)
    const found = rows((await world.call('jobs/search', {}, token))['jobs'])
    expect(found.find(({ id }) => id === 1)).toMatchObject({ is_bookmarked: true })
  })

  it('answers 401 to one call while the session lives', async () => {
    proxy.trouble = (call) => (call === 'jobs/my' ? json({ message: 'No.' }, 401) : undefined)
    expect(await world.call('jobs/my', {}, token)).toMatchObject({ http: 401 })
    expect(await post()).toMatchObject({ status: 'success' })
  })

  it('names another account for the same token', async () => {
    proxy.change('me', (answer) => ({
      ...answer,
      user: { id: 55, name: 'New', email: 'new@example.com', type: 'job_seeker' },
    }))
    await world.call('me', {}, token)
    await post('From 55')
    expect((await world.call('users/find', { id: 2 }))['posts']).toEqual([])
  })

  it('deletes a job that a bookmark and a simulated payment are for', async () => {
    await world.call('bookmarks/toggle', { id: 1, type: 'job' }, token)
    const owner = await world.logIn('recruiter@example.com', 'recruiter')
    const file = new Blob(['%PDF-1.4\n'], { type: 'application/pdf' })
    for (const [call, fields] of [
      ['jobs/upload-receipt', { id: 1, file }],
      ['jobs/delete', { id: 1 }],
    ] as const)
      expect(await world.call(call, fields, owner)).toMatchObject({ status: 'success' })
    expect(await bookmarks()).toMatchObject([{ job: { is_available: false } }])
    expect(rows((await world.call('jobs/search', {}, token))['jobs']).map(({ id }) => id)).not.toContain(1)
    for (const list of ['payments', 'receipts'])
      expect(rows((await world.call(`${list}/my`, {}, owner))[list])).toHaveLength(1)
  })

  it('sends a list of 10,000, of which the second time changes nothing', async () => {
    const jobs = Array.from({ length: 10_000 }, (_, index) => card(index + 10))
    proxy.change('jobs/search', (answer) => ({ ...answer, jobs }))
    const steps = () => world.server.runtime.store.history.steps.at(-1)?.head
    const before = steps()
    expect(rows((await world.call('jobs/search'))['jobs'])).toHaveLength(10_000)
    const learned = steps()
    expect(learned).not.toBe(before)
    await world.call('jobs/search')
    expect(steps()).toBe(learned)
  })
})

it('writes no token into the log or the console, even if an answer repeats it where it can’t be read', async () => {
  await post()
  proxy.change('jobs/search', (answer) => ({
    ...answer,
    jobs: [{ ...card(1), user: { id: 3, name: token } }],
  }))
  await world.call('jobs/search', {}, token)
  proxy.change('me', () => ({ status: 'success', message: 'Hi', user: { id: 2, email: token, type: token } }))
  await world.call('me', {}, token)
  expect(JSON.stringify(world.server.runtime.log.entries)).not.toContain(token)
  expect(warnings.join()).not.toContain(token)
})

it.each<[string, () => Response | Promise<Response>]>([
  ['is busy when it is asked', () => json({ message: 'Too many requests.' }, 429)],
  ['never answers', () => new Promise(() => undefined)],
])('a backend that %s who somebody is logs nobody out, and holds no call for long', async (_what, answer) => {
  await world.stop()
  world = await MixedWorld.start('posts', proxy, 100)
  const known = await world.logIn('seeker@example.com', 'job_seeker')
  const unseen = await world.logIn('recruiter@example.com', 'recruiter', { unseen: true })
  proxy.trouble = (call) => (call === 'me' ? answer() : undefined)
  expect(await post('Hi', unseen)).toMatchObject({ http: 503 })
  expect(await post('Hi', known)).toMatchObject({ status: 'success' })
})

it('two calls of an unknown token at once ask for one account', async () => {
  const unseen = await world.logIn('recruiter@example.com', 'recruiter', { unseen: true })
  const answers = await Promise.all(['One', 'Two', 'Three'].map((caption) => post(caption, unseen)))
  expect(answers.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
  const { posts } = await world.call('my-profile', {}, unseen)
  expect(posts).toHaveLength(3)
})

it('a reset of the simulator doesn’t end the session', async () => {
  await world.call('me', {}, token)
  await world.server.runtime.store.reset()
  expect(await post()).toMatchObject({ status: 'success' })
})

it('logging out while the simulator asks who somebody is ends the session', async () => {
  const asked = Promise.withResolvers<undefined>()
  const answer = Promise.withResolvers<undefined>()
  const unseen = await world.logIn('recruiter@example.com', 'recruiter', { unseen: true })
  proxy.trouble = async (call, pass) => {
    const response = await pass()
    if (call !== 'me') return response
    asked.resolve(undefined)
    await answer.promise
    return response
  }
  const posting = post('Hi', unseen)
  await asked.promise
  await world.call('logout', {}, unseen)
  answer.resolve(undefined)
  expect(await posting).toMatchObject({ http: 401 })
  expect(await post('Hi', unseen)).toMatchObject({ http: 401 })
})

it('logging out while a simulated call runs ends both halves', async () => {
  const [posted] = await Promise.all([post(), world.call('logout', {}, token)])
  expect(posted['status'] === 'success' || posted['http'] === 401).toBe(true)
  expect(await post()).toMatchObject({ http: 401 })
})
