import * as v from 'valibot'
import { id, moment, optionalText, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** An e-mail the product sent, as it lies in the simulator's mailbox. */
export const mails = table(
  v.object({
    id,
    to: text,
    /** Who gets an answer, where that is not the site itself. */
    reply_to: optionalText,
    subject: text,
    text,
    html: text,
    /** The code it carries, for "use this code". */
    code: optionalText,
    sent_at: moment,
  }),
  { indexes: { to: (row) => row.to } },
)
