import * as v from 'valibot'
import { id, moment, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** The eight kinds of notification. */
export const notificationType = v.picklist([
  'job_state_changed',
  'job_deleted',
  'new_job_application',
  'job_application_status_changed',
  'employee_request',
  'employee_request_declined',
  'employee_request_accepted',
  'employee_request_removed',
])

/** A notification of one account; `table_id` is the job, application or link it leads to. */
export const notifications = table(
  v.object({
    id,
    account_id: id,
    type: notificationType,
    title: text,
    content: v.string(),
    table_id: id,
    created_at: moment,
    /** When the list was opened with this one in it (rules 33). */
    read_at: v.nullable(moment),
  }),
  {
    indexes: { unread_of: (row) => (row.read_at === null ? row.account_id : null) },
    references: { account_id: 'accounts' },
  },
)
