import { InvariantError } from './table.ts'
import type { Change } from './unit-of-work.ts'
import type { TableName, Tx } from './world.ts'

/**
 * Every foreign key of the model: from a field to the collection whose id it holds. They are plain numbers, because
 * the library's two-way relations cost the square of the rows.
 */
export const relations: { [N in TableName]?: Record<string, TableName> } = {
  sessions: { account_id: 'accounts' },
  codes: { account_id: 'accounts' },
  jobs: { account_id: 'accounts' },
  job_views: { job_id: 'jobs', account_id: 'accounts' },
  cvs: { account_id: 'accounts' },
  applications: { job_id: 'jobs', account_id: 'accounts', cv_id: 'cvs' },
  notifications: { account_id: 'accounts' },
  bookmarks: { account_id: 'accounts' },
  followings: { account_id: 'accounts', recruiter_id: 'accounts' },
  employee_links: { recruiter_id: 'accounts', employee_id: 'accounts' },
  posts: { account_id: 'accounts' },
  projects: { account_id: 'accounts' },
  intents: { account_id: 'accounts', job_id: 'jobs' },
  payments: { account_id: 'accounts', job_id: 'jobs' },
  receipts: { account_id: 'accounts', job_id: 'jobs', payment_id: 'payments' },
}

const foreignKeys = new Map(Object.entries(relations).map(([table, keys]) => [table, Object.entries(keys)]))

/** What must not be left behind when a row goes: the index that finds those who point at it. */
function dependants(tx: Tx, table: string, id: number): string | undefined {
  if (table === 'cvs' && tx.applications.count('cv_id', id) > 0) return 'applications'
  if (table === 'posts' && tx.bookmarks.count('target', `post:${id}`) > 0) return 'bookmarks'
  if (table === 'payments' && tx.receipts.count('payment_id', id) > 0) return 'receipts'
  if (table === 'jobs' || table === 'accounts') return 'history: jobs and accounts are never removed'
  return undefined
}

/**
 * Checks that the changed rows point at rows that exist, and that no removed row is still pointed at.
 * @throws InvariantError naming the orphan
 */
export function checkRelations(tx: Tx, changes: readonly Change[]): void {
  for (const change of changes) {
    if ('remove' in change) {
      const left = dependants(tx, change.table, change.remove)
      if (left) throw new InvariantError(`${change.table} ${change.remove} is still used by ${left}`)
      continue
    }
    for (const [field, target] of foreignKeys.get(change.table) ?? []) {
      const key: unknown = Object.getOwnPropertyDescriptor(change.put, field)?.value
      if (key === null) continue
      if (typeof key !== 'number' || tx[target].get(key) === undefined) {
        throw new InvariantError(
          `${change.table} ${change.put.id}: ${field} ${JSON.stringify(key)} is no row of ${target}`,
        )
      }
    }
  }
}
