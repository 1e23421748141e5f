import * as v from 'valibot'
import { id, moment } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** The last counted look of an account at a job; one counts for 30 minutes (rules 17). */
export const jobViews = table(v.object({ id, job_id: id, account_id: id, viewed_at: moment }), {
  indexes: { viewer: (row) => `${row.job_id}:${row.account_id}` },
  unique: ['viewer'],
  references: { job_id: 'jobs', account_id: 'accounts' },
})
