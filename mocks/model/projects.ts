import * as v from 'valibot'
import { id, moment, optionalText, text } from './fields.ts'
import { attachedFile } from './posts.ts'
import { describeTable } from './table.ts'

/** A project on a job seeker's profile (spec §3). */
export const projects = describeTable(
  'projects',
  v.object({
    id,
    account_id: id,
    title: text,
    url: optionalText,
    time_took: optionalText,
    description: optionalText,
    files: v.array(attachedFile),
    created_at: moment,
  }),
  { account_id: (row) => row.account_id },
)
