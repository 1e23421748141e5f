import * as v from 'valibot'
import { filePath, id, moment } from './fields.ts'
import { table } from '../engine/data/table.ts'

/** A picture or a video of a post or project. */
export const attachedFile = v.object({ type: v.picklist(['image', 'video']), path: filePath })

/** An update somebody posted (rules 30). */
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
