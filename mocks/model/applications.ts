import * as v from 'valibot'
import { applicationStatuses } from '../rules/application-status.ts'
import { id, moment } from './fields.ts'
import { describeTable } from './table.ts'

/** One person's application to one job (spec §3); there is one at most for each pair (rules 19). */
export const applications = describeTable(
  'applications',
  v.object({
    id,
    job_id: id,
    account_id: id,
    cv_id: id,
    status: v.picklist(applicationStatuses),
    created_at: moment,
  }),
  {
    job_id: (row) => row.job_id,
    account_id: (row) => row.account_id,
    cv_id: (row) => row.cv_id,
    applicant: (row) => `${row.job_id}:${row.account_id}`,
  },
  ['applicant'],
)
