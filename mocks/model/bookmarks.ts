import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { describeTable } from './table.ts'

/** A job somebody keeps, or a post somebody likes (rules 26). */
export const bookmarks = describeTable(
  'bookmarks',
  v.object({ id, account_id: id, type: v.picklist(['job', 'post']), target_id: id, created_at: moment }),
  {
    account_id: (row) => row.account_id,
    mark: (row) => `${row.type}:${row.target_id}:${row.account_id}`,
    target: (row) => `${row.type}:${row.target_id}`,
  },
  ['mark'],
)
