import * as v from 'valibot'
import { day } from '../engine/base/clock.ts'
import type { Rows } from '../engine/data/unit-of-work.ts'
import type { Identified } from '../engine/data/table.ts'
import { shortened } from '../engine/base/shortened.ts'
import { longest } from '../model/lengths.ts'
import type { TableName, Tx } from '../model/tables.ts'
import type { Json } from './json.ts'

/** The first id of the simulator's own rows, where no backend is (rules 49). In earlier worlds, it was 1,000,000,000. */
export const firstOwnId = 9_000_000_000_000_000

/** Thrown if a row differs from before in what no backend changes, so that it may be another row. */
export class OtherData extends Error {
  override name = 'OtherData'
  readonly row: string

  constructor(table: TableName, id: number) {
    const row = `${table} ${id}`
    super(`${row} isn’t the row that it was before`)
    this.row = row
  }
}

type AnyRow = Identified & Json

/** The rows of a table whose fields are not known. */
export function rowsOf(tx: Tx, table: TableName): Rows<AnyRow>
export function rowsOf(tx: object, table: string): unknown {
  const rows: unknown = Reflect.get(tx, table)
  return rows
}

export const keyOf = (table: TableName, id: number): string => `${table}:${id}`

/** Returns whether the simulator made the row with this id. */
export function isOwn(tx: Tx, table: TableName, id: number): boolean {
  return rowsOf(tx, table).get(id) !== undefined && tx.learned.count('key', keyOf(table, id)) === 0
}

/** Lets own rows begin at `firstOwnId` in a world of an earlier build, too. */
export function raiseSequences(tx: Tx): void {
  for (const { committed } of Object.values(tx)) {
    // Tables that may have own rows keep doing so.
    if (committed.sequence < firstOwnId - 1)
      committed.sequence = committed.sequence < 1_000_000_000 ? firstOwnId - 1 : firstOwnId
  }
}

/** Returns whether a table may have rows that the simulator made. */
export function mayHaveOwn(tx: Tx, table: TableName): boolean {
  return rowsOf(tx, table).committed.sequence >= firstOwnId
}

/** Returns whether a simulated call deleted this row of the real backend. */
export function isGone(tx: Tx, table: TableName, id: number): boolean {
  const [row, seen] = [rowsOf(tx, table).get(id), seenOf(tx, table, id)]
  if (seen && goneKey in seen) return false
  return row ? typeof row['deleted_at'] === 'number' : seen !== undefined
}

/** The field of `seen` that a row has which the backend no longer has. */
export const goneKey = 'gone'

/** Marks a row of the simulator that the real backend has too, under an id that isn’t known. */
export function noteReal(tx: Tx, table: TableName, id: number): void {
  tx.learned.insert({ key: keyOf(table, id), seen: {} })
}

/** Returns the number of `learned` at which a row was first seen; undefined if it never was, or was deleted here. */
export function seenSince(tx: Tx, table: TableName, id: number): number | undefined {
  return isGone(tx, table, id) ? undefined : tx.learned.one('key', keyOf(table, id))?.id
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
 * @param fresh what a row has that answers and the defaults of its table lack
 * @throws OtherData if the row is another one than before, such as another person's account
 * @throws InvariantError if the row doesn't fit the model
 */
export function learnRow(tx: Tx, table: TableName, id: number, known: Json, fresh: Json = {}): void {
  const rows = rowsOf(tx, table)
  const row = rows.get(id)
  const before = tx.learned.one('key', keyOf(table, id))
  const fitting = fittingIn(tx, table, known)
  if (before) checkIdentity(table, id, before.seen, fitting)
  const base = row ?? { ...rows.committed.spec.defaults, ...fresh }
  const seen = { ...before?.seen, ...fitting, ...standIns(known, fitting, base, before?.seen) }
  if (!before) tx.learned.insert({ key: keyOf(table, id), seen })
  else if (!isSame(seen, before.seen)) tx.learned.patch(before.id, { seen })
  if (before && !row) return
  const news = Object.entries(fitting).filter(([field, value]) => !isSame(value, before?.seen[field]))
  if (row && news.length === 0) return
  makeRoom(tx, table, rows.put({ ...base, ...Object.fromEntries(news), id }))
}

const standInKey = (field: string): string => `instead of ${field}`

/** Returns what the row has instead of values that the model can't hold. */
function standIns(known: Json, fitting: Json, base: Json, seen: Json = {}): Json {
  const unfit = Object.keys(known).filter((field) => (known[field] ?? null) !== null && !(field in fitting))
  return Object.fromEntries(
    unfit.map((field) => [standInKey(field), seen[standInKey(field)] ?? base[field] ?? null]),
  )
}

/** Whether a field still has the placeholder for a value that the model can't hold. */
export function hasStandIn(tx: Tx, table: TableName, id: number, field: string): boolean {
  const seen = seenOf(tx, table, id)
  const [row, key] = [rowsOf(tx, table).get(id), standInKey(field)]
  return seen !== undefined && key in seen && isSame(seen[key], row?.[field] ?? null)
}

const entriesOf = (tx: Tx, table: TableName): object => {
  const { schema } = rowsOf(tx, table).committed.spec
  return 'entries' in schema && typeof schema.entries === 'object' && schema.entries ? schema.entries : {}
}

/** Returns the names of a table's columns besides its id. */
export const columnsOf = (tx: Tx, table: TableName): readonly string[] =>
  Object.keys(entriesOf(tx, table)).filter((name) => name !== 'id')

function fittingIn(tx: Tx, table: TableName, known: Json): Json {
  const entries = entriesOf(tx, table)
  const cut = Object.entries(known).map(([field, value]): [string, unknown] => [
    field,
    shortened(value, longest(table, field)),
  ])
  return Object.fromEntries(
    cut.filter(([field, value]) => {
      const own: unknown = Reflect.get(entries, field)
      return value !== undefined && (!isSchema(own) || v.is(own, value))
    }),
  )
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && '~run' in value
}

/** Fields that show another row, if all of a group differ: people change their name or their email. */
const identity: { readonly [N in TableName]?: readonly (readonly string[])[] } = {
  accounts: [['type'], ['name', 'email']],
  applications: [['account_id'], ['job_id']],
}

function checkIdentity(table: TableName, id: number, seen: Json, known: Json): void {
  const differs = (field: string) =>
    seen[field] !== undefined && known[field] !== undefined && seen[field] !== known[field]
  // More than what time zones, and dates without a time, explain.
  const isEarlier = Number(seen['created_at']) - Number(known['created_at']) > 2 * day
  if (isEarlier || identity[table]?.some((group) => group.every(differs))) throw new OtherData(table, id)
}

/** Removes the row that a unique index of the table allows only one of, such as an earlier default CV. */
export function makeRoom(tx: Tx, table: TableName, row: AnyRow): void {
  const rows = rowsOf(tx, table)
  for (const index of rows.committed.spec.unique) {
    const key = rows.committed.keyOf(index, row)
    const other = key === null ? undefined : rows.by(index, key).find(({ id }) => id !== row.id)
    if (!other) continue
    if (table === 'accounts') throw new OtherData(table, other.id)
    if (table === 'cvs') rows.patch(other.id, { is_default: false })
    else rows.remove(other.id)
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
