import * as v from 'valibot'
import { count, id, moment, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** One sign-in on one device (rules 12). */
export const sessions = table(
  v.object({ id, account_id: id, token: text, created_at: moment, used_at: moment }),
  { unique: ['token'], references: { account_id: 'accounts' } },
)

/**
 * A six-digit code sent by e-mail, for signing in (rules 9) or for a new password (rules 11). One is kept for an address
 * without a fitting account, too, and never sent, so that waiting times and tries do not tell who has an account.
 */
export const codes = table(
  v.object({
    id,
    purpose: v.picklist(['sign_in', 'reset']),
    /** Who asked, as accounts keep addresses. */
    email: text,
    /** Whose code it is; null where there is no such account. */
    account_id: v.nullable(id),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    sent_at: moment,
    /** Wrong tries so far. */
    tries: count,
  }),
  {
    indexes: { holder: (row) => `${row.purpose}:${row.email}` },
    unique: ['holder'],
    references: { account_id: 'accounts' },
  },
)
