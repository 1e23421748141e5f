import { id, moment, text } from './fields.ts'
import { describeTable } from './table.ts'
import * as v from 'valibot'

/** One sign-in on one device (rules 12). */
export const sessions = describeTable(
  'sessions',
  v.object({ id, account_id: id, token: text, created_at: moment, used_at: moment }),
  { token: (row) => row.token, account_id: (row) => row.account_id },
  ['token'],
)
