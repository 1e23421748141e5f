import { describe, expect, it } from 'vitest'
import { compileOpen, documentOf } from '../../../tests/support/open-contract.ts'
import { profiles } from '../profile.ts'
import { compilerOf } from '../validators.ts'
import { CallReader } from './calls.ts'
import { readDocument } from './document.ts'
import { Sampler } from './samples.ts'
import { Schemas } from './schemas.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: object, rest: object = {}) => ({ type: 'object', properties, ...rest })
const text = { type: 'string' }
const node = object({ id: { const: 7 }, next: ref('Node'), all: { type: 'array', items: ref('Node') } })
const branch = (kind: string, field: string) =>
  object({ kind: { enum: [kind] }, [field]: text }, { required: ['kind'] })

/** Returns the samples of an answer, after making sure that its validator accepts them. */
async function samplesOf(schema: object, media: object = {}) {
  const content = { 'application/json': { schema, ...media } }
  const source = documentOf(
    { '/a': { get: { operationId: 'a', responses: { 200: { description: '', content } } } } },
    { components: { schemas: { Node: node } } },
  )
  const { samples, answers, notCarried } = await compileOpen(source)
  const found = samples['a']?.['200'] ?? []
  for (const { body } of found) expect(answers['a']?.['200']?.(body)).toBe(true)
  return { found, bodies: found.map(({ body }) => body), reported: notCarried.map(({ what }) => what) }
}

it.each<[kind: string, schema: object, body: unknown]>([
  ['all of several', { allOf: [object({ a: { const: 1 } }), object({ b: { const: 2 } })] }, { a: 1, b: 2 }],
  ['one of several', { oneOf: [branch('x', 'name'), branch('y', 'title')] }, { kind: 'x', name: 'Name' }],
  [
    'null or something',
    { oneOf: [{ type: 'null' }, object({ a: { type: ['string', 'null'] } })] },
    { a: 'A' },
  ],
  ['something within itself', ref('Node'), { id: 7, all: [] }],
  ['a mapping', { type: 'object', additionalProperties: { enum: ['v'] } }, { key: 'v' }],
  ['fields without a description', object({}, { required: ['b'] }), { b: 'B' }],
  ['a pattern', { ...text, pattern: '^[A-Z]{3}-\\d{2}$' }, expect.stringMatching(/^[A-Z]{3}-\d{2}$/)],
  ['bounds', { type: 'number', exclusiveMinimum: 5, maximum: 6, multipleOf: 0.5 }, 6],
  ['a length', object({ name: { ...text, minLength: 7, maxLength: 8 } }), { name: 'Name Na' }],
  [
    'items that differ',
    { type: 'array', items: { ...text, pattern: '^\\d+$' }, minItems: 2, uniqueItems: true },
    expect.any(Array),
  ],
  [
    'formats',
    object({ a: { ...text, format: 'date' }, b: { ...text, format: 'email' } }),
    { a: '2026-01-15', b: 'ada@example.com' },
  ],
  [
    'names',
    object({ hasMore: { type: 'boolean' }, homeUrl: text, currency: text }),
    { hasMore: false, homeUrl: 'https://example.com/', currency: 'EUR' },
  ],
  [
    'examples and defaults of fields',
    object({ a: { type: 'integer', example: 4 }, b: { ...text, default: 'd' } }),
    { a: 4, b: 'd' },
  ],
])('a sample of %s has every field, and fits', async (_kind, schema, body) => {
  expect((await samplesOf(schema)).bodies).toEqual([body])
})

describe('an example of the contract', () => {
  const pet = object({ id: { type: 'integer' }, name: text, tags: { type: 'array', items: text } })

  it('is completed, and has its name', async () => {
    const examples = { one: { value: { id: 3, more: true } }, same: { value: { id: 3, more: true } } }
    expect((await samplesOf(pet, { examples })).found).toEqual([
      { name: 'one', of: 'example', body: { id: 3, name: 'Name', tags: ['Tags'], more: true } },
    ])
  })

  it('that its schema refuses is mended and reported', async () => {
    const { bodies, reported } = await samplesOf(pet, { example: { id: 'x', name: 'Rex', tags: [1] } })
    expect(bodies).toEqual([{ id: expect.any(Number), name: 'Rex', tags: ['Tags'] }])
    expect(reported).toContain('an example that its own schema refuses')
  })

  it('decides which branch is taken', async () => {
    const schema = { oneOf: [branch('x', 'name'), branch('y', 'title')] }
    expect((await samplesOf(schema, { example: { kind: 'y' } })).bodies).toEqual([
      { kind: 'y', title: 'Title' },
    ])
  })
})

it('samples of one schema agree with its example in another call, and requests fit', async () => {
  const answer = (media: object) => ({
    200: { description: '', content: { 'application/json': { schema: ref('Pet'), ...media } } },
  })
  const id = { name: 'id', in: 'path', schema: { type: 'integer' }, example: 8 }
  const body = { required: true, content: { 'application/json': { schema: ref('Pet') } } }
  const source = documentOf(
    {
      '/pets/{id}': {
        parameters: [id],
        put: { operationId: 'put', requestBody: body, responses: answer({}) },
      },
      '/pet': { get: { operationId: 'get', responses: answer({ example: { id: 8, name: 'Rex' } }) } },
    },
    {
      components: {
        schemas: { Pet: object({ id: { type: 'integer' }, name: text }, { required: ['name'] }) },
      },
    },
  )
  const { samples, requests } = await compileOpen(source)
  expect(samples['put']?.['200']?.[0]?.body).toEqual({ id: 8, name: 'Rex' })

  const document = readDocument(source)
  const schemas = new Schemas(document, profiles.open)
  const { put } = new CallReader(document, schemas).read().described
  const sampler = new Sampler(document, schemas, compilerOf(schemas))
  const made = [false, true].map((minimal) => put && sampler.request(put, 'application/json', minimal))
  expect(made).toMatchObject([{ body: { id: expect.any(Number), name: 'Name' } }, { body: { name: 'Name' } }])
  for (const request of made) expect(requests['put']?.['application/json']?.(request)).toBe(true)
})

it('an answer of text has a text', async () => {
  const content = { 'text/csv': { example: 'a,b' }, 'text/plain': {} }
  const { samples } = await compileOpen(
    documentOf({ '/a': { get: { operationId: 'a', responses: { 200: { description: '', content } } } } }),
  )
  expect(samples['a']).toEqual({ 200: [{ name: '', of: 'example', body: 'a,b' }] })
})
