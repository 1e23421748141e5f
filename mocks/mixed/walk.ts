import { answers, shapes } from '../../src/api/answers.gen.ts'
import { type Field, fieldsOf, listOf } from '../../src/api/read-answer.ts'
import { isJson, type Json } from './json.ts'

/** An object of a schema in an answer. */
export interface Place {
  schema: string
  /** The name of the field that holds it. */
  field: string
  object: Json
  /** The list that holds it, if one does. */
  list: unknown[] | undefined
  /** The objects that contain it, the nearest last. */
  within: readonly Json[]
}

/** The fields of a call's answer besides its envelope. */
export const fieldsOfAnswer = (call: string): readonly Field[] => fieldsOf(answers[call] ?? '')
/** The fields of a schema's objects; none for a kind of value, such as `text`. */
export const fieldsOfSchema = (schema: string): readonly Field[] => fieldsOf(shapes[schema] ?? '')

/**
 * Calls `visit` with each object of an answer that the contract names, outer ones first. Works on answers as backends
 * send them, and changes that `visit` makes to an object or a list stay in the answer.
 */
export function walk(call: string, answer: Json, visit: (place: Place) => void): void {
  into(fieldsOfAnswer(call), answer, [])

  function into(fields: readonly Field[], object: Json, within: readonly Json[]): void {
    for (const { name, kind, isList } of fields) {
      if (!(kind in shapes) || !Object.hasOwn(object, name)) continue
      const list = isList ? entriesOf(object, name, kind) : undefined
      for (const each of list ?? [object[name]]) {
        if (!isJson(each)) continue
        visit({ schema: kind, field: name, object: each, list, within })
        into(fieldsOfSchema(kind), each, [...within, each])
      }
    }
  }
}

/**
 * Returns the entries of a list as an array that is part of the answer, so that changes stay in it. A list that was text
 * becomes one. Undefined if it can't be read.
 */
export function entriesOf(object: Json, name: string, kind: string): unknown[] | undefined {
  const value = object[name]
  const found = listOf(value, kind)
  if (found === undefined || (isArray(found) && typeof value !== 'string')) return found
  const entries = [...found]
  object[name] = entries
  return entries
}

function isArray(list: readonly unknown[]): list is unknown[] {
  return Array.isArray(list)
}
