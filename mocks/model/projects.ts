import * as v from 'valibot'
import { id, moment, optionalText, text } from './fields.ts'
import { attachedFile } from './posts.ts'
import { table } from '../engine/data/table.ts'

/** A project on a job seeker's profile. */
export const projects = table(
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
  { references: { account_id: 'accounts' } },
)
