import { describe, expect, it } from 'vitest'
import { Refused } from '../../mocks/engine/index.ts'
import { simulate } from '../../mocks/engine/open/index.ts'
import { Runtime } from '../../mocks/engine/runtime.ts'
import { MemoryStorage } from '../../mocks/engine/storage/memory.ts'
import { compileOpen, documentOf } from '../support/open-contract.ts'

const appUrl = 'https://shelves.example/'
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object, rest: object = {}) => ({ content: { 'application/json': { schema, ...rest } } })
const path = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })
const query = (name: string, type = 'string') => ({ name, in: 'query', schema: { type } })
const problem = { default: json(ref('Problem')) }
const item = { 200: json(ref('Book')), ...problem }
const page = {
  type: 'object',
  required: ['data', 'total', 'has_more'],
  properties: {
    data: { type: 'array', items: ref('Book') },
    total: { type: 'integer' },
    has_more: { type: 'boolean' },
  },
}

const shelves = { type: 'array', items: ref('Shelf'), minItems: 1, maxItems: 2 }
const impossible = { required: ['none'], properties: { none: { type: 'string', pattern: '(?!)' } } }

const { contract } = await compileOpen(
  documentOf(
    {
      '/shelves': {
        get: { operationId: 'listShelves', responses: { 200: json(shelves) } },
        post: {
          operationId: 'addShelf',
          requestBody: json(ref('Shelf')),
          responses: { 201: json(ref('Shelf')), ...problem },
        },
      },
      '/shelves/{code}': {
        parameters: [path('code')],
        get: { operationId: 'getShelf', responses: { 200: json(ref('Shelf')), ...problem } },
        put: {
          operationId: 'replaceShelf',
          requestBody: json(ref('Shelf')),
          responses: { 200: json({ ...impossible, allOf: [ref('Shelf')] }) },
        },
        delete: { operationId: 'removeShelf', responses: { 204: {}, ...problem } },
      },
      '/shelves/{code}/books': {
        parameters: [path('code')],
        get: {
          operationId: 'listBooks',
          parameters: [query('limit', 'integer'), query('after'), query('genre'), query('lent')],
          responses: { 200: json(page, { example: { data: [] } }), ...problem },
        },
        post: {
          operationId: 'addBook',
          security: [{ token: [] }],
          requestBody: { required: true, ...json(ref('Book')) },
          responses: { 201: json(ref('Book')), ...problem },
        },
      },
      '/shelves/{code}/books/{id}': {
        parameters: [path('code'), path('id')],
        get: { operationId: 'getBook', responses: item },
        patch: { operationId: 'changeBook', requestBody: json(ref('Book')), responses: item },
        delete: { operationId: 'removeBook', responses: { 204: {}, ...problem } },
      },
      '/hours': {
        get: {
          operationId: 'hours',
          security: [{ token: [] }],
          parameters: [query('day', 'integer')],
          responses: {
            203: json(
              { type: 'object', properties: { open: { type: 'boolean' }, until: { type: 'string' } } },
              {
                examples: {
                  open: { value: { open: true, until: '18:00' } },
                  closed: { value: { open: false } },
                },
              },
            ),
            401: { content: { 'text/plain': { schema: { type: 'string' } } } },
            422: json({ type: 'string' }),
            default: json(ref('Problem'), { examples: { full: { value: {} } } }),
          },
        },
      },
    },
    {
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        schemas: {
          Shelf: {
            type: 'object',
            required: ['code', 'room'],
            properties: { code: { type: 'string', examples: ['a1'] }, room: { type: 'integer', minimum: 1 } },
          },
          Book: {
            type: 'object',
            required: ['title'],
            properties: {
              id: { type: 'string', readOnly: true, examples: ['book_1a2b3c4d'] },
              title: { type: 'string', minLength: 1 },
              genre: { enum: ['novel', 'poem'] },
              lent: { type: 'boolean' },
              created_at: { type: 'string', format: 'date-time', readOnly: true },
            },
          },
          Problem: {
            type: 'object',
            required: ['error'],
            properties: {
              error: {
                type: 'object',
                required: ['code', 'message', 'errors'],
                properties: {
                  code: { enum: ['failed', 'missing'] },
                  message: { type: 'string' },
                  errors: {
                    type: 'object',
                    required: ['body'],
                    properties: { body: { type: 'array', items: { type: 'string' } } },
                  },
                },
              },
            },
          },
        },
      },
    },
  ),
)

function open(operations = {}, storage = new MemoryStorage()) {
  const runtime = new Runtime(simulate({ contract, operations }), { storage, appUrl })
  return async (method: string, address: string, body?: unknown, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer somebody', ...more }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await runtime.handle(`v1/${address}`, new Request(`${appUrl}v1/${address}`, init))
    const text = await answer.text()
    const from = answer.headers.get('x-unwritten')
    return { status: answer.status, from, body: text === '' ? undefined : JSON.parse(text) }
  }
}

const book = { title: 'Emma', genre: 'novel' }

describe('an item of a resource', () => {
  it('is created, read, listed, changed and removed, and stays so', async () => {
    const storage = new MemoryStorage()
    const ask = open({}, storage)
    const made = await ask('POST', 'shelves/a1/books', book)
    expect(made).toMatchObject({ status: 201, from: 'state', body: book })
    const at = `shelves/a1/books/${made.body.id}`
    expect(made.body.id).toMatch(/^book_\w{8}$/)
    expect((await ask('GET', at)).body).toEqual(made.body)
    expect((await ask('PATCH', at, { title: 'Persuasion' })).body).toEqual({
      ...made.body,
      title: 'Persuasion',
    })
    expect((await ask('GET', 'shelves/a1/books')).body.data).toContainEqual({
      ...made.body,
      title: 'Persuasion',
    })
    expect((await ask('DELETE', at)).status).toBe(204)
    const gone = {
      status: 404,
      from: 'state',
      body: { error: { message: `There is nothing at /v1/${at}.` } },
    }
    expect(await ask('GET', at)).toMatchObject(gone)
    expect(await open({}, storage)('GET', at)).toMatchObject(gone)
  })

  it('is found by its fields, a page at a time', async () => {
    const ask = open()
    for (const genre of ['poem', 'novel', 'poem', 'poem'])
      await ask('POST', 'shelves/a1/books', { ...book, genre })
    const poems = 'shelves/a1/books?genre=poem&lent=Ada&limit=2'
    const first = await ask('GET', poems)
    expect(first.body).toMatchObject({ data: [{ genre: 'poem' }, { genre: 'poem' }], has_more: true })
    const rest = await ask('GET', `${poems}&after=${first.body.data[1].id}`)
    expect(rest.body).toMatchObject({ data: [{ genre: 'poem' }], total: first.body.total, has_more: false })
  })

  it('belongs to one that exists, and goes with it', async () => {
    const ask = open()
    expect((await ask('GET', 'shelves/none/books')).status).toBe(404)
    await ask('POST', 'shelves', { code: 'b2', room: 3 })
    const { body } = await ask('POST', 'shelves/b2/books', book)
    expect((await ask('GET', `shelves/a1/books/${body.id}`)).status).toBe(404)
    await ask('DELETE', 'shelves/b2')
    await ask('POST', 'shelves', { code: 'b2', room: 3 })
    expect((await ask('GET', 'shelves/b2/books')).body.data).toEqual([])
  })

  it('has a key of its own', async () => {
    const ask = open()
    const shelf = { code: 'a1', room: 7 }
    // The item that a world begins with gives way.
    const answers = [await ask('POST', 'shelves', shelf), await ask('POST', 'shelves', shelf)]
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
  })

  it('is in a list that keeps its bounds', async () => {
    const ask = open()
    const { body } = await ask('GET', 'shelves')
    await ask('DELETE', `shelves/${body[0].code}`)
    expect(await ask('GET', 'shelves')).toMatchObject({ status: 200, body })
    for (const code of ['b', 'c', 'd']) await ask('POST', 'shelves', { code, room: 1 })
    expect((await ask('GET', 'shelves')).body).toMatchObject([{ code: 'b' }, { code: 'c' }])
    // No answer fits its schema.
    expect((await ask('PUT', 'shelves/b', { code: 'b', room: 2 })).status).toBe(501)
  })
})

it.for([
  ['hours', '', 203, 'example', { open: true, until: '18:00' }],
  ['hours', 'example=closed', 203, 'example', { open: false, until: '18:00' }],
  // Beside a success, `default` is a refusal.
  ['hours', 'example=full', 500, 'example', { error: { code: 'failed' } }],
  ['hours', 'code=503', 503, 'example', { error: { code: 'failed' } }],
  ['hours', 'code=204', 204, 'example', undefined],
  ['shelves', 'code=418', 200, 'state', [{ code: 'a1' }]],
] as const)('%s, asked for “%s”, is answered with HTTP %i', async ([address, prefer, status, from, body]) => {
  expect(await open()('GET', address, undefined, { prefer })).toMatchObject({ status, from, body })
})

it('the state of a resource with an operation is its own', async () => {
  const refusing = (call: string, httpStatus: number) => ({
    call,
    run() {
      throw new Refused('No room.', { httpStatus })
    },
  })
  const ask = open({ addShelf: refusing('addShelf', 507), getShelf: refusing('getShelf', 304) })
  expect(await ask('POST', 'shelves', { code: 'x', room: 1 })).toMatchObject({ status: 507, from: null })
  expect(await ask('GET', 'shelves/x')).toMatchObject({ status: 304, from: null, body: undefined })
  expect(await ask('GET', 'shelves')).toMatchObject({ status: 200, from: 'schema' })
})

it('refusals have the form of the contract’s own', async () => {
  const ask = open()
  const short = 'title must NOT have fewer than 1 characters'
  const refused = [
    await ask('POST', 'shelves/a1/books', book, { authorization: '' }),
    await ask('POST', 'shelves/a1/books', { title: '' }),
    await ask('GET', 'hours', undefined, { authorization: '' }),
    await ask('GET', 'hours?day=one'),
  ]
  expect(refused).toMatchObject([
    { status: 401, body: { error: { code: 'failed', message: 'This call needs a valid token.' } } },
    { status: 422, body: { error: { message: short, errors: { body: [short] } } } },
    { status: 401, body: { message: 'This call needs a valid token.' } },
    { status: 422, body: 'day must be integer' },
  ])
})
