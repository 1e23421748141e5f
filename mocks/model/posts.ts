import * as v from 'valibot'
import { filePath, id, moment } from './fields.ts'
import { describeTable } from './table.ts'

/** A picture or a video of a post or project. */
export const attachedFile = v.object({ type: v.picklist(['image', 'video']), path: filePath })

/** An update somebody posted (spec §3, rules 30). */
export const posts = describeTable(
  'posts',
  v.object({
    id,
    account_id: id,
    caption: v.string(),
    files: v.array(attachedFile),
    created_at: moment,
  }),
  { account_id: (row) => row.account_id },
)
