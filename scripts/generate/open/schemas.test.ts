import { describe, expect, it } from 'vitest'
import { compileOpen, documentOf, engine } from '../../../tests/support/open-contract.ts'

interface Case {
  name: string
  schema: unknown
  /** Which side is checked, if not only answers. */
  side?: 'request'
  valid: unknown[]
  invalid: unknown[]
}

const components = {
  schemas: {
    Node: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
    },
    Account: {
      type: 'object',
      required: ['id', 'name', 'password'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string' },
        password: { type: 'string', writeOnly: true },
      },
    },
    'Odd name/~%': { type: 'boolean' },
    Alias: { $ref: '#/components/schemas/Node' },
    Left: { type: 'object', required: ['kind'], properties: { kind: { const: 'left' } } },
    Right: { type: 'object', required: ['kind'], properties: { kind: { const: 'right' } } },
    Filled: { type: 'object', properties: { extra: { type: 'integer', default: 1 } } },
  },
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** These would take minutes, some of them years, to find out that the text doesn't match. */
const hostile = `${'a'.repeat(100_000)}!`
const exploding = [
  '(a+)+$',
  '^(a|a)*$',
  '^(a|ab|b)*$',
  '^a*a*a*$',
  'a+$',
  '^(?=(a+)+$)a',
  '^(a{1,30}){1,30}$',
  '(a+)+\\1$',
]

const either: Case[] = [
  ...exploding.map((pattern) => ({
    name: `pattern ${pattern}`,
    schema: {
      items: { pattern },
      patternProperties: { [pattern]: { type: 'null' } },
      additionalProperties: false,
    },
    valid: [['aaaa'], { aaaa: null }],
    invalid: [[hostile], [hostile.slice(-19)], { [hostile]: null }],
  })),
  { name: 'types', schema: { type: ['integer', 'null'] }, valid: [1, null], invalid: ['1', 1.5] },
  {
    name: 'const',
    schema: { const: { a: [1] } },
    valid: [{ a: [1] }],
    invalid: [{ a: [2] }, { a: [1], b: 1 }],
  },
  {
    name: 'enumerations of objects',
    schema: { enum: [{ a: 1 }, 2] },
    valid: [{ a: 1 }, 2],
    invalid: [{}, 1],
  },
  { name: 'lengths in characters', schema: { type: 'string', maxLength: 1 }, valid: ['🙂'], invalid: ['ab'] },
  {
    name: 'unique items',
    schema: { uniqueItems: true },
    valid: [[{ a: 1 }, {}, 1, '1']],
    invalid: [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  },
  { name: 'multiples of decimals', schema: { multipleOf: 0.01 }, valid: [0.07, 1.13], invalid: [0.075] },
  { name: 'patterns of Unicode', schema: { pattern: '^\\p{L}+$' }, valid: ['é'], invalid: ['1'] },
  {
    name: 'patterns of older engines',
    schema: { pattern: '^[\\w-\\.]+$' },
    valid: ['a-b.c'],
    invalid: ['a b'],
  },
  {
    name: 'references',
    schema: ref('Node'),
    valid: [{ id: 1, next: { id: 2 } }],
    invalid: [{ id: 1, next: {} }],
  },
  { name: 'references by way of others', schema: ref('Alias'), valid: [{ id: 1 }], invalid: [{}] },
  { name: 'references to odd names', schema: ref('Odd%20name~1~0%25'), valid: [true], invalid: [1] },
  {
    name: 'references to anywhere',
    schema: { $ref: '#/paths/~1odd~1{id}/get/responses/200/content/application~1json/schema' },
    valid: [5],
    invalid: [4],
  },
  {
    name: 'keywords beside a reference',
    schema: { ...ref('Node'), maxProperties: 1 },
    valid: [{ id: 1 }],
    invalid: [{ id: 1, a: 1 }],
  },
  {
    name: 'null or a reference',
    schema: { oneOf: [ref('Node'), { type: 'null' }] },
    valid: [null, { id: 1 }],
    invalid: [{}],
  },
  {
    name: 'oneOf',
    schema: { oneOf: [ref('Left'), ref('Right')] },
    valid: [{ kind: 'left' }],
    invalid: [{ kind: 'up' }],
  },
  {
    name: 'anyOf with null',
    schema: { anyOf: [{ type: 'integer' }, { type: 'boolean' }, { type: 'null' }] },
    valid: [1, true, null],
    invalid: ['a'],
  },
  { name: 'not', schema: { not: { type: 'string' } }, valid: [1], invalid: ['a'] },
  {
    name: 'if, then and else',
    schema: JSON.parse('{"if":{"type":"string"},"then":{"minLength":2},"else":{"type":"integer"}}'),
    valid: ['ab', 1],
    invalid: ['a', true],
  },
  {
    name: 'prefixItems',
    schema: { prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
    valid: [['a', 1]],
    invalid: [[1], ['a', 'b']],
  },
  { name: 'contains', schema: { contains: { const: 1 }, minContains: 2 }, valid: [[1, 1]], invalid: [[1]] },
  {
    name: 'patternProperties',
    schema: { patternProperties: { '^x-': { type: 'integer' } } },
    valid: [{ 'x-a': 1, b: '' }],
    invalid: [{ 'x-a': '' }],
  },
  {
    name: 'propertyNames',
    schema: { propertyNames: { maxLength: 1 } },
    valid: [{ a: 1 }],
    invalid: [{ ab: 1 }],
  },
  {
    name: 'dependentRequired',
    schema: { dependentRequired: { a: ['b'] } },
    valid: [{ a: 1, b: 1 }],
    invalid: [{ a: 1 }],
  },
  {
    name: 'dependentSchemas',
    schema: { dependentSchemas: { a: { required: ['b'] } } },
    valid: [{ b: 1 }],
    invalid: [{ a: 1 }],
  },
  {
    name: 'many fields and no others',
    schema: {
      properties: Object.fromEntries(Array.from({ length: 11 }, (_field, index) => [`f${index}`, {}])),
      additionalProperties: false,
    },
    valid: [{ f10: 1 }],
    invalid: [{ f11: 1 }],
  },
  {
    name: 'unevaluatedProperties',
    schema: { allOf: [ref('Node')], properties: { a: {} }, unevaluatedProperties: false },
    valid: [{ id: 1, a: 1 }],
    invalid: [{ id: 1, b: 1 }],
  },
  {
    name: 'unevaluatedItems',
    schema: { prefixItems: [{}], unevaluatedItems: false },
    valid: [[1]],
    invalid: [[1, 2]],
  },
  {
    name: 'schemas that are booleans',
    schema: { properties: { a: false, b: true } },
    valid: [{ b: 1 }],
    invalid: [{ a: 1 }],
  },
  {
    name: 'names that look like code',
    schema: { properties: { 'validate1(schema1.x, "func1")': { enum: ['rootData'] } } },
    valid: [{}],
    invalid: [{ 'validate1(schema1.x, "func1")': 1 }],
  },
  {
    name: 'fields for one side only, in answers',
    schema: ref('Account'),
    valid: [{ id: 1, name: '' }],
    invalid: [{ name: '' }, { id: 1, name: '', password: '' }],
  },
  {
    name: 'fields for one side only, in requests',
    schema: ref('Account'),
    side: 'request',
    valid: [
      { name: '', password: '' },
      { id: 'any', name: '', password: '' },
    ],
    invalid: [{ id: 1, name: '' }],
  },
  {
    name: 'fields that another part of an object marks',
    schema: { allOf: [{ properties: { id: { readOnly: true } } }, { required: ['id'] }] },
    side: 'request',
    valid: [{}],
    invalid: [],
  },
  {
    name: 'files',
    schema: { properties: { file: { type: 'string', contentMediaType: 'image/png' } } },
    side: 'request',
    valid: [{ file: new Blob() }],
    invalid: [],
  },
]

/** Schemas with keywords that mean something else in OpenAPI 3.0. */
const older: Case[] = [
  { name: 'a type', schema: { type: 'string', nullable: true }, valid: ['a', null], invalid: [1] },
  {
    name: 'an enumeration',
    schema: { type: 'string', enum: ['a'], nullable: true },
    valid: ['a', null],
    invalid: ['b'],
  },
  {
    name: 'a reference',
    schema: { ...ref('Node'), nullable: true },
    valid: [{ id: 1 }, null],
    invalid: [{}],
  },
  {
    name: 'allOf',
    schema: { allOf: [ref('Node')], nullable: true },
    valid: [{ id: 1 }, null],
    invalid: [{}],
  },
  { name: 'no null', schema: { type: 'object', nullable: false }, valid: [{}], invalid: [null] },
  {
    name: 'an exclusive limit',
    schema: { minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
    valid: [2, 3],
    invalid: [1, 4],
  },
  {
    name: 'what is beside a reference',
    schema: { ...ref('Node'), maxProperties: 1 },
    valid: [{ id: 1, a: 1 }],
    invalid: [{}],
  },
]

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

async function compileAll(cases: readonly Case[], openapi: string) {
  const call = ({ schema }: Case, index: number) => ({
    operationId: `call${index}`,
    requestBody: json(schema),
    responses: { 200: { description: '', ...json(schema) } },
  })
  const paths = Object.fromEntries(cases.map((one, index) => [`/call${index}`, { post: call(one, index) }]))
  const odd = { get: { responses: { 200: json({ const: 5 }) } } }
  return compileOpen(documentOf({ ...paths, '/odd/{id}': odd }, { openapi, components }))
}

describe.each([
  ['JSON Schema 2020-12', '3.1.0', either],
  ['the schemas of OpenAPI 3.0', '3.0.3', older],
])('%s', async (_name, openapi, cases) => {
  const { requestValidators, answerValidators } = await compileAll(cases, openapi)

  it.each(cases.map((one, index) => ({ ...one, index })))('$name', ({ index, side, valid, invalid }) => {
    const check = (value: unknown) =>
      side === 'request'
        ? requestValidators[`call${index}`]?.['application/json']?.({ body: value })
        : answerValidators[`call${index}`]?.['200']?.(value)
    expect(valid.map(check)).toEqual(valid.map(() => true))
    expect(invalid.map(check)).toEqual(invalid.map(() => false))
  })
})

it('choices within choices are tried once, not once more for each level', async () => {
  const left = { anyOf: [{ $ref: '#/components/schemas/Term' }, { type: 'string' }] }
  const oneOf = ['and', 'or'].map((kind) => ({
    required: ['left'],
    properties: { kind: { const: kind }, left },
  }))
  const all = { schemas: { Term: { oneOf } } }
  const post = { operationId: 'a', requestBody: json({ items: ref('Term') }), responses: {} }
  const { requestValidators } = await compileOpen(documentOf({ '/a': { post } }, { components: all }))
  const term = (inner: unknown) =>
    Array.from({ length: 60 }).reduce((outer) => ({ kind: 'or', left: outer }), inner)
  const check = (body: unknown) => requestValidators['a']?.['application/json']?.({ body })
  expect([check([term('a'), term('b')]), check([term('a'), term(1)])]).toEqual([true, false])
})

describe('defaults', () => {
  const schema = {
    type: 'object',
    properties: {
      page: { type: 'integer', default: 1 },
      wrong: { type: 'integer', default: 'one' },
      referred: { $ref: '#/components/schemas/Size' },
      inner: { type: 'object', properties: { on: { type: 'boolean', default: true } } },
      chosen: { oneOf: [{ $ref: '#/components/schemas/Filled' }, { type: 'object', required: ['b'] }] },
    },
  }
  const schemas = { ...components.schemas, Size: { type: 'integer', default: 20 } }
  const call = {
    operationId: 'list',
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 10 } }],
    requestBody: json(schema),
    responses: { 200: json(schema) },
  }

  it('are filled in where the value must fit, and only in requests', async () => {
    const { contract, requestValidators, answerValidators, notCarried } = await compileOpen(
      documentOf({ '/list': { post: call } }, { components: { schemas } }),
    )
    const request = { path: {}, query: {}, header: {}, cookie: {}, body: { inner: {}, chosen: {} } }
    expect(requestValidators['list']?.['application/json']?.(request)).toBe(true)
    expect(request).toMatchObject({ query: { limit: 10 } })
    expect(request.body).toEqual({ page: 1, referred: 20, inner: { on: true }, chosen: {} })
    const answer = {}
    expect(answerValidators['list']?.['200']?.(answer)).toBe(true)
    expect(answer).toEqual({})
    expect(contract['list']?.defaults).toEqual({ query: ['limit'], body: ['page', 'referred'] })
    expect(notCarried).toEqual([
      {
        what: 'a default that depends on a choice isn’t filled in',
        places: ['components.schemas.Filled.extra'],
      },
      {
        what: 'a default that its own schema refuses',
        places: ['POST /list requestBody.content.application/json.schema.wrong'],
      },
    ])
  })
})

describe('the generated code', () => {
  it('has nothing that a strict policy refuses, and imports only from the engine', async () => {
    const { files } = await compileAll(either, '3.1.0')
    const code = files['validators.gen.js'].replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(code).not.toMatch(/\beval\b|new Function|require\(|ajv/)
    const imports = [...code.matchAll(/^import .* from '(.*)'$/gm)].map(([, from = '']) => from)
    expect([...new Set(imports)]).toEqual([engine('contract/formats.ts'), engine('open/formats.ts')])
  })
})
