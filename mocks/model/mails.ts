import * as v from 'valibot'
import { id, moment, optionalText, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** An email that the product sent. */
export const mails = table(
  v.object({
    id,
    to: text,
    /** The address for replies; null means the site's own. */
    reply_to: optionalText,
    subject: text,
    text,
    html: text,
    code: optionalText,
    sent_at: moment,
  }),
  { indexes: { to: (row) => row.to } },
)
