import type { CallName, Context } from '../operation.ts'
import { jobBoard } from '../backend.ts'
import type { Row, TableName, Tx } from '../model/tables.ts'
import { ownAccount } from '../views/accounts.ts'
import { application } from '../views/applications.ts'
import { isListed } from '../rules/visibility.ts'
import { fullJob, ownJob } from '../views/jobs.ts'
import { post } from '../views/profile.ts'
import { idOf, isJson, type Json } from './json.ts'
import { hasStandIn, isGone, isOwn, mayHaveOwn, rowsOf } from './learned.ts'
import { allFields } from './ownership.ts'
import { type Sighting, tableOf } from './rows.ts'
import { entriesOf, fieldsOfAnswer, walk } from './walk.ts'

/** The account that asks, at its time. */
export type Reader = Context & { actor: Row<'accounts'> | null }

/** Returns what the simulator shows of a row; undefined if it doesn't have it. */
function viewOf(reader: Reader, table: TableName, id: number): object | undefined {
  const { tx } = reader
  const row = rowsOf(tx, table).get(id)
  if (!row) return undefined
  switch (table) {
    case 'accounts':
      return ownAccount(tx, tx.accounts.need(id))
    case 'jobs': {
      const job = tx.jobs.need(id)
      const { feature_price_per_month } = tx.settings.need(1)
      const is_available = isListed(job)
      return { ...ownJob(reader, job), ...fullJob(reader, job), feature_price_per_month, is_available }
    }
    case 'applications':
      return application(tx, tx.applications.need(id))
    case 'followings':
      return tx.accounts.need(tx.followings.need(id).recruiter_id)
    case 'posts':
      return post(reader, tx.posts.need(id))
    default:
      return row
  }
}

/**
 * Replaces the owned fields of a real answer by what the simulator would answer, row by row, and removes rows that
 * simulated calls deleted. Rows of the simulator precede those of the first page. Nothing else changes, so what the app
 * can't read of an answer stays visible.
 */
export function replaceOwned(reader: Reader, seen: Sighting, owned: ReadonlySet<string>): void {
  const { tx } = reader
  const { call, answer } = seen
  const bySchema = Map.groupBy(owned, (name) => name.slice(0, name.lastIndexOf('.')))
  const removed = new Map<unknown[], Set<unknown>>()
  walk(call, answer, ({ schema, object, list }) => {
    const table = tableOf[schema]
    if (table === undefined) return replaceSettings(tx, schema, object, owned)
    const id = idOf(object['id'])
    if (id === undefined || isOwn(tx, table, id)) return
    if (list && isGone(tx, table, id)) removed.set(list, (removed.get(list) ?? new Set()).add(object))
    const fields = bySchema.get(schema) ?? []
    const view = fields.length === 0 ? undefined : viewOf(reader, table, id)
    for (const name of fields) {
      const field = name.slice(schema.length + 1)
      const value: unknown = view && Reflect.get(view, field)
      // The backend's own notifications can't be shown, nor marked as read.
      if (field === 'jobs_notifications' && value === 0 && Number(object[field]) > 0) delete object[field]
      else if (value !== undefined && !hasStandIn(tx, table, id, field)) object[field] = value
    }
    if (table === 'jobs') countOwn(tx, object, 'applicants', 'applications', 'job_id', id)
    if (schema === 'User' && !owned.has('User.jobs_notifications'))
      countOwn(tx, object, 'jobs_notifications', 'notifications', 'unread_of', id)
  })
  for (const [list, gone] of removed) removeFrom(list, gone)
  joinLists(reader, seen, owned)
}

/** Removes entries in place, in one pass. */
function removeFrom(list: unknown[], gone: ReadonlySet<unknown>): void {
  let kept = 0
  for (const each of list) {
    if (gone.has(each)) continue
    list[kept] = each
    kept += 1
  }
  list.length = kept
}

function replaceSettings(tx: Tx, schema: string, object: Json, owned: ReadonlySet<string>): void {
  if (schema === 'Settings' && owned.has('Settings.stripe_pk')) {
    object['stripe_pk'] = tx.settings.need(1).stripe_pk
  }
}

/** Adds the simulator's own rows to a number of the backend's. */
function countOwn(tx: Tx, object: Json, field: string, table: TableName, index: string, key: number): void {
  const count = Number(object[field])
  if (!Number.isInteger(count) || !mayHaveOwn(tx, table)) return
  const own = rowsOf(tx, table)
    .by(index, key)
    .filter(({ id }) => isOwn(tx, table, id))
  if (own.length > 0) object[field] = count + own.length
}

/** Replaces the fields of the answer itself by those of the simulator's own operation. */
function joinLists(reader: Reader, { call, body, answer }: Sighting, owned: ReadonlySet<string>): void {
  const hasOwn = (table: TableName | undefined) => table !== undefined && mayHaveOwn(reader.tx, table)
  const fields = fieldsOfAnswer(call).filter(
    // A call about a row of the simulator may have made others while its tag is real.
    ({ name, kind, isList }) =>
      owned.has(`${call}.${name}`) || (isList && allFields.has(`${call}.${name}`) && hasOwn(tableOf[kind])),
  )
  if (fields.length === 0) return
  const simulated = answerOf(reader, call, body)
  if (!simulated) return
  for (const { name, kind, isList } of fields) {
    const theirs: unknown = simulated[name]
    const table = tableOf[kind]
    if (!isList || !table) {
      if (theirs !== undefined) answer[name] = theirs
      continue
    }
    const isFirst = body['page'] === undefined || body['page'] === 1
    if (!isFirst || !Array.isArray(theirs)) continue
    const own: unknown[] = theirs.filter(
      (each: unknown) => isJson(each) && isOwn(reader.tx, table, idOf(each['id']) ?? 0),
    )
    if (own.length === 0) continue
    const entries = entriesOf(answer, name, kind)
    if (entries) entries.unshift(...own)
    else if (answer[name] === undefined || answer[name] === null) answer[name] = own
  }
}

/** Returns what the simulator would answer; undefined if it would refuse. */
export function answerOf(reader: Reader, call: CallName, body: Json): Json | undefined {
  try {
    const answer = jobBoard.operations[call].run({ ...reader, session: null, body })
    return { ...answer }
  } catch {
    return undefined
  }
}
