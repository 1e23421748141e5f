import * as v from 'valibot'
import { enumerations } from '../contract/calls.gen.ts'
import { id, moment, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

export const notificationType = v.picklist(enumerations.NotificationType)

/** A notification for an account; `table_id` is the id of the job, application or employee link it refers to. */
export const notifications = table(
  v.object({
    id,
    account_id: id,
    type: notificationType,
    title: text,
    content: v.string(),
    table_id: id,
    created_at: moment,
    /** When the account's owner first opened the list after this notification (rules 33); null if unread. */
    read_at: v.nullable(moment),
  }),
  {
    indexes: { unread_of: (row) => (row.read_at === null ? row.account_id : null) },
    references: { account_id: 'accounts' },
  },
)
