import * as v from 'valibot'
import { filePath, id, moment, optionalText, text } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A picture or video attached to a post or project. */
const attachedFile = v.object({ type: v.picklist(['image', 'video']), path: filePath })

/** A post on a profile page (rules 30). */
export const posts = table(
  v.object({
    id,
    account_id: id,
    caption: v.string(),
    files: v.array(attachedFile),
    created_at: moment,
  }),
  { references: { account_id: 'accounts' } },
)

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
