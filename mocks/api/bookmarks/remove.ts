import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/bookmarks/remove: Remove a bookmark. */
export const operation = notBuilt('bookmarks/remove')
