import type { TableName, Tx } from '../model/tables.ts'
import type { CallName } from '../operation.ts'
import { idOf, type Json } from './json.ts'
import { isOwn, rowsOf, seenOf } from './learned.ts'

/** A row that a request names by its id. */
export interface Named {
  table: TableName
  id: number
}

/** The table that a call's field `id` refers to. */
const idTables: { readonly [K in CallName]?: TableName } = {
  'jobs/delete': 'jobs',
  'jobs/fetch-single': 'jobs',
  'jobs/update': 'jobs',
  'jobs/apply': 'jobs',
  'jobs/download-cvs': 'jobs',
  'jobs/upload-receipt': 'jobs',
  'payments/fetch-stripe-intent': 'jobs',
  'payments/verify-stripe': 'jobs',
  'jobs/fetch-application': 'applications',
  'jobs/change-application-status': 'applications',
  'bookmarks/remove': 'bookmarks',
  'followers/toggle': 'accounts',
  'followers/remove': 'followings',
  'cvs/set-default': 'cvs',
  'cvs/delete': 'cvs',
  'posts/delete': 'posts',
  'employees/delete': 'employee_links',
  'employees/accept-request': 'employee_links',
  'employees/decline-request': 'employee_links',
  'employees/remove-request': 'employee_links',
  'projects/add-files': 'projects',
  'projects/delete-file': 'projects',
  'projects/update': 'projects',
  'projects/delete': 'projects',
  'users/find': 'accounts',
}

/** The tables of other fields. */
const fieldTables: Readonly<Record<string, TableName>> = {
  cv_id: 'cvs',
  application_ids: 'applications',
  company_id: 'accounts',
}

/** Returns the rows that a request names. */
export function namedBy(call: CallName, body: Json): Named[] {
  const marked = body['type'] === 'post' ? 'posts' : 'jobs'
  const table = call === 'bookmarks/toggle' ? marked : idTables[call]
  const fields = Object.entries({ ...fieldTables, ...(table && { id: table }) })
  return fields.flatMap(([field, of]) =>
    [body[field]].flat().flatMap((value) => {
      const id = idOf(value)
      return id === undefined ? [] : [{ table: of, id }]
    }),
  )
}

/** The real calls that show one row, and more of it than lists do. */
const askedBy: { readonly [N in TableName]?: CallName } = {
  jobs: 'jobs/fetch-single',
  accounts: 'users/find',
  applications: 'jobs/fetch-application',
}
/** The real calls that list the caller's own rows. */
const listedBy: { readonly [N in TableName]?: CallName } = {
  cvs: 'cvs/fetch',
  posts: 'my-profile',
  projects: 'my-profile',
  employee_links: 'my-profile',
  bookmarks: 'bookmarks/fetch',
  followings: 'followers/fetch',
}

/** Returns the call that may show a row, with its fields; undefined if none does. */
export function questionFor({
  table,
  id,
}: Named): { call: CallName; fields: Readonly<Record<string, string>> } | undefined {
  const one = askedBy[table]
  if (one) return { call: one, fields: { id: String(id) } }
  const list = listedBy[table]
  return list && { call: list, fields: {} }
}

/** Returns whether the simulator doesn't know the row, or not its owner. */
export function isUnknown(tx: Tx, { table, id }: Named): boolean {
  if (!rowsOf(tx, table).get(id)) return seenOf(tx, table, id) === undefined
  return table === 'jobs' && !isOwn(tx, table, id) && seenOf(tx, table, id)?.['account_id'] === undefined
}
