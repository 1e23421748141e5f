import * as v from 'valibot'
import { filePath, id, moment, text } from './fields.ts'
import { describeTable } from './table.ts'

/** A job seeker's CV. At most one of an account is the default (spec §4, rules 21). */
export const cvs = describeTable(
  'cvs',
  v.object({ id, account_id: id, title: text, path: filePath, is_default: v.boolean(), created_at: moment }),
  {
    account_id: (row) => row.account_id,
    default_of: (row) => (row.is_default ? row.account_id : null),
  },
  ['default_of'],
)
