import { expect, it } from 'vitest'
import { simulate } from '../../mocks/engine/open/index.ts'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { compileOpen, documentOf } from '../support/open-contract.ts'

const text = { type: 'string' }
const integer = { type: 'integer' }
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const answer = (status: number, schema: object) => ({ [status]: json(schema), 404: {} })
const params = (...names: string[]) =>
  names.map((name) => ({ name, in: 'path', required: true, schema: text }))
const paging = ['page', 'limit'].map((name) => ({ name, in: 'query', schema: integer }))
const hook = {
  type: 'object',
  required: ['name'],
  properties: {
    id: integer,
    name: text,
    page: integer,
    meta: { type: 'object', additionalProperties: text },
  },
}
const tag = { type: 'object', required: ['slug'], properties: { slug: text, name: text } }
const note = { type: 'object', properties: { id: integer, words: text } }
/** The calls of a collection and its items. */
const resource = (path: string, param: string, item: object, listed: object[] = []) => {
  const outer = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return {
    [path]: {
      parameters: params(...outer),
      get: { parameters: listed, responses: answer(200, { type: 'array', items: item }) },
      post: { requestBody: json(item), responses: answer(201, item) },
    },
    [`${path.replace('{org}', '{orgId}')}/{${param}}`]: {
      parameters: params(...outer.map((name) => name.replace(/^org$/, 'orgId')), param),
      get: { responses: answer(200, item) },
      put: { requestBody: json(item), responses: { ...answer(200, item), 201: json(item) } },
      patch: { requestBody: json({ ...item, required: [] }), responses: answer(200, item) },
    },
  }
}

const { contract } = await compileOpen(
  documentOf({
    ...resource('/orgs/{org}/hooks', 'hookId', hook, paging),
    ...resource('/tags', 'slug', tag),
    ...resource('/tags/{slug}/notes', 'id', note),
  }),
)
const appUrl = 'https://items.example/'

function open() {
  const runtime = new Runtime(simulate({ contract }), { storage: new MemoryStorage(), appUrl })
  return async (method: string, address: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const given = await runtime.handle(`v1/${address}`, new Request(`${appUrl}v1/${address}`, init))
    const found = await given.text()
    return { status: given.status, body: found === '' ? undefined : JSON.parse(found) }
  }
}

it('a map takes more entries', async () => {
  const ask = open()
  const { body } = await ask('POST', 'orgs/acme/hooks', { name: 'a', meta: { one: '1' } })
  const meta = { one: '1', two: '2' }
  expect((await ask('PATCH', `orgs/acme/hooks/${body.id}`, { meta })).body.meta).toEqual(meta)
})

it('what belongs to no resource is apart by its whole path, however its parameters are called', async () => {
  const ask = open()
  const { body } = await ask('POST', 'orgs/acme/hooks', { name: 'a' })
  const found = await Promise.all(['acme', 'other'].map((org) => ask('GET', `orgs/${org}/hooks/${body.id}`)))
  expect(found.map(({ status }) => status)).toEqual([200, 404])
})

it('a part of a list is not a filter', async () => {
  const ask = open()
  await ask('POST', 'orgs/acme/hooks', { name: 'a', page: 300 })
  expect((await ask('GET', 'orgs/acme/hooks?page=1&limit=20')).body).toHaveLength(2)
})

it('an item that is put at a number has that number', async () => {
  const ask = open()
  expect(await ask('PUT', 'orgs/acme/hooks/5', { name: 'a' })).toMatchObject({ status: 201, body: { id: 5 } })
  await ask('PATCH', 'orgs/acme/hooks/5', { name: 'b' })
  expect((await ask('GET', 'orgs/acme/hooks/5')).body).toMatchObject({ id: 5, name: 'b' })
})

it('an item may get another key, which none has, and keeps what belongs to it', async () => {
  const ask = open()
  for (const slug of ['a', 'b']) await ask('POST', 'tags', { slug, name: slug })
  const made = await ask('POST', 'tags/a/notes', { words: 'kept' })
  expect((await ask('PATCH', 'tags/a', { slug: 'b' })).status).toBe(409)
  await ask('PATCH', 'tags/a', { slug: 'c' })
  expect((await ask('GET', `tags/c/notes/${made.body.id}`)).body.words).toBe('kept')
})
