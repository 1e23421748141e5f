import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { describeTable } from './table.ts'

/** A job seeker follows a recruiter (rules 27). */
export const followings = describeTable(
  'followings',
  v.object({ id, account_id: id, recruiter_id: id, created_at: moment }),
  {
    account_id: (row) => row.account_id,
    recruiter_id: (row) => row.recruiter_id,
    pair: (row) => `${row.account_id}:${row.recruiter_id}`,
  },
  ['pair'],
)
