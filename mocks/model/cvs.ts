import * as v from 'valibot'
import { filePath, id, moment, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A job seeker's CV. Each account has at most one default (rules 21). */
export const cvs = table(
  v.object({ id, account_id: id, title: text, path: filePath, is_default: v.boolean(), created_at: moment }),
  {
    indexes: { default_of: (row) => (row.is_default ? row.account_id : null) },
    unique: ['default_of'],
    references: { account_id: 'accounts' },
  },
)
