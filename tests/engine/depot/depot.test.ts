import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../../../mocks/engine/hosts/http/server.ts'
import { Runtime } from '../../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../../mocks/engine/storage/memory.ts'
import { pngFile } from '../../support/calls.ts'
import { raw } from '../../support/server.ts'
import { depot } from './backend.ts'

const folder = mkdtempSync(join(tmpdir(), 'depot-'))
const {
  url,
  runtime: served,
  stop,
} = await startServer({ backend: depot, data: folder, appUrl: 'http://localhost/' })
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true })
})

const inMemory = new Runtime(depot, { storage: new MemoryStorage(), appUrl: 'https://depot.example/' })
const hosts: [
  string,
  Runtime<typeof inMemory extends Runtime<infer B> ? B : never>,
  (path: string, init?: RequestInit) => Promise<Response>,
][] = [
  [
    'in memory',
    inMemory,
    (path, init) => inMemory.handle(path.slice(1), new Request(`https://depot.example${path}`, init)),
  ],
  ['over HTTP', served, (path, init) => fetch(url + path, init)],
]

const cookie = 'theme=dark; sid=Kim-7'

describe.each(hosts)('%s', (_where, runtime, send) => {
  beforeEach(() => runtime.store.reset())

  it('a form in a URL’s encoding has numbers, defaults and lists', async () => {
    const body = new URLSearchParams([
      ['name', 'Kim'],
      ['scopes', 'a'],
      ['scopes', 'b'],
    ])
    const answer = await send('/v2/sessions', { method: 'POST', body, headers: { 'x-device': '7' } })
    expect([answer.status, answer.headers.get('set-cookie'), await answer.text()]).toEqual([
      204,
      'sid=Kim-7; Max-Age=604800; HttpOnly',
      '',
    ])
  })

  it.each([
    ['a missing header', { body: new URLSearchParams({ name: 'Kim' }) }, 'x-device is required'],
    [
      'a header of another type',
      { body: new URLSearchParams({ name: 'Kim' }), headers: { 'x-device': 'seven' } },
      'x-device must be integer',
    ],
    [
      'an empty field',
      { body: new URLSearchParams({ name: '' }), headers: { 'x-device': '7' } },
      'name must NOT have fewer than 1 characters',
    ],
    ['no body', { headers: { 'x-device': '7' } }, 'body is required'],
    [
      'a refusal of the operation',
      { body: new URLSearchParams({ name: 'Lou' }), headers: { 'x-device': '7' } },
      'Nobody has this name.',
    ],
  ])('%s is refused with a documented class of statuses', async (_what, init, title) => {
    const answer = await send('/v2/sessions', { method: 'POST', ...init })
    expect([answer.status, await answer.json()]).toEqual([422, { title }])
  })

  const asJson = (body: BodyInit): RequestInit => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const adding = 'parts?key=Kim-7'
  const types = 'Send the body as application/json or multipart/form-data or text/plain.'
  const answered = 'This call answers application/vnd.depot+json or text/csv.'

  it.each<[string, string, RequestInit, number, string]>([
    ['no token', 'parts', asJson('{}'), 401, 'This call needs a valid token.'],
    ['a token that nobody has', 'parts?key=x', asJson('{}'), 401, 'This call needs a valid token.'],
    ['malformed JSON', adding, asJson('{"name":'), 400, 'The JSON can’t be read.'],
    [
      'JSON that is not UTF-8',
      adding,
      asJson(new Uint8Array([0x22, 0xff, 0x22])),
      400,
      'The text is not UTF-8.',
    ],
    [
      'JSON of 10 MB',
      adding,
      asJson(JSON.stringify('x'.repeat(10 * 1_048_576))),
      413,
      'The body is larger than 4 MB.',
    ],
    [
      '100,001 lists',
      adding,
      asJson(`[${'[],'.repeat(99_999)}[]]`),
      400,
      'The JSON has too many lists and objects.',
    ],
    ['a body without a type', adding, { method: 'POST', body: new Blob(['{}']) }, 415, types],
    ['a form for a body', adding, { method: 'POST', body: new URLSearchParams('name=nut') }, 415, types],
    ['a path without a call', 'pages', {}, 404, 'There is nothing at /pages.'],
    ['a method that is not possible', 'parts', { method: 'PATCH' }, 405, 'PATCH isn’t possible here.'],
    ['no acceptable answer', 'parts', { headers: { accept: 'text/html' } }, 406, answered],
    ['broken encoding in a path', 'parts/%E0%A4%A/picture.png', {}, 400, 'id can’t be read.'],
    ['broken encoding in a query', 'parts?sort=%zz', {}, 400, 'sort can’t be read.'],
  ])('%s is refused in the backend’s style', async (_what, path, init, status, title) => {
    const answer = await send(`/v2/${path}`, init)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(await answer.json()).toEqual({ title })
    expect(await runtime.read(({ tx }) => tx.parts.all().length)).toBe(1)
  })

  it('parameters are read by their style, with their types and defaults', async () => {
    const answer = await send('/v2/parts?ids=1,2&filter[size]=1.5&filter[isNew]=true', {
      headers: { cookie },
    })
    expect(answer.headers.get('content-type')).toBe('application/vnd.depot+json')
    const note = { ids: [1, 2], filter: { size: 1.5, isNew: true }, sort: 'name', caller: 'Kim' }
    expect(await answer.json()).toEqual([{ id: 1, name: 'bolt', note: JSON.stringify(note), of: [] }])
  })

  it('a call has several successes, and a body of several types', async () => {
    const post = (body: BodyInit, type?: string) =>
      send('/v2/parts?key=Kim-7', {
        method: 'POST',
        body,
        ...(type && { headers: { 'content-type': type } }),
      })
    const part = { name: 'nut', secret: 'x', of: [] }
    const json = JSON.stringify(part)
    expect((await post(json, 'application/json')).status).toBe(201)
    expect((await post(json, 'application/json; charset=utf-8')).status).toBe(200)
    expect(await (await post('washer', 'text/plain')).json()).toEqual({
      id: 3,
      name: 'washer',
      note: null,
      of: [],
    })
    expect((await post('a text that is much too long', 'text/plain')).status).toBe(400)
    expect((await send('/v2/parts?key=Kim-7', { method: 'POST' })).status).toBe(400)
    // Fields that only answers have are neither required nor checked.
    expect((await post(JSON.stringify({ ...part, id: 'x' }), 'application/json')).status).toBe(200)
    expect(
      await (await post(JSON.stringify({ name: 'nut', of: [part, {}] }), 'application/json')).json(),
    ).toEqual({
      title: 'secret is required',
    })
  })

  it('files of a form are kept, and answered as they are', async () => {
    const form = new FormData()
    form.set('part', JSON.stringify({ name: 'gear', secret: 'x', of: [] }))
    form.set('picture', pngFile('gear.png', 2_000))
    const { status } = await send('/v2/parts', { method: 'POST', body: form, headers: { cookie } })
    expect(status).toBe(201)
    const picture = await send('/v2/parts/2/picture.png')
    expect([picture.headers.get('content-type'), (await picture.blob()).size]).toEqual(['image/png', 2_000])
    expect(picture.headers.get('content-disposition')).toContain('filename="picture.png"')
    const none = await send('/v2/parts/1/picture.png')
    expect([none.headers.get('content-type'), await none.json()]).toEqual([
      'application/problem+json',
      { title: 'There is no picture.' },
    ])
  })

  it('a file is a body of its own', async () => {
    const body = pngFile('a.png', 3_000)
    const put = await send('/v2/parts/1/picture.png', { method: 'PUT', body, headers: { cookie } })
    expect([put.status, await put.text()]).toEqual([202, ''])
    expect((await (await send('/v2/parts/1/picture.png')).blob()).size).toBe(3_000)
  })

  it('HEAD is GET without the body', async () => {
    const answer = await send('/v2/parts', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/vnd.depot+json',
      '',
    ])
  })
})

it.each([
  ['is kept whole', 10, 201],
  ['larger than 10 MB is refused, not cut off', 11, 413],
])('a file for which the contract has no limit %s', async (_what, megabytes, status) => {
  const form = new FormData()
  form.set('part', '{"name":"gear","secret":"x","of":[]}')
  form.set('picture', new File([new Uint8Array(megabytes * 1_048_576)], 'big.png'))
  const answer = await fetch(`${url}/v2/parts`, { method: 'POST', body: form, headers: { cookie } })
  expect(answer.status).toBe(status)
  expect(Number(answer.headers.get('content-length'))).toBe((await answer.blob()).size)
})

it.each([
  ['a path with ..', 'GET /v2/parts/../parts HTTP/1.1', '', 'The address cannot be read.'],
  ['a path with a backslash', 'GET /v2\\..\\parts HTTP/1.1', '', 'The address cannot be read.'],
  ['a body with GET', 'GET /v2/parts HTTP/1.1\r\ncontent-length: 2', '{}', 'GET takes no body.'],
  ['no HTTP', 'HELLO', '', 'The request cannot be read.'],
])('a server refuses %s in the backend’s style', async (_what, text, body, title) => {
  const received = await raw({ url }, `${text}\r\nhost: x\r\nconnection: close\r\n\r\n${body}`)
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(received).toContain(JSON.stringify({ title }))
})

it('a server lets pages of other origins call with any method and header', async () => {
  const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'x-trace' }
  const answer = await fetch(`${url}/v2/parts`, { method: 'OPTIONS', headers })
  expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(answer.headers.get('access-control-allow-headers')).toBe('x-trace')
})
