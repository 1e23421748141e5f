import * as v from 'valibot'
import { count, id, moment, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** One login on one device (rules 12). */
export const sessions = table(
  v.object({ id, account_id: id, token: text, created_at: moment, used_at: moment }),
  { unique: ['token'], references: { account_id: 'accounts' } },
)

/**
 * A six-digit code by email, for a login (rules 9) or a new password (rules 11). An address without an account gets
 * no email, but still a row, so that waiting times and tries do not reveal who has an account.
 */
export const codes = table(
  v.object({
    id,
    purpose: v.picklist(['sign_in', 'reset']),
    /** The normalised address for which the code was requested. */
    email: text,
    account_id: v.nullable(id),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    sent_at: moment,
    /** The number of wrong tries. */
    tries: count,
  }),
  {
    indexes: { holder: (row) => `${row.purpose}:${row.email}` },
    unique: ['holder'],
    references: { account_id: 'accounts' },
  },
)
