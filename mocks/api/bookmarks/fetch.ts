import { notBuilt } from '../../runtime/operation.ts'

/** POST /api/bookmarks/fetch: List bookmarked jobs. */
export const operation = notBuilt('bookmarks/fetch')
