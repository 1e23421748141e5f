import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A bookmarked job or a liked post (rules 26). */
export const bookmarks = table(
  v.object({ id, account_id: id, type: v.picklist(['job', 'post']), target_id: id, created_at: moment }),
  {
    indexes: {
      mark: (row) => `${row.type}:${row.target_id}:${row.account_id}`,
      target: (row) => `${row.type}:${row.target_id}`,
    },
    unique: ['mark'],
    references: { account_id: 'accounts', target: { table: 'posts', key: (post) => `post:${post}` } },
    onDelete: { target: 'cascade' },
  },
)

/** One company that a job seeker follows (rules 27). */
export const followings = table(v.object({ id, account_id: id, recruiter_id: id, created_at: moment }), {
  indexes: { pair: (row) => `${row.account_id}:${row.recruiter_id}` },
  unique: ['pair'],
  references: { account_id: 'accounts', recruiter_id: 'accounts' },
})
