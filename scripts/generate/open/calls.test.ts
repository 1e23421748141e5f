import { describe, expect, it } from 'vitest'
import type { OpenCall } from '../../../mocks/engine/open/types.ts'
import { compileOpen, documentOf } from '../../../tests/support/open-contract.ts'

const ok = { responses: { 200: { description: '' } } }

/** Generates a contract with one call and returns the call. */
async function callOf(
  operation: object,
  rest: object = {},
  path = '/things',
  item: object = {},
): Promise<OpenCall> {
  const { contract } = await compileOpen(
    documentOf({ [path]: { ...item, post: { ...ok, ...operation } } }, rest),
  )
  const [call] = Object.values(contract)
  if (!call) throw new Error('The contract has no call')
  return call
}

describe('a call', () => {
  it('is described by what the engine needs', async () => {
    const operation = {
      operationId: 'addThing',
      tags: ['things', 'others'],
      security: [{ token: [] }],
      requestBody: {
        content: { 'Application/JSON; charset=utf-8': { schema: {} }, 'text/csv': {}, 'image/*': {} },
      },
      responses: {
        201: { description: '', content: { 'application/xml': {}, 'application/json': {}, 'text/csv': {} } },
        202: { description: '', content: { 'application/xml': {} } },
        204: { description: '' },
        '4xx': { description: '' },
        default: { description: '' },
      },
    }
    const securitySchemes = { token: { type: 'http', scheme: 'Bearer' } }
    expect(await callOf(operation, { components: { securitySchemes } })).toEqual({
      operationId: 'addThing',
      tag: 'things',
      access: 'signed-in',
      auth: 'required',
      produces: 'json',
      fields: {},
      method: 'post',
      path: '/things',
      params: [],
      bodies: { 'application/json': 'json', 'text/csv': 'text', 'image/*': 'file' },
      defaults: { query: [], body: [] },
      answers: {
        201: ['application/json', 'text/csv'],
        202: ['application/xml'],
        204: [],
        '4XX': [],
        default: [],
      },
    })
  })

  it('without an operationId has the name of its route', async () => {
    const { contract, answerValidators } = await compileOpen(documentOf({ '/things/{id}': { get: ok } }))
    expect(contract).toMatchObject({ 'GET /things/{id}': { operationId: 'GET /things/{id}', tag: 'other' } })
    expect(answerValidators).toEqual({ 'GET /things/{id}': {} })
  })

  it('can be described elsewhere', async () => {
    const { contract } = await compileOpen(
      documentOf(
        { '/a': { $ref: '#/components/pathItems/A' } },
        {
          components: {
            pathItems: {
              A: {
                post: {
                  operationId: 'a',
                  requestBody: { $ref: '#/components/requestBodies/B' },
                  responses: { 200: { $ref: '#/components/responses/R' } },
                },
              },
            },
            requestBodies: { B: { content: { 'text/plain': {} } } },
            responses: { R: { description: '', content: { 'application/json': {} } } },
          },
        },
      ),
    )
    expect(contract).toMatchObject({
      a: { bodies: { 'text/plain': 'text' }, answers: { 200: ['application/json'] } },
    })
  })
})

describe('a parameter', () => {
  const shared = [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'q', in: 'query', schema: { type: 'string' } },
  ]

  it('belongs to a path or to an operation, which wins', async () => {
    const parameters = [{ name: 'q', in: 'query', schema: { type: 'integer' } }]
    const { params } = await callOf({ parameters }, {}, '/things/{id}', { parameters: shared })
    expect(params).toEqual([
      { name: 'id', in: 'path', style: 'simple', explode: false, shape: 'integer' },
      { name: 'q', in: 'query', style: 'form', explode: true, shape: 'integer' },
    ])
  })

  it.each([
    [
      'a header, in lower case',
      { name: 'X-Trace', in: 'header' },
      { name: 'x-trace', style: 'simple', explode: false },
    ],
    ['a cookie', { name: 'Seen', in: 'cookie' }, { name: 'Seen', style: 'form', explode: true }],
    [
      'deepObject',
      { name: 'a', in: 'query', style: 'deepObject', explode: true },
      { style: 'deepObject', explode: true },
    ],
    [
      'pipeDelimited',
      { name: 'a', in: 'query', style: 'pipeDelimited' },
      { style: 'pipeDelimited', explode: false },
    ],
    [
      'a list that isn’t repeated',
      { name: 'a', in: 'query', explode: false },
      { style: 'form', explode: false },
    ],
    [
      'JSON',
      { name: 'a', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
      { style: 'json' },
    ],
  ])('is %s', async (_name, parameter, encoding) => {
    expect((await callOf({ parameters: [parameter] })).params).toMatchObject([encoding])
  })

  it('is none for the headers that OpenAPI describes elsewhere', async () => {
    const parameters = ['Accept', 'content-type', 'Authorization'].map((name) => ({ name, in: 'header' }))
    expect((await callOf({ parameters })).params).toEqual([])
  })

  const node = {
    type: 'object',
    properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
  }
  it.each([
    ['text without a type', {}, 'string'],
    ['types in the order of reading', { type: ['string', 'null', 'integer'] }, 'integer|null|string'],
    ['the types of values', { enum: [1, 'a', true] }, 'integer|boolean|string'],
    ['a list', { type: 'array', items: { type: 'number' } }, { items: 'number' }],
    ['a choice', { oneOf: [{ type: 'integer' }, { type: 'boolean' }] }, 'integer|boolean'],
    [
      'an object',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'integer' } } },
          { properties: { b: { type: 'boolean' } } },
        ],
      },
      { fields: { a: 'integer', b: 'boolean' } },
    ],
    [
      'a mapping',
      { type: 'object', additionalProperties: { type: 'integer' } },
      { fields: {}, rest: 'integer' },
    ],
    [
      'an object that contains itself',
      { $ref: '#/components/schemas/Node' },
      { fields: { id: 'integer', next: 'string' } },
    ],
  ])('has the shape of %s', async (_name, schema, shape) => {
    const rest = { components: { schemas: { Node: node } } }
    const { params } = await callOf({ parameters: [{ name: 'a', in: 'query', schema }] }, rest)
    expect(params[0]?.shape).toEqual(shape)
  })

  it('is checked by name, wherever it is', async () => {
    const parameters = [
      ...shared,
      { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string', minLength: 2 } },
      { name: 'seen', in: 'cookie', schema: { type: 'boolean' } },
    ]
    const { requestValidators } = await compileOpen(
      documentOf({ '/things/{id}': { get: { ...ok, operationId: 'a', parameters } } }),
    )
    const check = requestValidators['a']?.['']
    const request = { path: { id: 1 }, query: {}, header: { 'x-trace': 'ab' }, cookie: {} }
    expect(check?.(request)).toBe(true)
    expect(
      check?.({ ...request, path: {}, query: { q: 1 }, header: { 'x-trace': 'a' }, cookie: { seen: 'x' } }),
    ).toBe(false)
    expect(check?.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
      '/path required',
      '/query/q type',
      '/header/x-trace minLength',
      '/cookie/seen type',
    ])
  })
})

describe('a body', () => {
  const schema = {
    type: 'object',
    required: ['photo'],
    properties: {
      name: { type: 'string' },
      tags: { type: 'array', items: { type: 'string' } },
      address: { type: 'object', properties: { street: { type: 'string' } } },
      photo: { type: 'string', format: 'binary' },
      more_files: { type: 'array', items: { type: 'string', format: 'binary' } },
      scan: {},
      data: { type: 'string' },
      filter: { type: 'object', properties: { from: { type: 'integer' } } },
    },
  }
  const encoding = {
    scan: { contentType: 'image/png, image/jpeg' },
    data: { contentType: 'application/json' },
    filter: { style: 'deepObject', explode: true },
  }
  const form = (shape: unknown) => ({ style: 'form', explode: true, shape })

  it('is a form with parts, of which some are files or JSON', async () => {
    const call = await callOf({ requestBody: { content: { 'multipart/form-data': { schema, encoding } } } })
    const json = { style: 'json', explode: false, shape: 'string' }
    expect(call.bodies).toEqual({
      'multipart/form-data': {
        fields: {
          name: form('string'),
          tags: form({ items: 'string' }),
          address: json,
          photo: 'file',
          more_files: 'files',
          scan: 'file',
          data: json,
          filter: { style: 'deepObject', explode: true, shape: { fields: { from: 'integer' } } },
        },
      },
    })
    expect(call.fields).toEqual({
      photo: { kind: 'file', required: true, label: 'Photo' },
      more_files: { kind: 'files', required: false, label: 'More files' },
      scan: { kind: 'file', required: false, label: 'Scan' },
    })
  })

  it('is a form as text', async () => {
    const { name, tags, address } = schema.properties
    const fields = { type: 'object', properties: { name, tags, address } }
    const content = { 'application/x-www-form-urlencoded': { schema: fields } }
    expect((await callOf({ requestBody: { content } })).bodies).toEqual({
      'application/x-www-form-urlencoded': {
        fields: {
          name: form('string'),
          tags: form({ items: 'string' }),
          address: form({ fields: { street: 'string' } }),
        },
      },
    })
  })

  it.each([
    ['application/problem+json', 'json'],
    ['*/*', 'json'],
    ['text/markdown', 'text'],
    ['application/pdf', 'file'],
    ['application/octet-stream', 'file'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'file'],
  ])('of %s is read as %s', async (type, read) => {
    const { bodies } = await callOf({ requestBody: { content: { [type]: { schema: {} } } } })
    expect(bodies).toEqual({ [type]: read })
  })

  it('can be required', async () => {
    const requestBody = { required: true, content: { 'application/json': { schema: { type: 'integer' } } } }
    const { requestValidators } = await compileOpen(
      documentOf({ '/a': { put: { ...ok, operationId: 'a', requestBody } } }),
    )
    expect(requestValidators['a']?.['']?.({})).toBe(false)
    expect(requestValidators['a']?.['application/json']?.({ body: 1 })).toBe(true)
    expect(requestValidators['a']?.['application/json']?.({ body: 'a' })).toBe(false)
  })
})

describe('security', () => {
  const securitySchemes = {
    basic: { type: 'http', scheme: 'basic' },
    bearer: { type: 'http', scheme: 'bearer' },
    oauth: { type: 'oauth2', flows: {} },
    key: { type: 'apiKey', in: 'header', name: 'X-Key' },
    query: { type: 'apiKey', in: 'query', name: 'Key' },
    session: { type: 'apiKey', in: 'cookie', name: 'session' },
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
    expect(contract['a']).toMatchObject({ auth, access: auth === 'required' ? 'signed-in' : 'public' })
  })

  it('has each scheme that is used once', async () => {
    const { schemes } = await read([
      { bearer: [] },
      { oauth: [] },
      { key: [] },
      { query: [] },
      { session: [] },
    ])
    expect(schemes).toEqual([
      { in: 'authorization', scheme: 'bearer' },
      { in: 'header', name: 'x-key' },
      { in: 'query', name: 'Key' },
      { in: 'cookie', name: 'session' },
    ])
  })
})

describe('the prefix', () => {
  it.each([
    ['https://api.example.com/v2/', '/v2'],
    ['https://api.example.com', '/api'],
    ['/', '/api'],
    ['api/v1', '/api/v1'],
    ['{scheme}://{host}/{version}', '/v3'],
  ])('of %s is %j', async (url, prefix) => {
    const variables = {
      scheme: { default: 'https' },
      host: { default: 'example.com' },
      version: { default: 'v3' },
    }
    const compiled = await compileOpen(documentOf({ '/a': { get: ok } }, { servers: [{ url, variables }] }))
    expect(compiled.prefix).toBe(prefix)
  })

  it('is /api without a server', async () => {
    expect((await compileOpen(documentOf({ '/a': { get: ok } }, { servers: [] }))).prefix).toBe('/api')
  })
})
