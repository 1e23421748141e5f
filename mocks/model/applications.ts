import * as v from 'valibot'
import { applicationStatuses } from '../rules/application-status.ts'
import { id, moment } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A job seeker's application for a job; at most one for each pair (rules 19). */
export const applications = table(
  v.object({
    id,
    job_id: id,
    account_id: id,
    cv_id: id,
    status: v.picklist(applicationStatuses),
    created_at: moment,
  }),
  {
    indexes: { applicant: (row) => `${row.job_id}:${row.account_id}` },
    unique: ['applicant'],
    references: { job_id: 'jobs', account_id: 'accounts', cv_id: 'cvs' },
    onDelete: { cv_id: 'cascade' },
  },
)
