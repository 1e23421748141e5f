import type { ReadBody } from '../../src/api/refusal.ts'
import { contract } from '../contract/calls.gen.ts'
import type { Tx } from '../model/tables.ts'
import type { CallName, Context } from '../operation.ts'
import { isListed } from '../rules/visibility.ts'
import { isJson, type Json } from './json.ts'
import { goneKey, keyOf, makeRoom, rowsOf, seenOf } from './learned.ts'
import { answerOf, type Reader } from './owned.ts'
import { isWriter } from './ownership.ts'
import { type Named, namedBy, questionFor, rowIn, type Sighting, tableOf } from './rows.ts'
import { entriesOf, fieldsOfAnswer, type Place, walk } from './walk.ts'

/** Returns the row that an object shows to be there. Applications, payments and bookmarks refer to deleted jobs, too. */
export function shownIn(place: Place): Named | undefined {
  const row = rowIn(place)
  const isReference = row?.table === 'jobs' && place.within.length > 0
  return isReference && place.object['is_available'] !== true ? undefined : row
}

/** Why a row is gone: the backend's words, or the call whose list lacks it. */
export type Why = { words: string } | { lackedBy: CallName }

/** The field of `seen` with the call whose list lacks the row, although another answer showed it afterwards. */
const disputedKey = 'not in the list of'

/** Removes a row that the backend no longer has, like the simulator's own calls: a job is marked, an account stays. */
export function noteGone(context: Pick<Context, 'tx' | 'now'>, { table, id }: Named, why: Why): void {
  const { tx, now } = context
  const [rows, before] = [rowsOf(tx, table), tx.learned.one('key', keyOf(table, id))]
  const row = rows.get(id)
  if (!before || ('lackedBy' in why && before.seen[disputedKey] === why.lackedBy)) return
  const mark = { row, ...markOf(before.seen), ...why }
  tx.learned.patch(before.id, { seen: { ...before.seen, [goneKey]: mark } })
  if (table === 'jobs' && row) rows.patch(id, { deleted_at: row['deleted_at'] ?? now })
  // Receipts refer to payments.
  if (table === 'payments' || rows.committed.spec.permanent || !row) return
  if (table === 'cvs')
    for (const each of tx.applications.by('cv_id', id))
      noteGone(context, { table: 'applications', id: each.id }, why)
  rows.remove(id)
}

function markOf(seen: Readonly<Json> = {}): Json | undefined {
  const mark = seen[goneKey]
  return isJson(mark) ? mark : undefined
}

/** Returns the backend's words about a row that it no longer has, empty if it only lacks it; undefined if it has the row. */
export function goneOf(tx: Tx, { table, id }: Named): string | undefined {
  const mark = markOf(seenOf(tx, table, id))
  return typeof mark?.['words'] === 'string' ? mark['words'] : mark && ''
}

/** Brings a row back that a real answer shows again. One that a simulated call deleted stays deleted. */
export function comeBack(tx: Tx, { table, id }: Named, call: CallName): void {
  const [rows, before] = [rowsOf(tx, table), tx.learned.one('key', keyOf(table, id))]
  if (!before || !(goneKey in before.seen || before.seen[disputedKey] === call)) return
  const { [goneKey]: _mark, [disputedKey]: _disputed, ...seen } = before.seen
  const { row, lackedBy = call } = markOf(before.seen) ?? {}
  tx.learned.patch(before.id, { seen: lackedBy === call ? seen : { ...seen, [disputedKey]: lackedBy } })
  if (!isJson(row)) return
  if (table === 'jobs') rows.patch(id, { deleted_at: row['deleted_at'] })
  else if (!rows.get(id)) makeRoom(tx, table, rows.put({ ...row, id }))
}

/** Whether a refusal says that what the call names by its id isn't there. */
export function isNotThere({ isRefusal, fieldErrors }: ReadBody, httpStatus: number): boolean {
  const field = Object.keys(fieldErrors).join()
  return (
    isRefusal &&
    (field === 'id' ? [200, 400, 404, 410, 422] : field === '' ? [200, 404, 410] : []).includes(httpStatus)
  )
}

/** Returns the row that a refused call is to show, if the simulator would show it to the same caller. */
export function refusedBy(reader: Reader, { call, body }: Omit<Sighting, 'answer'>): Named[] {
  const isShown = (row: Named) => goneOf(reader.tx, row) !== undefined || answerOf(reader, call, body)
  return namedBy(call, body).filter((row) => questionFor(row)?.call === call && isShown(row))
}

/** How many pages of the simulator are compared. What is gone leaves them, so that later answers show the others. */
const mostPages = 20

/**
 * Returns the real rows that the simulator would list for a request, and that the real answer lacks although it is
 * complete: without filters and further pages.
 * @param answer as the backend sent it, or with the entries of all its pages
 */
export function absentFrom(reader: Reader, { call, body, answer }: Sighting): Named[] {
  const fields = fieldsOfAnswer(call)
  const isFiltered = Object.entries<{ kind: string; required: boolean }>(contract[call].fields).some(
    ([name, { kind, required }]) =>
      !required && name !== 'time_zone' && /text|number|json/.test(kind) && [body[name]].flat().some(Boolean),
  )
  // Without pages, a list that is nobody's is a choice, such as that of Home.
  const isPaged = fields.some(({ name }) => name === 'pages')
  const isOnes = contract[call].auth === 'required' || namedBy(call, body).length > 0
  const isWhole = isPaged ? Number(answer['pages']) <= 1 && body['page'] === 1 : isOnes
  if (isWriter(call) || isFiltered || !isWhole) return []
  const lists = fields.filter(({ isList, kind }) => isList && kind in tableOf)
  const partial = lists.filter(({ name, kind }) => {
    const { length = -1 } = entriesOf(answer, name, kind) ?? {}
    return length < Number(answer[`total_${name}`] ?? 0)
  })
  const shown = listedIn(call, answer)
  const absent: Named[] = []
  for (let [page, pages] = [1, 1]; page <= Math.min(pages, mostPages); page += 1) {
    const simulated = answerOf(reader, call, { ...body, page }) ?? {}
    pages = Number(simulated['pages'] ?? 1)
    for (const [key, row] of listedIn(call, simulated))
      if (!shown.has(key) && !partial.some(({ kind }) => tableOf[kind] === row.table)) absent.push(row)
  }
  return absent.filter((row) => isRealStill(reader.tx, row))
}

function listedIn(call: CallName, answer: Json): ReadonlyMap<string, Named> {
  const rows = new Map<string, Named>()
  walk(call, answer, (place) => {
    const row = place.list && place.within.length === 0 ? rowIn(place) : undefined
    if (row) rows.set(keyOf(row.table, row.id), row)
  })
  return rows
}

/** Whether a row is the backend's, and no simulated call has published or closed it. */
function isRealStill(tx: Tx, { table, id }: Named): boolean {
  const [seen, job] = [seenOf(tx, table, id), table === 'jobs' && tx.jobs.need(id)]
  return seen !== undefined && (!job || isListed(job) === isListed({ ...job, ...seen }))
}
