import * as v from 'valibot'
import { count, id, moment } from './fields.ts'
import { describeTable } from './table.ts'

/** A six-digit code sent by e-mail, for signing in (rules 9) or for a new password (rules 11). */
export const codes = describeTable(
  'codes',
  v.object({
    id,
    account_id: id,
    purpose: v.picklist(['sign_in', 'reset']),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    sent_at: moment,
    /** Wrong tries so far. */
    tries: count,
  }),
  { holder: (row) => `${row.purpose}:${row.account_id}`, account_id: (row) => row.account_id },
  ['holder'],
)
