import { Collection } from '@msw/data'
import * as v from 'valibot'
import type { Identified } from './table.ts'

// All that is used of `@msw/data` and not published by it: the hidden properties by which it knows its records, and that
// `all()` gives its own list. `msw-data.test.ts` says so when a version changes either.

/** A row as the library's own list holds it. */
export type RecordOf<T> = ReturnType<Collection<v.GenericSchema<unknown, T>>['all']>[number]

interface Marks {
  primaryKey: symbol
  relations: symbol
}

let marks: Marks | null = null

/** No record has relations, so they share one list of them. */
const noRelations = new Map<string, never>()

/**
 * Learns the library's marks from a record of its making, once, before rows are added.
 * @throws Error when this version of the library marks its records otherwise
 */
export async function learnMarks(): Promise<void> {
  if (marks) return
  const record = await new Collection({ schema: v.object({}) }).create({})
  const symbols = Object.getOwnPropertySymbols(record)
  const [primaryKey, relations] = ['kPrimaryKey', 'kRelationMap'].map((name) =>
    symbols.find(({ description }) => description === name),
  )
  if (!primaryKey || !relations) {
    throw new Error(
      'This version of @msw/data marks its records otherwise; see mocks/engine/data/msw-data.ts.',
    )
  }
  marks = { primaryKey, relations }
}

/**
 * Makes a checked row the library's record, as its `create` would; a new version of a row is the same record. After
 * `learnMarks`.
 * @param _collection tells the type of its records
 */
export function markRecord<T>(
  _collection: Collection<v.GenericSchema<unknown, T>>,
  row: Identified,
): asserts row is Identified & RecordOf<T> {
  if (!marks) throw new Error('Rows are added after `learnMarks`.')
  if (marks.primaryKey in row) return
  Object.defineProperty(row, marks.primaryKey, { value: String(row.id) })
  Object.defineProperty(row, marks.relations, { value: noRelations })
}
