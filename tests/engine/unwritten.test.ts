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

const { contract } = await compileOpen(
  documentOf(
    {
      '/shelves': {
        get: { operationId: 'listShelves', responses: { 200: json({ type: 'array', items: ref('Shelf') }) } },
        post: {
          operationId: 'addShelf',
          requestBody: json(ref('Shelf')),
          responses: { 201: json(ref('Shelf')), ...problem },
        },
      },
      '/shelves/{code}': {
        parameters: [path('code')],
        get: { operationId: 'getShelf', responses: { 200: json(ref('Shelf')), ...problem } },
        delete: { operationId: 'removeShelf', responses: { 204: {}, ...problem } },
      },
      '/shelves/{code}/books': {
        parameters: [path('code')],
        get: {
          operationId: 'listBooks',
          parameters: [query('limit', 'integer'), query('after'), query('genre'), query('lent')],
          responses: { 200: json(page), ...problem },
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
          responses: {
            200: json(
              { type: 'object', properties: { open: { type: 'boolean' }, until: { type: 'string' } } },
              {
                examples: {
                  open: { value: { open: true, until: '18:00' } },
                  closed: { value: { open: false } },
                },
              },
            ),
            503: json(ref('Problem')),
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
})

it('a call that is about no resource is answered with the example that is asked for', async () => {
  const ask = open()
  const shut = { open: false, until: '18:00' }
  expect(await ask('GET', 'hours')).toEqual({
    status: 200,
    from: 'example',
    body: { open: true, until: '18:00' },
  })
  expect((await ask('GET', 'hours', undefined, { prefer: 'example=closed' })).body).toMatchObject(shut)
  expect((await ask('GET', 'hours', undefined, { prefer: 'code=503' })).status).toBe(503)
})

it('the state of a resource with an operation is its own', async () => {
  const addShelf = {
    call: 'addShelf',
    run() {
      throw new Refused('No room.', { httpStatus: 507 })
    },
  }
  const ask = open({ addShelf })
  expect([await ask('POST', 'shelves', { code: 'x', room: 1 }), await ask('GET', 'shelves')]).toMatchObject([
    { status: 507, from: null, body: { error: { message: 'No room.' } } },
    { status: 200, from: 'schema' },
  ])
})

it('refusals have the form of the contract’s own', async () => {
  const ask = open()
  const short = 'title must NOT have fewer than 1 characters'
  const refused = [
    await ask('POST', 'shelves/a1/books', book, { authorization: '' }),
    await ask('POST', 'shelves/a1/books', { title: '' }),
  ]
  expect(refused).toMatchObject([
    { status: 401, body: { error: { code: 'failed', message: 'This call needs a valid token.' } } },
    { status: 422, body: { error: { message: short, errors: { body: [short] } } } },
  ])
})
