import { readTime } from '../../src/api/read-answer.ts'
import type { Tx } from '../model/tables.ts'
import { simulatedPath } from './files.ts'
import { idOf, isJson, type Json } from './json.ts'

/** Returns the fields that an object has. Those that couldn't be read are NaN, which no column takes. */
export function picked(object: Json, fields: readonly string[]): Json {
  const unread: readonly unknown[] = Array.isArray(object['unread']) ? object['unread'] : []
  return Object.fromEntries(
    fields.flatMap((field) =>
      unread.includes(field)
        ? [[field, Number.NaN]]
        : object[field] === undefined
          ? []
          : [[field, object[field]]],
    ),
  )
}

/** Returns the rows' form of files: paths of the simulator. */
export function withPaths(tx: Tx, known: Json): Json {
  for (const [field, value] of Object.entries(known)) {
    if (typeof value === 'string' && /^(?:path|profile_image|cover_photo)$/.test(field)) {
      // A reader takes numbers for texts.
      known[field] = Number.isNaN(Number(value)) ? simulatedPath(tx, value) : null
    }
    if (field === 'files' && Array.isArray(value)) {
      known[field] = value.map((file: unknown) =>
        isJson(file) ? withPaths(tx, picked(file, ['type', 'path'])) : file,
      )
    }
  }
  return known
}

/** Returns a time in milliseconds since 1970; undefined for a relative one, such as “2 days ago”. */
export const timeOf = (value: unknown): number | undefined => {
  const time = Date.parse(readTime(value) ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** Returns the id of an object inside another. */
export const inner = (object: Json, field: string): number | undefined =>
  isJson(object[field]) ? idOf(object[field]['id']) : undefined
