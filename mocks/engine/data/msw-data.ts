import { Collection } from '@msw/data'
import * as v from 'valibot'

// The undocumented parts of `@msw/data` that the tables rely on: the symbols that mark its records, and the live array
// that `all()` returns. `msw-data.test.ts` fails if a version changes either.

/** A row in the library's own array. */
export type RecordOf<T> = ReturnType<Collection<v.GenericSchema<unknown, T>>['all']>[number]

let marks: { primaryKey: symbol; relations: symbol } | null = null

/** Shared by all records, as none has relations. */
const noRelations = new Map<string, never>()

/** Reads the library's symbols from a sample record, once. @throws Error if this version marks records differently */
export async function learnMarks(): Promise<void> {
  if (marks) return
  const record = await new Collection({ schema: v.object({}) }).create({})
  const symbols = Object.getOwnPropertySymbols(record)
  const [primaryKey, relations] = ['kPrimaryKey', 'kRelationMap'].map((name) =>
    symbols.find(({ description }) => description === name),
  )
  if (!primaryKey || !relations) {
    throw new Error(
      'This version of @msw/data marks its records differently; see mocks/engine/data/msw-data.ts.',
    )
  }
  marks = { primaryKey, relations }
}

/**
 * Marks a checked row as a record of the library, as its `create` would. Requires `learnMarks`.
 * @param _collection determines the record type
 */
export function markRecord<T>(
  _collection: Collection<v.GenericSchema<unknown, T>>,
  row: { id: number },
): asserts row is { id: number } & RecordOf<T> {
  if (!marks) throw new Error('Call `learnMarks` before adding rows.')
  if (marks.primaryKey in row) return
  Object.defineProperty(row, marks.primaryKey, { value: String(row.id) })
  Object.defineProperty(row, marks.relations, { value: noRelations })
}
