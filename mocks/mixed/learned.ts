import * as v from 'valibot'
import type { Rows } from '../engine/data/unit-of-work.ts'
import type { Identified } from '../engine/data/table.ts'
import { shortened } from '../engine/base/shortened.ts'
import { longest } from '../model/lengths.ts'
import type { TableName, Tx } from '../model/tables.ts'
import type { Json } from './json.ts'

/** The first id of rows that the simulator makes while another backend makes some, too (rules 48). */
export const firstOwnId = 1_000_000_000

/** What an answer says contradicts what can't change: the real backend now has other data. */
export class OtherData extends Error {
  override name = 'OtherData'
}

type AnyRow = Identified & Json

/** The rows of a table whose fields are not known. */
export function rowsOf(tx: Tx, table: TableName): Rows<AnyRow>
export function rowsOf(tx: object, table: string): unknown {
  const rows: unknown = Reflect.get(tx, table)
  return rows
}

const keyOf = (table: TableName, id: number): string => `${table}:${id}`

/** Returns whether the simulator made the row with this id. */
export function isOwn(tx: Tx, table: TableName, id: number): boolean {
  return (
    id >= firstOwnId &&
    tx.learned.count('key', keyOf(table, id)) === 0 &&
    rowsOf(tx, table).get(id) !== undefined
  )
}

/** Returns whether a table may have rows that the simulator made. */
export function mayHaveOwn(tx: Tx, table: TableName): boolean {
  return rowsOf(tx, table).committed.sequence >= firstOwnId
}

/** Returns whether a simulated call deleted this row of the real backend. */
export function isGone(tx: Tx, table: TableName, id: number): boolean {
  const row = rowsOf(tx, table).get(id)
  if (!row) return tx.learned.count('key', keyOf(table, id)) > 0
  return typeof row['deleted_at'] === 'number'
}

/** Marks a row of the simulator that the real backend has too, under an id that isn’t known. */
export function noteReal(tx: Tx, table: TableName, id: number): void {
  tx.learned.insert({ key: keyOf(table, id), seen: {} })
}

/** Returns what the real backend said last about a row; undefined if it was never seen. */
export function seenOf(tx: Tx, table: TableName, id: number): Readonly<Json> | undefined {
  return tx.learned.one('key', keyOf(table, id))?.seen
}

/**
 * Takes over a row of the real backend. What it says differently than before replaces what the simulator has; what it
 * repeats doesn't undo a change that a simulated call made in between. A row that a simulated call deleted stays
 * deleted. Values that don't fit the model are left out, and texts cut that no file of this world could bring.
 * @param known the values that the answer has
 * @param fresh returns a whole row, with defaults for what the answer lacks
 * @throws OtherData if what never changes is another one than before, such as an account's email
 * @throws InvariantError if the row doesn't fit the model
 */
export function learnRow(tx: Tx, table: TableName, id: number, known: Json, fresh: () => Json): void {
  const rows = rowsOf(tx, table)
  const row = rows.get(id)
  const before = tx.learned.one('key', keyOf(table, id))
  if (row && !before && id >= firstOwnId) return
  const fitting = fittingIn(tx, table, known)
  if (before) checkIdentity(table, id, before.seen, fitting)
  const seen = { ...before?.seen, ...fitting }
  if (!before) tx.learned.insert({ key: keyOf(table, id), seen })
  else if (!isSame(seen, before.seen)) tx.learned.patch(before.id, { seen })
  if (before && !row) return
  const news = Object.entries(fitting).filter(([field, value]) => !isSame(value, before?.seen[field]))
  if (row && news.length === 0) return
  makeRoom(tx, table, rows.put({ ...(row ?? fresh()), ...Object.fromEntries(news), id }))
}

function fittingIn(tx: Tx, table: TableName, known: Json): Json {
  const { schema } = rowsOf(tx, table).committed.spec
  const entries = 'entries' in schema ? schema.entries : undefined
  const cut = Object.entries(known).map(([field, value]): [string, unknown] => [
    field,
    shortened(value, longest(table, field)),
  ])
  return Object.fromEntries(
    cut.filter(([field, value]) => {
      const own: unknown =
        typeof entries === 'object' && entries !== null ? Reflect.get(entries, field) : undefined
      return value !== undefined && (!isSchema(own) || v.is(own, value))
    }),
  )
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && '~run' in value
}

/** Fields that never change. */
const identity: { readonly [N in TableName]?: readonly string[] } = {
  accounts: ['email'],
  applications: ['account_id', 'job_id'],
}

function checkIdentity(table: TableName, id: number, seen: Json, known: Json): void {
  for (const field of identity[table] ?? []) {
    if (seen[field] === undefined || known[field] === undefined) continue
    if (seen[field] !== known[field]) throw new OtherData(`The ${field} of ${table} ${id} is another one`)
  }
}

/** Removes the row that a unique index of the table allows only one of, such as an earlier default CV. */
function makeRoom(tx: Tx, table: TableName, row: AnyRow): void {
  const rows = rowsOf(tx, table)
  for (const index of rows.committed.spec.unique) {
    const key = rows.committed.keyOf(index, row)
    const other = key === null ? undefined : rows.by(index, key).find(({ id }) => id !== row.id)
    if (!other) continue
    if (table === 'accounts')
      throw new OtherData(`The email of accounts ${other.id} and ${row.id} is the same`)
    if (table === 'cvs') rows.patch(other.id, { is_default: false })
    else rows.remove(other.id)
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
