import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startServer } from '../../../mocks/engine/hosts/http/server.ts'
import { Refused } from '../../../mocks/engine/index.ts'
import { Runtime } from '../../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../../mocks/engine/storage/memory.ts'
import { conduit } from './backend.ts'
import { operations } from './operations.ts'
import type { Conduit } from './tables.ts'

interface Sent {
  token?: string
  json?: unknown
  body?: BodyInit
  headers?: Record<string, string>
}
interface Open {
  runtime: Runtime<Conduit>
  /** Sends a request such as `GET /articles`, and returns the status with the JSON of the answer. */
  ask(request: string, sent?: Sent): Promise<{ status: number; answer: unknown; headers: Headers }>
}

const folder = mkdtempSync(join(tmpdir(), 'conduit-'))
const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
  rmSync(folder, { recursive: true })
})

function clientOf(send: (path: string, init: RequestInit) => Promise<Response>): Open['ask'] {
  return async (request, { token, json, body, headers = {} } = {}) => {
    const [method = '', path = ''] = request.split(' ')
    const all = new Headers(headers)
    if (token !== undefined) all.set('authorization', `Token ${token}`)
    if (json !== undefined) all.set('content-type', 'application/json')
    const content = json === undefined ? (body ?? null) : JSON.stringify(json)
    const response = await send(`/api${path}`, { method, headers: all, body: content })
    const answered = await response.text()
    const answer: unknown = answered === '' ? undefined : JSON.parse(answered)
    return { status: response.status, answer, headers: response.headers }
  }
}

async function openIn(): Promise<Open> {
  const runtime = new Runtime(conduit, { storage: new MemoryStorage(), appUrl: 'https://conduit.example/' })
  await runtime.open()
  const ask = clientOf((path, init) =>
    runtime.handle(path.slice(1), new Request(`https://conduit.example${path}`, init)),
  )
  return { runtime, ask }
}

let servers = 0
async function serve(): Promise<Open & { url: string }> {
  const data = join(folder, String((servers += 1)))
  const { url, runtime, stop } = await startServer({
    backend: conduit,
    data,
    appUrl: 'https://conduit.example/',
  })
  stops.push(stop)
  return { url, runtime, ask: clientOf((path, init) => fetch(url + path, init)) }
}

const account = (name: string) => ({
  user: { username: name, email: `${name}@example.com`, password: 'secret-word' },
})

async function register(ask: Open['ask'], name: string): Promise<string> {
  const { status, answer } = await ask('POST /users', { json: account(name) })
  expect(status).toBe(201)
  expect(answer).toMatchObject({ user: { username: name, bio: null } })
  return String(Object(Object(answer).user).token)
}

const ofJson = { 'content-type': 'application/json' }
const story = {
  article: { title: 'A Fine Day', description: 'Sun', body: 'All day.', tagList: ['sun', 'day'] },
}

describe.each([
  ['in memory', openIn],
  ['over HTTP', serve],
])('%s', (_where, open) => {
  it('the calls of a blog work together', async () => {
    const { ask } = await open()
    const [ann, ben] = [await register(ask, 'ann'), await register(ask, 'ben')]
    const made = await ask('POST /articles', { token: ann, json: story })
    expect(made).toMatchObject({
      status: 201,
      answer: { article: { slug: 'a-fine-day', favoritesCount: 0 } },
    })
    await ask('POST /profiles/ann/follow', { token: ben })
    const feed = await ask('GET /articles/feed?limit=1', { token: ben })
    expect(feed.answer).toMatchObject({ articlesCount: 1, articles: [{ author: { following: true } }] })
    expect(await ask('POST /articles/a-fine-day/favorite', { token: ben })).toMatchObject({
      status: 200,
      answer: { article: { favorited: true, favoritesCount: 1, body: 'All day.' } },
    })
    // Without a token, the same article is nobody's favourite.
    expect((await ask('GET /articles?tag=sun&favorited=ben')).answer).toMatchObject({
      articles: [{ favorited: false, favoritesCount: 1 }],
    })
    const comment = { comment: { body: 'So true.' } }
    const { answer } = await ask('POST /articles/a-fine-day/comments', { token: ben, json: comment })
    expect(answer).toMatchObject({ comment: { id: 1, author: { username: 'ben' } } })
    expect(await ask('DELETE /articles/a-fine-day/comments/1', { token: ann })).toMatchObject({
      status: 403,
      answer: { errors: { comment: ['forbidden'] } },
    })
    expect(await ask('DELETE /articles/a-fine-day', { token: ann })).toMatchObject({
      status: 204,
      answer: undefined,
    })
    expect(await ask('GET /articles/a-fine-day/comments')).toMatchObject({ status: 404 })
  })

  const raw = (body: BodyInit): Sent => ({ body, headers: ofJson })
  const unacceptable = { headers: { accept: 'text/html' } }
  const lists = Array.from({ length: 100_000 }, () => [])
  const anyText = [expect.any(String)]

  it.each<[string, string, Sent, number, object]>([
    ['a call without a token', 'GET /user', {}, 401, { token: ['is missing'] }],
    ['a token that nobody has', 'GET /user', { token: 'x' }, 401, { token: ['is missing'] }],
    ['a parameter of the wrong type', 'GET /articles?limit=many', {}, 422, { limit: anyText }],
    ['a parameter below its minimum', 'GET /articles?limit=0', {}, 422, { limit: anyText }],
    [
      'a missing field',
      'POST /users/login',
      { json: { user: { email: 'a' } } },
      422,
      { 'user.password': anyText },
    ],
    ['a missing body', 'POST /users/login', {}, 422, { body: ['body is required'] }],
    ['malformed JSON', 'POST /users', raw('{"user":'), 400, {}],
    ['JSON that is not UTF-8', 'POST /users', raw(new Uint8Array([0xff, 0xfe])), 400, {}],
    ['a body without a type', 'POST /users', { body: new Blob(['{}']) }, 415, {}],
    ['a body of another type', 'POST /users', { body: new FormData() }, 415, {}],
    ['a path without a call', 'GET /pages', {}, 404, {}],
    ['a method that is not possible', 'PATCH /user', {}, 405, {}],
    ['an answer that the caller does not accept', 'GET /tags', unacceptable, 406, {}],
    ['broken percent-encoding in a path', 'GET /articles/%E0%A4%A', {}, 400, {}],
    ['broken percent-encoding in a query', 'GET /articles?tag=%zz', {}, 400, {}],
    ['JSON of 10 MB', 'POST /users', { json: { user: 'x'.repeat(10 * 1_048_576) } }, 413, {}],
    ['JSON nested 100,000 deep', 'POST /users', raw('['.repeat(100_000) + ']'.repeat(100_000)), 400, {}],
    ['JSON with more than 100,000 lists', 'POST /users', { json: lists }, 400, { body: anyText }],
    ['a key that changes prototypes', 'POST /users', raw('{"\\u005f_proto__":{"user":1}}'), 400, {}],
  ])('%s is refused in the backend’s style', async (_what, request, sent, status, errors) => {
    const { ask, runtime } = await open()
    const refused = await ask(request, sent)
    expect(refused).toMatchObject({ status, answer: { errors } })
    expect(Object.keys(Object(refused.answer))).toEqual(['errors'])
    expect(await runtime.read(({ tx }) => tx.users.all())).toEqual([])
  })
})

describe('a server', () => {
  /** Sends bytes that `fetch` would not send. */
  const sendRaw = async (url: string, lines: readonly string[]): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const [first, ...others] = lines
    socket.end([first, 'host: localhost', 'connection: close', ...others, '', ''].join('\r\n'))
    return await text(socket)
  }

  it.each([
    ['a path with ..', ['GET /api/articles/../user HTTP/1.1'], 400],
    ['a path with a backslash', ['GET /api/articles\\..\\user HTTP/1.1'], 400],
    ['a body with GET', ['GET /api/tags HTTP/1.1', 'content-length: 2', '', '{}'], 400],
    ['no HTTP', ['HELLO'], 400],
  ])('refuses %s in the backend’s style', async (_what, lines, status) => {
    const { url } = await serve()
    const [head = '', body = ''] = (await sendRaw(url, lines)).split('\r\n\r\n')
    expect(head).toContain(` ${status} `)
    expect(JSON.parse(body)).toEqual({ errors: { body: [expect.any(String)] } })
  })

  it('lets pages of other origins call with any method and header', async () => {
    const { url } = await serve()
    const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-trace' }
    const answer = await fetch(`${url}/api/user`, { method: 'OPTIONS', headers })
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(answer.headers.get('access-control-allow-headers')).toBe('x-trace')
  })
})

it('the log names calls, callers and what they sent, and knows which fields are secret', async () => {
  const { ask, runtime } = await openIn()
  const ann = await register(ask, 'ann')
  await ask('GET /articles?tag=sun', { token: ann })
  expect(runtime.log.entries).toMatchObject([
    { call: 'GetArticles', caller: 'ann', httpStatus: 200, token: ann, outcome: 'success' },
    { call: 'CreateUser', caller: 'visitor', httpStatus: 201 },
  ])
  expect(runtime.log.entries[0]?.payload).toEqual([{ name: 'tag', value: 'sun' }])
  expect(runtime.log.entries[1]?.payload).toEqual([
    { name: 'user', value: JSON.stringify(account('ann').user), isSecret: true },
  ])
})

it('the log has what makes a request again, even if it can’t be read, and forgets a long body', async () => {
  const { ask, runtime } = await openIn()
  await ask('GET /articles?limit=2', { token: 'x', headers: { accept: '*/*', 'x-other': '1' } })
  await ask('POST /users', { body: '{"user":', headers: ofJson })
  await ask('POST /users', { json: 'x'.repeat(1_048_576) })
  expect(runtime.log.entries.map(({ sent }) => sent)).toEqual([
    { method: 'POST', address: '/api/users', headers: ofJson, text: null },
    { method: 'POST', address: '/api/users', headers: ofJson, text: '{"user":' },
    { method: 'GET', address: '/api/articles?limit=2', headers: { authorization: 'Token x' } },
  ])
})

describe('an answer that breaks the contract', () => {
  it.each([
    ['a success', () => ({ status: 200, body: { tags: [1] } }), '/tags/0 must be string'],
    ['an undocumented status', () => ({ status: 201, body: { tags: [] } }), 'HTTP 201'],
    ['no status', () => ({ tags: [] }), 'no status'],
  ])('is a defect: %s', async (_what, run, message) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(operations.GetTags, 'run').mockImplementation(run)
    const { ask } = await openIn()
    expect(await ask('GET /tags')).toMatchObject({
      status: 500,
      answer: { errors: { body: [expect.any(String)] } },
    })
    expect(String(logged.mock.calls[0]?.[0])).toContain(message)
  })

  it('is a defect: a refusal', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const style = { ...conduit.style, refusal: () => ({ problem: 'none' }) }
    const runtime = new Runtime(
      { ...conduit, style },
      { storage: new MemoryStorage(), appUrl: 'https://x.example/' },
    )
    vi.spyOn(operations.GetArticle, 'run').mockImplementation(() => {
      throw new Refused('Gone', { httpStatus: 404 })
    })
    const response = await runtime.handle('api/articles/x', new Request('https://x.example/api/articles/x'))
    expect(response.status).toBe(500)
    expect(runtime.log.entries[0]?.violations).toEqual(["/ must have required property 'errors'"])
  })
})
