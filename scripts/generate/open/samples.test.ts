import { expect, it } from 'vitest'
import { compileOpen, documentOf } from '../../../tests/support/open-contract.ts'
import { profiles } from '../profile.ts'
import { compilerOf } from '../validators.ts'
import { CallReader } from './calls.ts'
import { readDocument } from './document.ts'
import { Sampler } from './samples.ts'
import { Schemas } from './schemas.ts'

const text = { type: 'string' }
const any: unknown = expect.anything()
const ref = { $ref: '#/components/schemas/Node' }
const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const list = (items: object, rest: object = {}) => ({ type: 'array', items, ...rest })
const of = (kind: string, field: string) => object({ kind: { enum: [kind] }, [field]: text }, 'kind')
const either = { oneOf: [of('x', 'name'), of('y', 'title')] }
const pet = object({ id: { type: 'integer' }, name: text, tags: list(text) }, 'name')
const Node = object({ id: { const: 7 }, next: ref, all: list(ref) })
const json = (schema: object, media: object = {}) => ({
  content: { 'application/json': { schema, ...media } },
})

/** Returns the samples of an answer, after making sure that its validator accepts them. */
async function samplesOf(schema: object, media: object = {}) {
  const answer = { description: '', ...json(schema, media) }
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: answer } } } }
  const { samples, answers, notCarried } = await compileOpen(
    documentOf(paths, { components: { schemas: { Node } } }),
  )
  const found = samples['a']?.['200'] ?? []
  for (const { body } of found) expect(answers['a']?.['200']?.(body)).toBe(true)
  const isRefused = notCarried.some(({ what }) => what === 'an example that its own schema refuses')
  return { found, bodies: found.map(({ body }) => body), isRefused }
}

it.each<[kind: string, schema: object, body: unknown]>([
  ['all', { allOf: [object({ a: { const: 1 } }), object({ b: { const: 2 } })] }, { a: 1, b: 2 }],
  ['one', either, { kind: 'x', name: 'Name' }],
  ['null or', { oneOf: [{ type: 'null' }, object({ a: { type: ['string', 'null'] } })] }, { a: 'A' }],
  ['recursion', ref, { id: 7, all: [] }],
  ['a mapping', { type: 'object', additionalProperties: { enum: ['v'] } }, { key: 'v' }],
  ['a field without a description', object({}, 'b'), { b: 'B' }],
  ['a pattern', { ...text, pattern: '^[A-Z]{3}-\\d$' }, expect.stringMatching(/^[A-Z]{3}-\d$/)],
  ['bounds', { type: 'number', exclusiveMinimum: 5, maximum: 6, multipleOf: 0.5 }, 6],
  ['a length', object({ name: { ...text, minLength: 7, maxLength: 8 } }), { name: 'Name Na' }],
  ['differing items', list({ ...text, pattern: '^\\d+$' }, { minItems: 2, uniqueItems: true }), [any, any]],
  ['a format', object({ a: { ...text, format: 'date' } }), { a: '2026-01-15' }],
  ['names', object({ hasMore: { type: 'boolean' }, currency: text }), { hasMore: false, currency: 'EUR' }],
  ['said values', object({ a: { example: 4 }, b: { ...text, default: 'd' } }), { a: 4, b: 'd' }],
])('a sample of %s has every field, and fits', async (_kind, schema, body) => {
  expect((await samplesOf(schema)).bodies).toEqual([body])
})

it('an example is completed, and has its name', async () => {
  const value = { id: 3, name: 'Rex', more: true }
  const { found, isRefused } = await samplesOf(pet, { examples: { one: { value }, same: { value } } })
  expect(found).toEqual([{ name: 'one', of: 'example', body: { ...value, tags: ['Tags'] } }])
  expect(isRefused).toBe(false)
})

it('an example that its schema refuses is mended and reported', async () => {
  const { bodies, isRefused } = await samplesOf(pet, { example: { id: 'x', name: 'Rex', tags: [1] } })
  expect(bodies).toEqual([{ id: any, name: 'Rex', tags: ['Tags'] }])
  expect(isRefused).toBe(true)
})

it('an example decides which branch is taken', async () => {
  const { bodies } = await samplesOf(either, { example: { kind: 'y' } })
  expect(bodies).toEqual([{ kind: 'y', title: 'Title' }])
})

it('samples of a schema agree with its example elsewhere; texts are texts; requests fit', async () => {
  const id = { name: 'id', in: 'path', schema: { type: 'integer' } }
  const answer = (content: object) => ({ 200: { description: '', ...content } })
  const shared = { $ref: '#/components/schemas/Pet' }
  const body = { required: true, ...json(shared) }
  const source = documentOf(
    {
      '/pets/{id}': {
        put: { operationId: 'put', parameters: [id], requestBody: body, responses: answer(json(shared)) },
        get: { operationId: 'get', responses: answer(json(shared, { example: { id: 8 } })) },
      },
      '/csv': {
        get: { operationId: 'csv', responses: answer({ content: { 'text/csv': { example: 'a,b' } } }) },
      },
    },
    { components: { schemas: { Pet: pet } } },
  )
  const { samples, requests } = await compileOpen(source)
  expect(samples['put']?.['200']?.[0]?.body).toMatchObject({ id: 8 })
  expect(samples['csv']?.['200']?.[0]?.body).toBe('a,b')

  const document = readDocument(source)
  const schemas = new Schemas(document, profiles.open)
  const { put } = new CallReader(document, schemas).read().described
  const sampler = new Sampler(document, schemas, compilerOf(schemas))
  const made = [false, true].map((minimal) => put && sampler.request(put, 'application/json', minimal))
  expect(made.map((request) => Object.keys(request?.['body'] ?? {}))).toEqual([
    ['id', 'name', 'tags'],
    ['name'],
  ])
  for (const request of made) expect(requests['put']?.['application/json']?.(request)).toBe(true)
})
