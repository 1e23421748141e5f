import { describe, expect, expectTypeOf, it } from 'vitest'
import { compileOpen, documentOf, engine } from '../../../tests/support/open-contract.ts'
import type { components } from '../../../tests/engine/depot/schema.gen.ts'

/** A schema, and values that it accepts and refuses: in answers, unless they are in requests. */
type Case = [name: string, schema: unknown, valid: unknown[], invalid: unknown[], side?: 'request']

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const integer = { type: 'integer' }
const schemas = {
  Node: { type: 'object', required: ['id'], properties: { id: integer, next: ref('Node') } },
  Account: {
    type: 'object',
    required: ['id', 'name', 'password'],
    properties: {
      id: { ...integer, readOnly: true },
      name: { type: 'string' },
      password: { type: 'string', writeOnly: true },
    },
  },
  'Odd name/~%': { type: 'boolean' },
  Alias: ref('Node'),
  File: { type: 'string', format: 'binary' },
  Filled: { type: 'object', properties: { extra: { ...integer, default: 1 } } },
}

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

const hostName = String.raw`^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$`

/** An object of eleven fields, which the compiler handles otherwise than smaller ones. */
const many = Object.fromEntries(Array.from({ length: 11 }, (_field, index) => [`f${index}`, {}]))

/** What is ours: files, references, sides, patterns and comparisons. Ajv and its tests know the keywords. */
const either: Case[] = [
  ...exploding.map((pattern): Case => [
    `pattern ${pattern}`,
    {
      items: { pattern },
      patternProperties: { [pattern]: { type: 'null' } },
      additionalProperties: false,
    },
    [['aaaa'], { aaaa: null }],
    [[hostile], [hostile.slice(-19)], { [hostile]: null }],
  ]),
  ['objects as constants', { const: { a: [1] } }, [{ a: [1] }], [{ a: [2] }, { a: [1], b: 1 }]],
  ['lengths in characters', { type: 'string', maxLength: 1 }, ['🙂'], ['ab']],
  [
    'unique items',
    { uniqueItems: true },
    [[{ a: 1 }, {}, 1, '1']],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
  ],
  ['multiples of decimals', { multipleOf: 0.01 }, [0.07, 1.13], [0.075]],
  ['patterns of Unicode', { pattern: '^\\p{L}+$' }, ['é'], ['1']],
  ['patterns of older engines', { pattern: '^[\\w-\\.]+$' }, ['a-b.c'], ['a b']],
  ['patterns of names of hosts', { pattern: hostName }, [`${'a-b.'.repeat(30)}com`], ['a..b', hostile]],
  ['a format of the library', { format: 'date' }, ['2024-02-29'], ['2026-02-29']],
  ['a format of numbers', { type: 'integer', format: 'int32' }, [2_147_483_647], [2_147_483_648]],
  ['a format of ours', { format: 'byte' }, ['aGk='], ['?\naGk=']],
  ['a format of addresses that may have no domain', { format: 'url' }, ['http://localhost'], []],
  ['null where 3.0 has it', { const: 1, type: 'integer', nullable: true }, [1, null], [2]],
  [
    'files in choices',
    { oneOf: [{ type: 'array', items: ref('File') }, ref('File'), { type: 'object' }] },
    [[new Blob()], new Blob(), {}],
    [],
    'request',
  ],
  ['references by way of others', ref('Alias'), [{ id: 1, next: { id: 2 } }], [{ id: 1, next: {} }]],
  ['references to odd names', ref('Odd%20name~1~0%25'), [true], [1]],
  [
    'references to anywhere',
    { $ref: '#/paths/~1odd~1{id}/get/responses/200/content/application~1json/schema' },
    [5],
    [4],
  ],
  ['keywords beside a reference', { ...ref('Node'), maxProperties: 1 }, [{ id: 1 }], [{ id: 1, a: 1 }]],
  ['null or a reference', { oneOf: [ref('Node'), { type: 'null' }] }, [null, { id: 1 }], [{}]],
  ['a choice with null', { anyOf: [integer, { type: 'boolean' }, { type: 'null' }] }, [1, true, null], ['a']],
  ['if, then and else', JSON.parse('{"if":{"const":1},"then":false,"else":{"const":2}}'), [2], [1, 3]],
  ['prefixItems', { prefixItems: [{ type: 'string' }], items: integer }, [['a', 1]], [[1], ['a', 'b']]],
  ['contains', { contains: { const: 1 }, minContains: 2 }, [[1, 1]], [[1]]],
  ['names of properties', { propertyNames: { maxLength: 1 } }, [{ a: 1 }], [{ ab: 1 }]],
  ['dependent fields', { dependentRequired: { a: ['b'] } }, [{ a: 1, b: 1 }], [{ a: 1 }]],
  ['dependent schemas', { dependentSchemas: { a: { required: ['b'] } } }, [{ b: 1 }], [{ a: 1 }]],
  [
    'many fields and no others',
    { properties: many, additionalProperties: false },
    [{ f10: 1 }],
    [{ f11: 1 }],
  ],
  [
    'unevaluated fields',
    { allOf: [ref('Node')], properties: { a: {} }, unevaluatedProperties: false },
    [{ id: 1, a: 1 }],
    [{ id: 1, b: 1 }],
  ],
  ['schemas that are booleans', { properties: { a: false, b: true } }, [{ b: 1 }], [{ a: 1 }]],
  [
    'names like code',
    { properties: { 'f(schema1.x, "func1")': { enum: ['rootData'] } } },
    [{}],
    [{ 'f(schema1.x, "func1")': 1 }],
  ],
  [
    'an answer’s fields',
    ref('Account'),
    [{ id: 1, name: '' }],
    [{ name: '' }, { id: 1, name: '', password: '' }],
  ],
  [
    'a request’s fields',
    ref('Account'),
    [
      { name: '', password: '' },
      { id: 'any', name: '', password: '' },
    ],
    [{ id: 1, name: '' }],
    'request',
  ],
  [
    'fields that another part marks',
    { allOf: [{ properties: { id: { readOnly: true } } }, { required: ['id'] }] },
    [{}],
    [],
    'request',
  ],
  [
    'files',
    { properties: { file: { type: 'string', contentMediaType: 'image/png' } } },
    [{ file: new Blob() }],
    [],
    'request',
  ],
]

/** Schemas with keywords that mean something else in OpenAPI 3.0. */
const older: Case[] = [
  ['a choice', { type: 'string', enum: ['a'], nullable: true }, ['a', null], ['b', 1]],
  ['a reference', { ...ref('Node'), nullable: true }, [{ id: 1 }, null], [{}]],
  ['allOf', { allOf: [ref('Node')], nullable: true }, [{ id: 1 }, null], [{}]],
  ['no null', { type: 'object', nullable: false }, [{}], [null]],
  [
    'an exclusive limit',
    { minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false },
    [2, 3],
    [1, 4],
  ],
  ['what is beside a reference', { ...ref('Node'), maxProperties: 1 }, [{ id: 1, a: 1 }], [{}]],
]

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

describe.each([
  ['JSON Schema 2020-12', '3.1.0', either],
  ['the schemas of OpenAPI 3.0', '3.0.3', older],
])('%s', async (_name, openapi, cases) => {
  const paths = cases.map(([, schema], index) => {
    const call = { operationId: `${index}`, requestBody: json(schema), responses: { 200: json(schema) } }
    return [`/call${index}`, { post: call }]
  })
  const odd = { get: { responses: { 200: json({ const: 5 }) } } }
  const { requests, answers, files } = await compileOpen(
    documentOf({ ...Object.fromEntries(paths), '/odd/{id}': odd }, { openapi, components: { schemas } }),
  )

  it.each(cases.map((one, index) => [one[0], index, one] as const))(
    '%s',
    (_what, index, [, , valid, invalid, side]) => {
      const check = (value: unknown) =>
        side === 'request'
          ? requests[index]?.['application/json']?.({ body: value })
          : answers[index]?.['200']?.(value)
      expect([valid.map(check), invalid.map(check)]).toEqual([
        valid.map(() => true),
        invalid.map(() => false),
      ])
    },
  )

  it('become code that no strict policy refuses, and that imports only the engine', () => {
    const modules = Object.entries(files).filter(([name]) => /^parts\.\w+\.gen\.js$/.test(name))
    const code = modules
      .map(([, text]) => text)
      .join('')
      .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(code).not.toMatch(/\beval\b|new Function|require\(|ajv/)
    const imports = [...code.matchAll(/^import .* from '(.*)'$/gm)].map(([, from = '']) => from)
    const own = [engine('contract/formats.ts'), engine('open/formats.ts')]
    expect(imports.filter((from) => !own.includes(from))).toEqual([])
  })
})

it('choices within choices are tried once, not once more for each level', async () => {
  const operand = { anyOf: [ref('Term'), { type: 'string' }] }
  const oneOf = ['and', 'or'].map((kind) => ({
    required: ['left'],
    properties: { kind: { const: kind }, left: operand },
  }))
  const post = { operationId: 'a', requestBody: json({ items: ref('Term') }), responses: {} }
  const { requests } = await compileOpen(
    documentOf({ '/a': { post } }, { components: { schemas: { Term: { oneOf } } } }),
  )
  const term = (inner: unknown) => Array.from({ length: 60 }).reduce((left) => ({ kind: 'or', left }), inner)
  const check = (body: unknown) => requests['a']?.['application/json']?.({ body })
  expect([check([term('a'), term('b')]), check([term('a'), term(1)])]).toEqual([true, false])
})

it('defaults are filled in where the value must fit, and only in requests', async () => {
  const schema = {
    type: 'object',
    properties: {
      page: { ...integer, default: 1 },
      wrong: { ...integer, default: 'one' },
      none: { allOf: [{ type: 'string' }], default: null },
      outer: {
        type: 'object',
        required: ['page', 'size'],
        properties: { page: { ...integer, default: 1 }, size: { ...integer, default: null } },
        default: {},
      },
      filled: { ...ref('Filled'), default: {} },
      referred: ref('Size'),
      inner: { type: 'object', properties: { on: { type: 'boolean', default: true } } },
      chosen: { oneOf: [ref('Filled'), { type: 'object', required: ['b'] }] },
    },
  }
  const post = {
    operationId: 'list',
    parameters: [{ name: 'limit', in: 'query', schema: { ...integer, default: 10 } }],
    requestBody: { required: true, ...json(schema) },
    responses: { 200: json(schema) },
  }
  const all = { ...schemas, Size: { ...integer, default: 20 } }
  const { contract, requests, answers, notCarried } = await compileOpen(
    documentOf({ '/list': { post } }, { components: { schemas: all } }),
  )
  const request = { query: {}, body: { inner: {}, chosen: {} } }
  expect(requests['list']?.['application/json']?.(request)).toBe(true)
  expect(request).toEqual({
    query: { limit: 10 },
    body: { page: 1, filled: { extra: 1 }, referred: 20, inner: { on: true }, chosen: {} },
  })
  const answer = {}
  expect(answers['list']?.['200']?.(answer)).toBe(true)
  expect(answer).toEqual({})
  expect(contract.calls['list']?.defaults).toEqual({ query: ['limit'], body: ['page', 'filled', 'referred'] })
  expect(notCarried.map(({ what, places }) => [what, places.length])).toEqual([
    ['a default that depends on a choice isn’t filled in', 1],
    ['a default that its own schema refuses isn’t filled in', 4],
  ])
})

// The compiler checks what follows.

type Schemas = components['schemas']
expectTypeOf<Schemas['Photo']>().toEqualTypeOf<{ file: Blob; scan?: Blob | null; example?: string }>()
expectTypeOf<Schemas['Sure']['name']>().toEqualTypeOf<string>()
export const valid: Schemas['Valid'] = {
  free: { any: 1 },
  open: { count: 1, 'x-other': 'text' },
  shape: { kind: 'square' },
  maybe: null,
  holder: { item: { id: 1 } },
  list: [{ id: 1 }],
  listed: { id: 1 },
  part: { kind: 'square' },
  answered: 'a text',
}
// @ts-expect-error It has an id of another type.
export const wrong: Schemas['Holder'] = { item: { id: '' } }
