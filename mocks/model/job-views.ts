import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { describeTable } from './table.ts'

/** The last counted look of an account at a job; one counts for 30 minutes (rules 17). */
export const jobViews = describeTable(
  'job_views',
  v.object({ id, job_id: id, account_id: id, viewed_at: moment }),
  { viewer: (row) => `${row.job_id}:${row.account_id}` },
  ['viewer'],
)
