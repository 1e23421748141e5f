import { jsonIn } from '../engine/contract/json.ts'

/** An object of an answer, a form or a row, before its fields are known. */
export type Json = Record<string, unknown>

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns an id, which some backends send as text; undefined if it isn't one. */
export function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Parses JSON; undefined if the text is none, or would be lost in part when it is written again. */
export function parsed(text: string): unknown {
  try {
    return jsonIn(text)
  } catch {
    return undefined
  }
}
