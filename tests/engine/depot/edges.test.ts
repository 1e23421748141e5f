import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { pageCookies } from '../../../mocks/engine/hosts/browser/cookies.ts'
import { startServer } from '../../../mocks/engine/hosts/http/server.ts'
import {
  type Backend,
  fileAnswer,
  operationsOf,
  owned,
  refuseField,
  Refused,
} from '../../../mocks/engine/index.ts'
import { authorization, openContract } from '../../../mocks/engine/open/index.ts'
import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import { Runtime, type RuntimeSetup } from '../../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../../mocks/engine/storage/memory.ts'
import { inFront } from '../../../scripts/engine/proxy.ts'
import { type Depot, depot } from './backend.ts'
import { contract } from './contract.gen.ts'

const { calls } = contract

const appUrl = 'https://depot.example/'
const folder = mkdtempSync(join(tmpdir(), 'depot-edges-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

/** The convention of a contract with one call. */
const conventionOf = (one: OpenCall, prefix = contract.prefix) =>
  openContract({ ...contract, prefix, calls: { one } }).convention()

/** Answers a call with what its operation returns, documented with these media types. */
async function answerOf(types: readonly string[], result: object, headers = {}): Promise<Response> {
  const call: OpenCall = { ...calls.findParts, answers: { 200: types } }
  const found = { call: 'one', contract: call, path: {} }
  const request = new Request(appUrl, { headers })
  const none = () => Promise.resolve(undefined)
  return (await conventionOf(call).answer(found, result, request, none)).response
}

function open(changes: Partial<Backend<Depot>> = {}, setup: Partial<RuntimeSetup> = {}) {
  const runtime = new Runtime({ ...depot, ...changes }, { storage: new MemoryStorage(), appUrl, ...setup })
  const send = (path: string, init?: RequestInit) => runtime.handle(path, new Request(appUrl + path, init))
  const post = (body: unknown, headers = {}, path = 'v2/parts?key=Kim-7') => {
    const all = { 'content-type': 'application/json', ...headers }
    return send(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: all,
    })
  }
  const logIn = () => {
    const body = new URLSearchParams({ name: 'Kim' })
    return send('v2/sessions', { method: 'POST', body, headers: { 'x-device': '7' } })
  }
  return { runtime, send, post, logIn }
}
const withErrors = {
  refusal: ({ errors }: { errors?: object | undefined }) => ({ title: '', errors }),
}

const serve = (changes: Partial<Backend<Depot>>) =>
  startServer({ backend: { ...depot, ...changes }, data: folder, appUrl })

describe('a defect of a style', () => {
  const style = {
    refusal: () => {
      throw new Error('A defect')
    },
  }

  it.each([
    ['throws', style],
    ['returns nothing', { refusal: () => undefined }],
    ['returns what is no JSON', { refusal: () => 1n }],
  ])('leaves a refusal in the engine’s own style: it %s', async (_what, broken) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const answer = await open({ style: broken }).send('v2/none')
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { status: 'error', message: 'There is nothing at /none.' },
    ])
  })
})

it('a pinned answer may have a status without a body', async () => {
  const { runtime, logIn } = open()
  const pin = { fields: {}, times: 1, call: 'logIn', httpStatus: 204, answer: null }
  runtime.options = { ...runtime.options, pins: [pin] }
  const answer = await logIn()
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(runtime.log.entries[0]).toMatchObject({ outcome: 'success', violations: [] })
})

it.each([
  ['cut-off', 200, /^\{"title":[^}]*$/],
  ['error-503', 503, /^\{"title":.*\}$/],
] as const)('a fault is in the backend’s own style: %s', async (kind, status, body) => {
  const { runtime, send } = open()
  runtime.options = { ...runtime.options, faults: [{ call: '*', kind, times: 1 }] }
  const answer = await send('v2/parts')
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(body)])
})

describe('a refusal of the engine itself', () => {
  const problem = 'application/problem+json'

  it('names a defect of an operation in the log', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const findParts = { call: 'findParts', run: () => Promise.reject(new Refused('No.')) } as const
    const { runtime, send } = open({ operations: { findParts } })
    const answer = await send('v2/parts')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([500, problem])
    expect(runtime.log.entries[0]?.message).toBe(
      'findParts returned a promise, but operations are synchronous',
    )
  })

  it('may have a status that the contract documents without a body', async () => {
    const documented = { ...calls, picture: { ...calls.picture, answers: { 404: [], default: [problem] } } }
    const convention = openContract({ ...contract, calls: documented }).convention()
    await convention.load?.('picture')
    expect([convention.brokenBy('picture', 404, {}), convention.brokenBy('picture', 403, {})]).toEqual([
      [],
      ["/ must have required property 'title'"],
    ])
  })

  it('says which of very many items are wrong', async () => {
    const of = Array.from({ length: 200_000 }, () => 1)
    const answer = await open().post({ name: 'nut', secret: 'x', of: [{ name: 'nut', secret: 'x', of }] })
    expect([answer.status, await answer.json()]).toEqual([400, { title: 'of.0.of.0 must be object' }])
  })

  it('names a missing token before what is wrong with a payload', async () => {
    const cookies = [{}, { cookie: 'sid=Kim-7' }]
    const refused = await Promise.all(
      cookies.map((cookie) => open().post('{"name":1e999}', cookie, 'v2/parts')),
    )
    expect(refused.map(({ status }) => status)).toEqual([401, 400])
  })

  it('has the status that the contract has for invalid fields', async () => {
    const run = () => {
      throw refuseField('name', 'There is one.')
    }
    const operation = { call: 'POST /parts', run } as const
    const body = new Blob(['a'], { type: 'text/plain' })
    const { send } = open({ operations: { 'POST /parts': operation } })
    expect((await send('v2/parts?key=Kim-7', { method: 'POST', body })).status).toBe(400)
  })

  it('says which calls have no operation yet', async () => {
    const answer = await open({ operations: {} }).send('v2/parts')
    expect([answer.status, await answer.json()]).toEqual([501, { title: 'findParts isn’t simulated yet.' }])
  })

  it('challenges callers without a token where they show it in `Authorization`', async () => {
    const schemes = [{ in: 'authorization', scheme: 'token' }, ...contract.schemes] as const
    const inHeader = openContract({ ...contract, schemes })
    const headers = (changes: Partial<Backend<Depot>>) =>
      open(changes)
        .send('v2/parts/1/picture.png', { method: 'PUT' })
        .then(({ headers: all }) => all.get('www-authenticate'))
    expect([await headers({ contract: inHeader }), await headers({})]).toEqual(['token realm="api"', null])
  })

  it('says each thing that alternatives have in common once', async () => {
    const answer = await open({ style: withErrors }).post({ name: 'nut', secret: 'x', of: [], size: true })
    const sizes = [
      'size must be number',
      'size must be string',
      'size must match exactly one schema in oneOf',
    ]
    expect(await answer.json()).toEqual({ title: '', errors: { size: sizes } })
  })
})

describe('an answer that breaks the contract', () => {
  it.each([
    ['a success', { status: 200, body: [1] }, '/0 must be object'],
    ['an undocumented status', { status: 201, body: [] }, 'HTTP 201'],
    ['no status', { body: [] }, 'no status'],
  ])('is a defect: %s', async (_what, result, message) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const findParts = { call: 'findParts', run: () => result } as const
    expect((await open({ operations: { findParts } }).send('v2/parts')).status).toBe(500)
    expect(String(logged.mock.calls[0]?.[0])).toContain(message)
  })

  it('is a defect of the style, but no other status: a refusal', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { runtime, send } = open({ style: { refusal: () => ({ problem: 'none' }) } })
    expect((await send('v2/parts/1/picture.png')).status).toBe(404)
    expect(runtime.log.entries[0]?.violations).toEqual([
      "/ must have required property 'title', as style.refusal writes it",
    ])
  })
})

it.each([
  [1, 403, 'forbidden'],
  [2, 404, 'not found'],
])('part %i of somebody else, or nobody, is refused with %i', async (id, status, problem) => {
  const replacePicture = operationsOf<Depot>(calls)(
    'replacePicture',
    ({ path, tx }) => owned('part', tx.parts.get(path.id), () => [2]),
    () => ({ status: 202 }),
  )
  const { send } = open({ style: withErrors, operations: { replacePicture } })
  const headers = { 'content-type': 'image/png', cookie: 'sid=Kim-7' }
  const answer = await send(`v2/parts/${id}/picture.png`, { method: 'PUT', body: new Blob(['a']), headers })
  expect([answer.status, await answer.json()]).toEqual([status, { title: '', errors: { part: [problem] } }])
})

it('a server may have no path', () => {
  const convention = conventionOf({ ...calls.findParts, path: '/shop/parts' }, '')
  expect([convention.prefix, convention.paths]).toEqual(['', 'shop/parts'])
  expect(convention.find('shop/parts', 'GET').call).toBe('one')
})

it('a cookie is set in a page once the call has been answered, and lost with the answer', async () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  const { runtime, send, logIn } = open({}, { cookies: pageCookies })
  runtime.options = { ...runtime.options, faults: [{ call: '*', kind: 'lost-answer', times: 1 }] }
  await logIn()
  expect(document.cookie).toBe('')
  await logIn()
  expect(document.cookie).toBe('sid=Kim-7; Max-Age=604800; Path=/')
  expect(await (await send('v2/parts')).text()).toContain(String.raw`\"caller\":\"Kim\"`)
})

describe('the log', () => {
  it('hides a token that is a parameter', async () => {
    const { send, runtime } = open()
    await send('v2/parts?ids=1', { headers: { cookie: 'sid=Kim-7; theme=Kim-7' } })
    expect(runtime.log.entries[0]).toMatchObject({
      payload: expect.arrayContaining([{ name: 'theme', value: 'Kim-7', isSecret: true }]),
    })
  })

  it('notes what the contract calls secret, at any depth', async () => {
    const { post, send, runtime } = open()
    const of = [{ name: 'cog', note: 'by format', secret: 'by name', of: [] }]
    await post({ name: 'gear', secret: 'top', of })
    const [entry] = runtime.log.entries
    expect(entry?.secrets).toEqual(expect.arrayContaining(['top', 'by format', 'by name']))
    expect(entry?.payload).toContainEqual({ name: 'name', value: 'gear' })
    expect(entry?.payload).toContainEqual({ name: 'of', value: JSON.stringify(of), isSecret: true })
    const body = new FormData()
    body.append('part', '{"note":"by format"}')
    await send('v2/parts?key=Kim-7', { method: 'POST', body })
    expect(runtime.log.entries[0]?.payload).toEqual([
      { name: 'part', value: '{"note":"by format"}', isSecret: true },
    ])
  })

  it('has what makes a request again, even if it can’t be read, and forgets a long body', async () => {
    const { send, post, runtime } = open()
    await send('v2/parts?ids=1', { headers: { accept: '*/*', 'x-other': '1', 'x-device': '7' } })
    await post('{"name":')
    await post('x'.repeat(1_048_576))
    await post('{}', {}, 'v2/none?a=1')
    // Nobody has looked up who called.
    expect(runtime.log.entries[0]?.caller).toBe('')
    const sent = { method: 'POST', address: '/v2/parts?key=Kim-7' }
    const headers = { 'content-type': 'application/json' }
    expect(runtime.log.entries.map((entry) => entry.sent)).toEqual([
      { method: 'POST', address: '/v2/none?a=1', headers, text: null },
      { ...sent, headers, text: null },
      { ...sent, headers, text: '{"name":' },
      { method: 'GET', address: '/v2/parts?ids=1', headers: { 'x-device': '7' } },
    ])
  })

  it('keeps no long fields', async () => {
    const { post, runtime } = open()
    await post({ name: 'a'.repeat(100_001) })
    expect(runtime.log.entries[0]?.payload).toEqual([{ name: 'name', value: null }])
  })
})

it('a token that can’t be read is a defect, and is answered', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const style = {
    ...depot.style,
    token: () => {
      throw new Error('A defect')
    },
  }
  expect((await open({ style }).send('v2/parts')).status).toBe(500)
})

it('the case of a scheme does not matter, and an empty token is none', async () => {
  const request = new Request(appUrl, { headers: { authorization: 'token a' } })
  expect(authorization('Token')(request)).toBe('a')
  const { runtime, send } = open()
  await send('v2/parts?key=Kim-7', { headers: { cookie: 'sid=' } })
  expect(runtime.log.entries[0]?.caller).toBe('Kim (clerk)')
})

it('an invalid field may have the name of a method of objects', async () => {
  const validate = Object.assign(() => false, {
    errors: [{ instancePath: '/body/constructor', keyword: 'type', params: {}, message: 'must be text' }],
  })
  const requests = { logIn: { 'application/x-www-form-urlencoded': validate } }
  const sessions = () => Promise.resolve({ requests, answers: {}, samples: {} })
  const refusing = openContract({ ...contract, parts: { ...contract.parts, sessions } })
  const answer = await open({ contract: refusing, style: withErrors }).logIn()
  expect(await answer.json()).toEqual({ title: '', errors: { constructor: ['constructor must be text'] } })
})

describe('an answer', () => {
  const picture = fileAnswer({ name: 'a.png', bare: true, entries: [] })

  it('has the headers of its operation in any case', async () => {
    const headers = { 'Content-Type': 'application/hal+json', 'Cache-Control': 'max-age=60' }
    const answer = await answerOf(['application/json'], { status: 200, body: [], headers })
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/hal+json',
      'max-age=60',
    ])
  })

  it.each([
    [['image/*'], 'image/png'],
    [['application/json', 'image/*'], 'image/png'],
    [['application/json', 'application/octet-stream'], 'application/octet-stream'],
  ])('with a file and the types %j is %s', async (types, type) => {
    const answer = await answerOf(types, { status: 200, body: picture })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  })

  it.each([[['application/json']], [['*/*']], [['image/*', 'application/json']], [['image/*', '*/*']]])(
    'with JSON that looks like a file and the types %j is JSON',
    async (types) => {
      const song = { name: 'One.ogg', path: '/storage/one.ogg' }
      for (const body of [
        { name: 'Songs', entries: ['one'] },
        { name: 'a.png', bare: true, entries: [song], file: true },
      ]) {
        const answer = await answerOf(types, { status: 200, body })
        expect([answer.headers.get('content-type'), await answer.json()]).toEqual(['application/json', body])
      }
    },
  )

  it.each([
    ['text/csv', {}, 'must be a text or a file'],
    ['image/*', { name: 'a.png', bare: true, entries: [] }, 'must be a text or a file'],
    ['application/json', picture, "can't be a file"],
  ])('of %s with an object that can’t be written is a defect', async (type, body, message) => {
    await expect(answerOf([type], { status: 200, body })).rejects.toThrow(message)
  })

  it.each([
    ['text/csv, text/html;q=0.5', 'text/csv'],
    ['text/csv;q=0.5, text/html', 'text/html'],
    ['text/html;q=0, text/*', 'text/csv'],
    ['text/*, text/csv;q=0.2', 'text/html'],
    ['*/*', 'text/html'],
  ])('to a caller that accepts %s is %s', async (accept, type) => {
    const answer = await answerOf(['text/html', 'text/csv'], { status: 200, body: 'a' }, { accept })
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  })
})

it('a server in front of another backend passes its answers on', async () => {
  const behind = await serve({})
  const front = await startServer({
    backend: {
      ...depot,
      inFront:
        () =>
        (path, { method }) =>
          fetch(`${behind.url}/${path}`, { method }),
    },
    data: join(folder, 'front'),
    appUrl,
  })
  const answer = await fetch(`${front.url}/v2/parts`, { method: 'DELETE' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS'])
  await front.stop()
  await behind.stop()
})

it('a backend that is asked first sends its cookies, acts on no page here, and answers no strangers', async () => {
  const cookies = ['a=1', 'b=2']
  const real = createServer((_request, response) => response.writeHead(200, { 'set-cookie': cookies }).end())
  await once(real.listen(0, 'localhost'), 'listening')
  const address = real.address()
  const realUrl = `http://localhost:${typeof address === 'object' && address?.port}`
  const { url, stop } = await serve({ inFront: (world) => inFront(world, realUrl, contract.prefix) })
  const ask = (origin: string) => fetch(`${url}/v2/parts`, { headers: { origin } })
  const { headers } = await ask('http://localhost:5173')
  expect(headers.getSetCookie()).toEqual(cookies)
  expect(headers.get('content-security-policy')).toMatch(/sandbox$/)
  const strangers = await Promise.all(['https://other.example', 'null'].map(ask))
  expect(strangers.map(({ status }) => status)).toEqual([403, 403])
  await stop()
  real.close()
})

it('a server says which methods and lengths there are only if it knows them', async () => {
  const run = () => {
    throw new Refused('Not now.', { httpStatus: 405 })
  }
  const picture = { call: 'picture', run } as const
  const headers = { 'content-type': 'application/json' }
  const findParts = { call: 'findParts', run: () => ({ status: 200, body: [], headers }) } as const
  const { url, stop } = await serve({ operations: { ...depot.operations, picture, findParts } })
  const refused = await fetch(`${url}/v2/parts/1/picture.png`)
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, null])
  const head = await fetch(`${url}/v2/parts`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, null])
  await stop()
})
