import { id, moment, text } from './fields.ts'
import { table } from '../engine/data/table.ts'
import * as v from 'valibot'

/** One sign-in on one device (rules 12). */
export const sessions = table(
  v.object({ id, account_id: id, token: text, created_at: moment, used_at: moment }),
  { unique: ['token'], references: { account_id: 'accounts' } },
)
