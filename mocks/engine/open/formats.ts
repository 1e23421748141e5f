/** What the validators of an open contract need. */
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isFields } from './put.ts'
import type { Validator } from '../contract/types.ts'

/** The formats that are checked. The generator reports the others, among them `url`, which would refuse `http://localhost`. */
export const formats = {
  ...Object.fromEntries(Object.entries(fullFormats).filter(([name]) => name !== 'url')),
  // That of the library accepts texts with one good line.
  byte: /^(?:[a-z0-9+/]{4})*(?:[a-z0-9+/]{2}==|[a-z0-9+/]{3}=)?$/i,
}

/** Whether two values of JSON are equal. @public for generated validators */
export function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
}

/** Whether no two values of a list are equal. ajv's own code compares each with each. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value, sorted))).size === values.length
}

/** The most problems of a value that are remembered and explained. */
export const mostErrors = 50

/**
 * Returns a validator that looks into each object once. The number of times would otherwise multiply with each level of
 * a value that is a choice within a choice.
 * @public for generated validators
 */
export function remembering(validate: (data: unknown, place?: object) => boolean): Validator {
  const known = new WeakMap<object, Validator['errors']>()
  const validator: Validator = Object.assign(
    (data: unknown, place?: object) => {
      if (typeof data !== 'object' || data === null) return validate(data, place)
      // The code sets the errors of this function.
      if (!known.has(data))
        known.set(data, validate(data, place) ? null : (validator.errors ?? []).slice(0, mostErrors))
      validator.errors = known.get(data) ?? null
      return validator.errors === null
    },
    { errors: null },
  )
  return validator
}

/** Writes the fields of objects in one order. */
function sorted(_key: string, value: unknown): unknown {
  return isFields(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
}
