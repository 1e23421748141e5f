/** Requests for property tests, generated from the contract's schemas: valid up to the limits, or invalid. */
import type { CallName } from '../../mocks/operation.ts'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { CallContract, CallField } from '../../mocks/engine/contract/types.ts'
import { contract } from '../../mocks/contract/calls.gen.ts'

/** A file to upload, described so that failing examples are readable. */
export interface FileSketch {
  file: string
  content: keyof typeof contents
}

/** One part of a form. */
export interface Part {
  name: string
  value: string | FileSketch
  /** Text that travels with a file name, as browsers send any Blob. */
  asBlob?: boolean
}

/** Values for a call's fields from the world, so that some requests succeed. */
export type Hints = Readonly<Record<string, fc.Arbitrary<string>>>

/** A form to send. */
export interface Sketch {
  parts: Part[]
  /** Whether every field is valid; a refusal then has another reason. */
  fits: boolean
}

/** Generates a form for a call: valid, with one invalid field, or with several invalid and unknown ones. */
export function formFor(call: CallName, hints: Hints): fc.Arbitrary<Sketch> {
  const { fields }: CallContract = contract[call]
  const named = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(call, name)
    const isFile = field.kind === 'file' || field.kind === 'files'
    const plain = partsOf(name, validValue(field, schema, hints[name]))
    const valid = isFile ? plain : fc.oneof({ arbitrary: plain, weight: 3 }, plain.map(asBlobs))
    const whole = field.required ? valid : fc.oneof({ arbitrary: valid, weight: 3 }, fc.constant<Part[]>([]))
    return { whole, broken: brokenParts(name, field, schema, valid) }
  })
  const whole = together(named.map((field) => field.whole))
  const strangers = fc.array(strangePart, { maxLength: 2 })
  const sketched = (parts: fc.Arbitrary<Part[]>, fits: boolean) =>
    parts.map((found) => ({ parts: found, fits }))
  if (named.length === 0) return sketched(strangers, true)
  const brokenOnce = fc
    .nat({ max: named.length - 1 })
    .chain((at) => together(named.map((field, index) => (index === at ? field.broken : field.whole))))
  const broken = together(named.map((field) => fc.oneof(field.whole, field.broken)))
  const chaos = fc
    .tuple(broken, strangers)
    .chain(([parts, more]) => fc.shuffledSubarray([...parts, ...more], { minLength: parts.length }))
  return fc.oneof(
    { arbitrary: sketched(whole, true), weight: 5 },
    { arbitrary: sketched(brokenOnce, false), weight: 4 },
    { arbitrary: sketched(chaos, false), weight: 1 },
  )
}

/** Returns the parts as form data. */
export function formOfParts(parts: readonly Part[]): FormData {
  const form = new FormData()
  for (const { name, value, asBlob } of parts) {
    if (typeof value === 'string') form.append(name, asBlob ? new Blob([value]) : value)
    else form.append(name, new File([contents[value.content]], value.file))
  }
  return form
}

const asBlobs = (parts: Part[]) => parts.map((part) => ({ ...part, asBlob: true }))

const together = (parts: readonly fc.Arbitrary<Part[]>[]) => fc.tuple(...parts).map((found) => found.flat())

const shape = v.object({
  type: v.optional(v.string()),
  format: v.optional(v.string()),
  enum: v.optional(v.array(v.union([v.string(), v.number()]))),
  pattern: v.optional(v.string()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  minItems: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  items: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
})
type Shape = v.InferOutput<typeof shape>

const documentShape = v.object({
  paths: v.record(v.string(), v.unknown()),
  components: v.object({ schemas: v.record(v.string(), v.unknown()) }),
})

const requestShape = v.object({
  post: v.object({
    requestBody: v.object({
      content: v.object({
        'multipart/form-data': v.object({
          schema: v.object({ properties: v.record(v.string(), v.unknown()) }),
        }),
      }),
    }),
  }),
})

const document = v.parse(
  documentShape,
  parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')),
)

function schemaOf(call: CallName, field: string): Shape {
  const { post } = v.parse(requestShape, document.paths[`/api/${call}`])
  return resolved(post.requestBody.content['multipart/form-data'].schema.properties[field])
}

function resolved(schema: unknown): Shape {
  const { $ref } = v.parse(v.object({ $ref: v.optional(v.string()) }), schema)
  if ($ref === undefined) return v.parse(shape, schema)
  const component = document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)]
  return { ...resolved(component), ...v.parse(shape, schema) }
}

function validValue(
  field: CallField,
  schema: Shape,
  hint: fc.Arbitrary<string> | undefined,
): fc.Arbitrary<string | FileSketch | FileSketch[]> {
  const { kind } = field
  if (kind === 'file') return acceptedFile(field)
  if (kind === 'files') {
    const { minItems = 0, maxItems = 10 } = schema
    // A few files are enough; another test covers the limit.
    return fc.array(acceptedFile(field), { minLength: minItems, maxLength: Math.min(maxItems, 3) })
  }
  const fitting = kind === 'json' ? jsonValue(schema).map((value) => JSON.stringify(value)) : textOf(schema)
  return hint ? fc.oneof({ arbitrary: hint, weight: 5 }, fitting) : fitting
}

function textOf(schema: Shape): fc.Arbitrary<string> {
  const { type, format, minimum = 0, maximum = 1e15 } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum.map(String))
  if (type === 'integer' || type === 'number') {
    const whole = fc.oneof(
      fc.integer({ min: minimum, max: Math.min(maximum, 200) }),
      fc.constantFrom(minimum, maximum),
    )
    return (
      type === 'integer' ? whole : fc.oneof(whole, fc.constantFrom(minimum + 0.5, minimum + 0.01, 1e9))
    ).map(String)
  }
  if (format === 'email') {
    return fc.oneof(
      fc.nat({ max: 99 }).map((number) => `person${number}@mail.example`),
      fc.constantFrom(" O'Neil+jobs@Sub.Mail.Example ", `${'a'.repeat(240)}@mail.example`),
    )
  }
  return fc.oneof(...texts(schema))
}

const scripts = [
  'Hafenmeister',
  'مهندسة برمجيات',
  '日本語の求人',
  'קורות חיים',
  'Ω ≈ ç √',
  '👩‍🚒🇺🇳',
  'e\u0301'.repeat(3),
]

function texts(schema: Shape): fc.Arbitrary<string>[] {
  const { pattern, minLength = 0, maxLength = 20_000 } = schema
  if (pattern?.includes('://')) {
    const addresses = [
      'https://example.com/a?b=c#d',
      'http://例え.example',
      'mailto:ada@mail.example',
      'HTTPS://Example.com',
    ]
    return [
      fc.constantFrom('', ...addresses),
      fc.constant(`https://example.com/${'a'.repeat(maxLength - 20)}`),
    ]
  }
  if (pattern !== undefined && pattern !== '\\S') throw new Error(`No values are known for ${pattern}`)
  const lengths = fc.constantFrom(minLength, Math.min(minLength + 1, maxLength), maxLength)
  const filled = fc.tuple(lengths, fc.constantFrom('x', 'ß', '語', '🧭', 'م'))
  const free = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((text) => `a${text}${'.'.repeat(minLength)}`)
  return [
    filled.map(([length, unit]) => unit.repeat(length)),
    fc.constantFrom(...scripts).map((text) => `${text}${'.'.repeat(minLength)}`),
    // Cut by code point, as JSON Schema counts them. A grapheme may consist of several.
    free.map((text) => Array.from(text).slice(0, maxLength).join('')),
    fc.constantFrom(
      '<script>alert(1)</script>',
      "Robert'); DROP TABLE jobs;--",
      'two\r\nlines\n\nand more',
      '${7*7}{{7*7}}',
    ),
  ]
}

function jsonValue(schema: Shape): fc.Arbitrary<unknown> {
  if (schema.items !== undefined) {
    const { minItems = 0, maxItems = 1_000 } = schema
    return fc.array(jsonValue(resolved(schema.items)), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 3),
    })
  }
  if (schema.properties) {
    const entries = Object.entries(schema.properties)
    return fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, jsonValue(resolved(inner))])))
  }
  const text = textOf(schema)
  return schema.type === 'integer' || schema.type === 'number' ? text.map(Number) : text
}

const contents = {
  pdf: '%PDF-1.7\n%%EOF',
  png: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]),
  gif: 'GIF89a',
  mp4: '\0\0\0\x18ftypisom    ',
  zip: 'PK\x03\x04',
  text: 'hello',
  empty: '',
}

const fileNames = fc.constantFrom(
  'cv.pdf',
  'Lebenslauf – Zoë.pdf',
  '履歴書.pdf',
  '../../../etc/passwd',
  'C:\\temp\\cv.pdf',
  'cv\u202Efdp.exe',
  'line\r\nbreak".pdf',
  `${'long'.repeat(300)}.pdf`,
  '.',
)

const sketch = (content: fc.Arbitrary<FileSketch['content']>) => fc.record({ file: fileNames, content })

function acceptedFile({ accept = [] }: CallField): fc.Arbitrary<FileSketch> {
  const kinds = (['pdf', 'png', 'gif', 'mp4'] as const).filter((kind) =>
    accept.some((type) => type.endsWith(`/${kind}`)),
  )
  return sketch(fc.constantFrom(...kinds))
}

const partsOf = (
  name: string,
  value: fc.Arbitrary<string | FileSketch | FileSketch[]>,
): fc.Arbitrary<Part[]> =>
  value.map((found) => (Array.isArray(found) ? found : [found]).map((one) => ({ name, value: one })))

const anyFile = sketch(fc.constantFrom('pdf', 'png', 'zip', 'text', 'empty'))

const notNumbers = [
  '0',
  '-1',
  '-0',
  '1e21',
  '1 OR 1=1',
  '1.5',
  '０',
  '٣',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(400),
]
const notJson = [
  '[',
  'null',
  '"x"',
  '{}',
  '[[]]',
  '[null]',
  '[1e999]',
  '{"0":"remote","length":1}',
  '{"__proto__":{"polluted":true}}',
  '[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]',
  '['.repeat(5_000),
  `[${Array.from({ length: 1_001 }, () => '1').join()}]`,
]
const oddTexts = [
  '',
  '   ',
  '\0',
  'a\u0000b\u001b[31m',
  '\u202Egnp.exe',
  '\uFEFF',
  '\uD800',
  'x'.repeat(100_000),
  '__proto__',
]

function brokenParts(
  name: string,
  { kind }: CallField,
  schema: Shape,
  valid: fc.Arbitrary<Part[]>,
): fc.Arbitrary<Part[]> {
  const { maxLength, minLength } = schema
  const isFile = kind === 'file' || kind === 'files'
  const wrong = fc.constantFrom(
    ...oddTexts,
    ...(kind === 'json' ? notJson : []),
    ...(kind === 'integer' || kind === 'number' || kind === 'boolean' ? notNumbers : []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength === undefined ? [] : ['x'.repeat(minLength - 1)]),
  )
  return fc.oneof(
    fc.constant<Part[]>([]),
    { arbitrary: partsOf(name, isFile ? fc.oneof(anyFile, wrong) : wrong), weight: 3 },
    partsOf(name, isFile ? wrong : anyFile),
    together([valid, valid]),
    together([partsOf(name, wrong), valid]),
    fc
      .array(anyFile, { minLength: 11, maxLength: 11 })
      .map((files) => files.map((value) => ({ name, value }))),
  )
}

const strangePart: fc.Arbitrary<Part> = fc.record({
  name: fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'id[]',
    'account_id',
    'state',
    '',
    'é'.repeat(300),
  ),
  value: fc.oneof(fc.constantFrom('{"polluted":true}', '1', ''), anyFile),
})
