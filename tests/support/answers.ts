/** Answers of a backend from the contract, for tests that replace the backend. */
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { readContract } from '../../scripts/generate/contract.ts'
import { isList, isObject, refName, type Json, type JsonObject } from '../../scripts/generate/json.ts'

export const { calls, document, schemas } = readContract(
  readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'),
)

/** Returns the contract's first example of a call's success. */
export function exampleAnswer(call: string): JsonObject {
  const found = calls
    .find(({ name }) => name === call)
    ?.answerExamples.find((example) => isObject(example) && example['status'] === 'success')
  if (!isObject(found)) throw new Error(`${call} has no example of a success.`)
  return found
}

/** Returns an object inside an answer. */
export function part(value: Json | undefined): JsonObject {
  if (!isObject(value)) throw new Error('The example has no such object.')
  return value
}

/** Returns a list of objects inside an answer. */
export function list(value: Json | undefined): JsonObject[] {
  return isList(value) ? value.map(part) : []
}

/** Generates any valid answer of a call. */
export function validAnswer(call: string): fc.Arbitrary<unknown> {
  return valueOf(answerSchema(call))
}

/** Returns the schema of a call's successful answer. */
export function answerSchema(call: string): JsonObject {
  const name = calls.find((each) => each.name === call)?.answer
  return part(schemas[name ?? ''])
}

function valueOf(given: Json | undefined): fc.Arbitrary<unknown> {
  const name = refName(given)
  if (name !== undefined) return valueOf(schemas[name])
  const schema = part(given)
  const { type, enum: choices, oneOf, items, properties, required, minimum, maximum, format } = schema
  if (isList(oneOf)) return fc.oneof(...oneOf.map(valueOf))
  if (isList(choices)) return fc.constantFrom(...choices)
  if (isList(type)) return fc.oneof(...type.map((one) => valueOf({ ...schema, type: one })))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Number(minimum ?? 0), max: Number(maximum ?? 2 ** 31) })
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(0.5, 46_000.25, 1e12))
    case 'array':
      // Ids within a list are unique.
      return fc.uniqueArray(valueOf(items), {
        maxLength: 3,
        selector: (item) => (typeof item === 'object' && item !== null && 'id' in item ? item.id : {}),
      })
    case 'object': {
      const fields = Object.entries(part(properties)).map(([field, one]) => [field, valueOf(one)] as const)
      const requiredKeys = (isList(required) ? required : []).filter((key) => typeof key === 'string')
      return fc.record(Object.fromEntries(fields), { requiredKeys })
    }
    default:
      return format === 'date-time'
        ? fc
            .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
            .map((at) => at.toISOString())
        : fc.oneof(fc.string(), fc.constantFrom('', 'on_hold', '/storage/1.webp', '日本語', '1', 'null'))
  }
}
