import { jobBoard } from '../backend.ts'
import { contract } from '../contract/calls.gen.ts'
import { rowOfField, rowOfSchema } from '../contract/rows.gen.ts'
import type { TableName, Tx } from '../model/tables.ts'
import type { CallName } from '../operation.ts'
import { idOf, type Json } from './json.ts'
import { isOwn, rowsOf, seenOf } from './learned.ts'
import { allCalls } from './sides.ts'
import { fieldsOfAnswer, type Place } from './walk.ts'

/** A row that a request names by its id. */
export interface Named {
  table: TableName
  id: number
}

/** A successful answer of the real backend, as `readAnswer` converts it, with its request. */
export interface Sighting {
  call: CallName
  body: Json
  answer: Json
  /** The last number of `learned` before the call was sent; undefined if it doesn't matter. */
  since?: number | undefined
}

/** The tables whose rows the objects of a schema show. */
export const tableOf: Readonly<Record<string, TableName>> = rowOfSchema

/** Returns the row that an object of an answer shows; undefined if it shows none. */
export function rowIn({ schema, object }: Place): Named | undefined {
  const [table, id] = [tableOf[schema], idOf(object['id'])]
  return table === undefined || id === undefined ? undefined : { table, id }
}

type TableOfId = TableName | { by: string; of: Readonly<Record<string, TableName>> }
export const tablesOf: { readonly [K in CallName]?: Readonly<Record<string, TableOfId>> } = rowOfField

/** Returns the rows that a request names. */
export function namedBy(call: CallName, body: Json): Named[] {
  return Object.entries(tablesOf[call] ?? {}).flatMap(([field, of]) => {
    const table = typeof of === 'string' ? of : of.of[String(body[of.by])]
    const ids = [body[field]].flat().map(idOf)
    return ids.flatMap((id) => (table === undefined || id === undefined ? [] : [{ table, id }]))
  })
}

/** Returns the call that may show a row, with its fields; undefined if none does. */
export function questionFor({
  table,
  id,
}: Named): { call: CallName; fields: Readonly<Record<string, string>> } | undefined {
  const shows = (call: CallName, inList: boolean) =>
    jobBoard.whenFull?.[call] === 'reads' &&
    fieldsOfAnswer(call).some(({ kind, isList }) => isList === inList && tableOf[kind] === table)
  // It shows more of the row than a list does.
  const one = allCalls.find((call) => tablesOf[call]?.['id'] === table && shows(call, false))
  if (one) return { call: one, fields: { id: String(id) } }
  const list = allCalls.find(
    (call) => contract[call].auth === 'required' && !tablesOf[call] && shows(call, true),
  )
  return list && { call: list, fields: {} }
}

/** Returns whether the simulator doesn't know the row, or not what a job is. */
export function isUnknown(tx: Tx, { table, id }: Named): boolean {
  if (!rowsOf(tx, table).get(id)) return seenOf(tx, table, id) === undefined
  const { account_id, category } = seenOf(tx, table, id) ?? {}
  return table === 'jobs' && !isOwn(tx, table, id) && (account_id === undefined || category === undefined)
}
