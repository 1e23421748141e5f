import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A job seeker follows a recruiter (rules 27). */
export const followings = table(v.object({ id, account_id: id, recruiter_id: id, created_at: moment }), {
  indexes: { pair: (row) => `${row.account_id}:${row.recruiter_id}` },
  unique: ['pair'],
  references: { account_id: 'accounts', recruiter_id: 'accounts' },
})
