import { describe, expect, it } from 'vitest'
import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import { compileOpen, documentOf } from '../../../tests/support/open-contract.ts'

const ok = { responses: { 200: { description: '' } } }

/** Generates a contract with one call and returns the call. */
async function callOf(operation: object, rest: object = {}, path = '/things', item: object = {}) {
  const { contract } = await compileOpen(
    documentOf({ [path]: { ...item, post: { ...ok, ...operation } } }, rest),
  )
  const [call] = Object.values<OpenCall | undefined>(contract.calls)
  return call
}

const query = (parameter: object) => callOf({ parameters: [{ name: 'a', in: 'query', ...parameter }] })

it('a call has the media types that are read and written, wherever they are described', async () => {
  const content = { 'application/xml': {}, 'Application/JSON; charset=utf-8': {}, 'text/csv': {} }
  const components = {
    pathItems: {
      A: {
        post: {
          requestBody: { $ref: '#/components/requestBodies/B' },
          responses: { 200: { $ref: '#/components/responses/R' }, '4xx': { description: '' } },
        },
      },
    },
    requestBodies: { B: { content: { ...content, 'image/*': {} } } },
    responses: { R: { description: '', content } },
  }
  const paths = { '/a': { $ref: '#/components/pathItems/A' } }
  const { contract } = await compileOpen(documentOf(paths, { components }))
  expect(contract.calls['POST /a']).toMatchObject({
    bodies: { 'application/json': 'json', 'text/csv': 'text', 'image/*': 'file' },
    answers: { 200: ['application/json', 'text/csv'], '4XX': [] },
  })
})

it.each([
  ['application/problem+json', 'json'],
  ['*/*', 'json'],
  ['text/markdown', 'text'],
  ['application/pdf', 'file'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'file'],
])('a body of %s is read as %s', async (type, read) => {
  const call = await callOf({ requestBody: { content: { [type]: { schema: {} } } } })
  expect(call?.bodies).toEqual({ [type]: read })
})

it.each([
  [
    'multipart/form-data',
    { style: 'json', explode: false, shape: 'string' },
    {
      photo: { kind: 'file', required: true, label: 'Photo' },
      scan: { kind: 'file', required: false, label: 'Scan' },
    },
  ],
  [
    'application/x-www-form-urlencoded',
    { style: 'form', explode: true, shape: { fields: { s: 'string' } } },
    {},
  ],
])('a form of %s has files, JSON and what its encoding says', async (type, object, files) => {
  const schema = {
    required: ['photo'],
    properties: {
      address: { type: 'object', properties: { s: { type: 'string' } } },
      photo: { type: 'string', format: 'binary' },
      scan: {},
      filter: { type: 'object', properties: { from: { type: 'integer' } } },
    },
  }
  const encoding = {
    scan: { contentType: 'image/png, image/jpeg' },
    filter: { style: 'deepObject', explode: true },
  }
  const call = await callOf({ requestBody: { content: { [type]: { schema, encoding } } } })
  expect(call?.bodies).toMatchObject({
    [type]: {
      fields: {
        address: object,
        filter: { style: 'deepObject', explode: true, shape: { fields: { from: 'integer' } } },
      },
    },
  })
  expect(call?.fields).toMatchObject(files)
})

describe('a parameter', () => {
  it('of an operation wins over that of its path; headers that OpenAPI describes elsewhere are none', async () => {
    const q = (type: string) => ({ name: 'q', in: 'query', schema: { type } })
    const headers = ['Accept', 'content-type', 'Authorization'].map((name) => ({ name, in: 'header' }))
    const call = await callOf({ parameters: [q('integer'), ...headers] }, {}, '/things', {
      parameters: [q('string')],
    })
    expect(call?.params).toEqual([{ name: 'q', in: 'query', style: 'form', explode: true, shape: 'integer' }])
  })

  it.each<[object, object]>([
    [
      { name: 'X-T', in: 'header' },
      { name: 'x-t', style: 'simple', explode: false },
    ],
    [
      { name: 'Seen', in: 'cookie' },
      { name: 'Seen', style: 'form', explode: true },
    ],
    [{ style: 'pipeDelimited' }, { style: 'pipeDelimited', explode: false }],
    [{ explode: false }, { style: 'form', explode: false }],
    [{ content: { 'application/json': { schema: {} } } }, { style: 'json' }],
  ])('%j is encoded as %j', async (parameter, encoding) => {
    expect((await query(parameter))?.params).toMatchObject([encoding])
  })

  const loop = { $ref: '#/paths/~1things/post/parameters/0/schema' }
  const integer = { type: 'integer' }
  it.each<[object, unknown]>([
    [{}, 'string'],
    [{ type: ['string', 'null', 'integer'] }, 'integer|null|string'],
    [{ enum: [1, 'a', true] }, 'integer|boolean|string'],
    [{ type: 'array', items: { type: 'number' } }, { items: 'number' }],
    [{ oneOf: [integer, { type: 'boolean' }] }, 'integer|boolean'],
    [
      { allOf: [{ properties: { a: integer } }, { properties: { b: {} } }] },
      { fields: { a: 'integer', b: 'string' } },
    ],
    [
      { type: 'object', additionalProperties: integer },
      { fields: {}, rest: 'integer' },
    ],
    [
      { type: 'object', properties: { id: integer, next: loop } },
      { fields: { id: 'integer', next: 'string' } },
    ],
  ])('of %j is read as %j', async (schema, shape) => {
    expect((await query({ schema }))?.params[0]?.shape).toEqual(shape)
  })
})

describe('security', () => {
  const securitySchemes = {
    bearer: { type: 'http', scheme: 'Bearer' },
    oauth: { type: 'oauth2', flows: {} },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    query: { type: 'apiKey', in: 'query', name: 'Key' },
    client: { type: 'mutualTLS' },
  }
  const read = (security: object[], own?: object[]) =>
    compileOpen(
      documentOf(
        { '/a': { get: { ...ok, operationId: 'a', ...(own && { security: own }) } } },
        { security, components: { securitySchemes } },
      ),
    )

  it.each([
    ['none', [], undefined],
    ['required', [{ bearer: [] }], undefined],
    ['optional', [{ bearer: [] }, {}], undefined],
    ['none', [{ bearer: [] }], []],
    ['required', [], [{ bearer: [] }, { key: [] }]],
    ['none', [{ client: [] }], undefined],
  ])('is %s with %j, and %j of the operation', async (auth, security, own) => {
    const { contract } = await read(security, own)
    expect(contract.calls['a']).toMatchObject({ auth, access: auth === 'required' ? 'signed-in' : 'public' })
  })

  it('has each scheme once', async () => {
    const { contract } = await read([{ bearer: [] }, { oauth: [] }, { key: [] }, { query: [] }])
    expect(contract.schemes).toEqual([
      { in: 'authorization', scheme: 'bearer' },
      { in: 'header', name: 'x-key' },
      { in: 'query', name: 'Key' },
    ])
  })
})

it.each([
  ['https://api.example.com/v2/', '/v2'],
  ['https://api.example.com', '/api'],
  ['api/v1', '/api/v1'],
  ['{scheme}://{host}/{version}', '/v3'],
  [undefined, '/api'],
  ['/', '', '/a/b'],
  [undefined, '', '/a/b'],
  ['/', '/api', '/{a}/b'],
])('calls of a server at %s begin with %s', async (url, prefix, path = '/a') => {
  const variables = { scheme: { default: 'https' }, host: { default: 'a.b' }, version: { default: 'v3' } }
  const servers = url === undefined ? [] : [{ url, variables }]
  expect((await compileOpen(documentOf({ [path]: { get: ok } }, { servers }))).contract.prefix).toBe(prefix)
})
