import Ajv2020 from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isList, isObject, refName, type Json, type JsonObject } from '../../scripts/generate/json.ts'
import { answerSchema, calls, schemas, validAnswer } from '../../tests/support/answers.ts'
import { explored } from '../../tests/support/sample.ts'
import { pathsIn, strangers, withAt } from '../../tests/support/strangers.ts'
import { answers } from './answers.gen.ts'
import { readAnswer } from './read-answer.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** The position of a schema: an answer, an object of its own (also each row), or an object inside another. */
type Place = 'answer' | 'own' | 'inner'

/**
 * Returns the schema that the types guarantee after reading: the contract's, but numbers, switches and the ids of inner
 * objects may be missing, numbers may be as low as 0 and higher than their maximum, and any text is allowed for times and enumerations. Objects name
 * their unread fields. Fields that the contract doesn't name are not allowed.
 */
function readSchema(given: Json, place: Place): Json {
  const name = refName(given)
  if (name !== undefined) return name === 'Id' ? part(schemas[name]) : readSchema(part(schemas[name]), place)
  if (isList(given)) return given.map((each) => readSchema(each, place))
  if (!isObject(given)) return given
  const { enum: choices, minimum, required, properties, items, oneOf, ...others } = given
  const { maximum: _highest, maxLength: _most, ...rest } = others
  const isText = given['type'] === 'string'
  return {
    ...rest,
    ...(choices !== undefined && !isText && { enum: choices }),
    ...(minimum !== undefined && { minimum: 0 }),
    ...(items !== undefined && { items: readSchema(items, 'own') }),
    ...(oneOf !== undefined && { oneOf: readSchema(oneOf, place) }),
    ...(isObject(properties) && {
      properties: {
        ...Object.fromEntries(
          Object.entries(properties).map(([field, schema]) => [
            field,
            readSchema(schema, place === 'answer' ? 'own' : 'inner'),
          ]),
        ),
        ...(place !== 'answer' && {
          unread: { type: 'array', minItems: 1, items: { enum: Object.keys(properties) } },
        }),
      },
      required: (isList(required) ? required : []).filter(
        (field) =>
          typeof field === 'string' &&
          (field === 'id' ? place !== 'inner' : !mayBeMissing(properties[field])),
      ),
      additionalProperties: false,
    }),
  }
}

const numberTypes: readonly Json[] = ['integer', 'number', 'boolean']

function mayBeMissing(schema: Json | undefined): boolean {
  const name = refName(schema)
  if (name !== undefined) return mayBeMissing(schemas[name])
  return isObject(schema) && numberTypes.includes(schema['type'] ?? null)
}

function part(schema: Json | undefined): JsonObject {
  return isObject(schema) ? schema : {}
}

const all: readonly unknown[] = [
  ...strangers,
  '2026-02-31 09:30:00',
  '2026-11-20 09:30:00',
  'image/png',
  { toString: 1, valueOf: 1 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"id":1}}'),
  JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)),
  Array.from({ length: 1_000 }, (_, id) => ({ id })),
]

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const strange = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...all)), { minLength: 1, maxLength: 4 })

const answering = calls.filter(({ answer }) => answer !== null)

describe.each(answering.map(({ name }) => name))('%s', (call) => {
  const isRead = ajv.compile(part(readSchema(answerSchema(call), 'answer')))

  test('a valid answer is read unchanged', () => {
    fc.assert(
      fc.property(validAnswer(call), (answer) => {
        expect(readAnswer(call, answer)).toEqual({ answer, unread: [] })
      }),
      explored(30),
    )
  })

  test('an answer with any replaced value satisfies the types after reading, or is rejected', () => {
    fc.assert(
      fc.property(validAnswer(call), strange, (valid, changes) => {
        let received = valid
        for (const [number, stranger] of changes) {
          const places = pathsIn(received)
          received = withAt(received, places[number % places.length] ?? [], stranger)
        }
        const { answer, unread } = readAnswer(call, received)
        expect(unread.length).toBeLessThanOrEqual(20)
        expect(unread.every((entry) => entry.length < 300)).toBe(true)
        // A rejected answer has a reason.
        expect(answer !== undefined || unread.length > 0).toBe(true)
        expect(answer === undefined || isRead(answer)).toBe(true)
        const again = readAnswer(call, answer).answer
        expect(unread.length === 0 ? again : answer).toEqual(answer)
      }),
      explored(60),
    )
  })
})

const lists = Object.entries(answers).flatMap(([call, shape]) =>
  Array.from(shape.matchAll(/(\w+):\*/g), ([, list = '']) => [call, list] as const),
)

test.each(lists)('%s: the list “%s” doesn’t seem complete if it isn’t (rules 44)', (call, list) => {
  fc.assert(
    fc.property(validAnswer(call), fc.nat(), fc.constantFrom(...all), (valid, place, stranger) => {
      const answered: Readonly<Record<string, unknown>> = isRecord(valid) ? valid : {}
      const entries = rowsOf(answered[list])
      const at = place % (entries.length + 1)
      const isWhole = at === entries.length
      const sent = isWhole ? stranger : entries.with(at, stranger)
      const { answer, omitted } = readAnswer(call, { ...answered, [list]: sent })
      const told = rowsOf(answer?.[list]).length + (omitted?.[list] ?? 0)
      expect(told).toBeGreaterThanOrEqual(
        isEmpty(sent) ? 0 : isWhole && !Array.isArray(sent) ? 1 : distinct(sent),
      )
    }),
    explored(60),
  )
})

function rowsOf(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? list : []
}

/** Whether a value says that a list is empty. */
function isEmpty(sent: unknown): boolean {
  return (
    sent === undefined ||
    sent === null ||
    (typeof sent === 'string' && sent.trim() === '') ||
    sent === 'null' ||
    (isRecord(sent) && Object.keys(sent).length === 0)
  )
}

/** The number of entries; those with one id count once. */
function distinct(sent: unknown): number {
  const ids = rowsOf(sent).map((entry) =>
    isRecord(entry) && entry['id'] !== undefined ? Number(entry['id']) : entry,
  )
  return new Set(ids.map((id, index) => (typeof id === 'number' && id > 0 ? id : `entry ${index}`))).size
}
