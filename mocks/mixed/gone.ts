import { contract } from '../contract/calls.gen.ts'
import type { ReadBody } from '../../src/api/refusal.ts'
import { type TableName, tables, type Tx } from '../model/tables.ts'
import { isListed } from '../rules/visibility.ts'
import type { CallName, Context } from '../operation.ts'
import { idOf, isJson, type Json } from './json.ts'
import type { Sighting } from './learn.ts'
import { goneKey, keyOf, makeRoom, rowsOf, seenOf } from './learned.ts'
import { answerOf, type Reader } from './owned.ts'
import { isWriter } from './ownership.ts'
import { type Named, namedBy, tableOf } from './rows.ts'
import { freshness } from './tokens.ts'
import { entriesOf, fieldsOfAnswer, type Place, walk } from './walk.ts'

/** When real answers showed rows, for a minute. */
export class Sightings {
  /** By table and id, the latest last, in milliseconds of `performance.now`. */
  readonly #at = new Map<string, number>()

  note(call: CallName, answer: Json): void {
    walk(call, answer, (place) => {
      const shown = shownIn(place)
      if (!shown) return
      this.#at.delete(keyOf(shown.table, shown.id))
      this.#at.set(keyOf(shown.table, shown.id), performance.now())
    })
    for (const [key, at] of this.#at) {
      if (at > performance.now() - freshness) break
      this.#at.delete(key)
    }
  }

  /** Whether a row was seen in the last minute, or since a time. */
  has({ table, id }: Named, since = performance.now() - freshness): boolean {
    return (this.#at.get(keyOf(table, id)) ?? -Infinity) > since
  }
}

/** Returns the row that an object shows to be there. Applications, payments and bookmarks refer to deleted jobs, too. */
export function shownIn({ schema, object, within }: Place): Named | undefined {
  const [table, id] = [tableOf[schema], idOf(object['id'])]
  const isReference = table === 'jobs' && within.length > 0 && object['is_available'] !== true
  return table === undefined || id === undefined || isReference ? undefined : { table, id }
}

const isTable = (name: string): name is TableName => name in tables

/** What a row has that the backend no longer has: its words, or the call whose list lacks the row. */
type Why = { words: string } | { lackedBy: CallName }

/** The field of `seen` with the call whose list lacks the row, although another answer showed it afterwards. */
const disputedKey = 'not in the list of'

/**
 * Removes a row that the backend no longer has. Rows that others still use stay, and jobs are marked as deleted, as
 * by the simulator's own calls.
 */
export function noteGone(context: Pick<Context, 'tx' | 'now'>, { table, id }: Named, why: Why): void {
  const { tx, now } = context
  const [rows, before] = [rowsOf(tx, table), tx.learned.one('key', keyOf(table, id))]
  if (!before || ('lackedBy' in why && before.seen[disputedKey] === why.lackedBy)) return
  const row = rows.get(id)
  const mark = { row, ...readMark(before.seen) }
  tx.learned.patch(before.id, { seen: { ...before.seen, [goneKey]: { ...mark, ...why } } })
  if (!row) return
  if ('deleted_at' in row) rows.patch(id, { deleted_at: row['deleted_at'] ?? now })
  else {
    const users = usersOf(tx, table, id)
    if (users.some(({ isCascade }) => !isCascade)) return
    for (const user of users) noteGone(context, user, why)
    rows.remove(id)
  }
}

/** Returns the rows that refer to a row, and whether they are deleted with it. */
function usersOf(tx: Tx, table: TableName, id: number): (Named & { isCascade: boolean })[] {
  return Object.entries(tables).flatMap(([other, { references, onDelete }]) =>
    Object.entries(references).flatMap(([field, target]) =>
      target === table && isTable(other)
        ? rowsOf(tx, other)
            .by(field, id)
            .map((row) => ({
              table: other,
              id: row.id,
              isCascade: Reflect.get(onDelete, field) === 'cascade',
            }))
        : [],
    ),
  )
}

/** Returns the backend's words about a row that it no longer has, empty if it only lacks it; undefined if it has the row. */
export function goneOf(tx: Tx, { table, id }: Named): string | undefined {
  const mark = readMark(seenOf(tx, table, id))
  return typeof mark?.['words'] === 'string' ? mark['words'] : mark && ''
}

function readMark(seen: Readonly<Json> = {}): Json | undefined {
  const mark = seen[goneKey]
  return isJson(mark) ? mark : undefined
}

/** Brings a row back that a real answer shows again. One that a simulated call deleted stays deleted. */
export function comeBack(tx: Tx, { table, id }: Named, call: CallName): void {
  const before = tx.learned.one('key', keyOf(table, id))
  if (!before || !(goneKey in before.seen || before.seen[disputedKey] === call)) return
  const { [goneKey]: _mark, [disputedKey]: _disputed, ...seen } = before.seen
  const { row, lackedBy } = readMark(before.seen) ?? {}
  const disputed = lackedBy !== undefined && lackedBy !== call && { [disputedKey]: lackedBy }
  tx.learned.patch(before.id, { seen: { ...seen, ...disputed } })
  const rows = rowsOf(tx, table)
  if (rows.get(id) && isJson(row) && 'deleted_at' in row) rows.patch(id, { deleted_at: row['deleted_at'] })
  else if (!rows.get(id) && isJson(row)) makeRoom(tx, table, rows.put({ ...row, id }))
}

/** Whether a refusal says that what the call names by its id isn't there. */
export function isNotThere({ isRefusal, fieldErrors }: ReadBody, httpStatus: number): boolean {
  const fields = Object.keys(fieldErrors).join()
  return (
    isRefusal &&
    (fields === 'id' ? [200, 400, 422] : fields === '' ? [200] : []).concat(404, 410).includes(httpStatus)
  )
}

/**
 * Returns the real rows that the simulator would show for a request, and that the lists of the real answer lack,
 * although they are complete: without filters, and without further pages.
 * @param answer as the backend sent it, or with the entries of all its pages
 * @param isNew whether a row may have been made after the request
 */
export function absentFrom(
  reader: Reader,
  { call, body, answer }: Sighting,
  isNew: (row: Named) => boolean,
): Named[] {
  const fields = fieldsOfAnswer(call)
  if (isWriter(call) || !isUnfiltered(call, body)) return []
  const isPaged = fields.some(({ name }) => name === 'pages')
  // Home shows a choice, which backends make differently.
  if (isPaged ? !(Number(answer['pages']) <= 1) || body['page'] !== 1 : !isSomebodys(call, body)) return []
  const absent = fields.flatMap(({ name, kind, isList }) => {
    const [table, entries] = [tableOf[kind], isList ? entriesOf(answer, name, kind) : undefined]
    const ids = new Set(entries?.map((each) => (isJson(each) ? idOf(each['id']) : undefined)))
    const total = fields.some((field) => field.name === `total_${name}`) ? answer[`total_${name}`] : ids.size
    if (!table || !entries || ids.has(undefined) || !(Number(total) <= entries.length)) return []
    const candidates = rowsOf(reader.tx, table)
      .all()
      .filter((row) => !ids.has(row.id) && mayBeAbsent(reader.tx, table, row))
      .map(({ id }) => ({ table, id, name }))
    return candidates.filter((row) => !isNew(row))
  })
  if (absent.length === 0) return []
  const shown = shownBySimulator(reader, call, body)
  return absent.filter(({ table, id, name }) => shown.has(`${name} ${keyOf(table, id)}`))
}

/** How many pages of the simulator are compared: what is gone leaves them, so that later answers show the others. */
const mostPages = 20

function shownBySimulator(reader: Reader, call: CallName, body: Json): ReadonlySet<string> {
  const shown = new Set<string>()
  for (let [page, pages] = [1, 1]; page <= Math.min(pages, mostPages); page += 1) {
    const answer = answerOf(reader, call, { ...body, page }) ?? {}
    pages = Number(answer['pages'] ?? 1)
    walk(call, answer, ({ schema, field, object, within }) => {
      const [table, id] = [tableOf[schema], idOf(object['id'])]
      if (table && id !== undefined && within.length === 0) shown.add(`${field} ${keyOf(table, id)}`)
    })
  }
  return shown
}

/** Whether the backend had a row, which is listed here and there alike. */
function mayBeAbsent(tx: Tx, table: TableName, row: Json & { id: number }): boolean {
  const seen = seenOf(tx, table, row.id)
  if (!seen || goneKey in seen) return false
  const job = table === 'jobs' ? tx.jobs.need(row.id) : undefined
  return !job || isListed(job) === isListed({ ...job, ...seen })
}

/** Whether a list is the caller's, or that of the row which the request names. */
const isSomebodys = (call: CallName, body: Json): boolean =>
  contract[call].auth === 'required' || namedBy(call, body).length > 0

function isUnfiltered(call: CallName, body: Json): boolean {
  return Object.entries<{ kind: string; required: boolean }>(contract[call].fields).every(
    ([name, { kind, required }]) =>
      required ||
      name === 'time_zone' ||
      !['text', 'number', 'json'].includes(kind) ||
      [body[name] ?? ''].flat().every((each) => each === ''),
  )
}
