import { operation as define } from '../../operation.ts'
import { ownedBookmark } from '../../services/ownership.ts'

/** POST /api/bookmarks/remove: removes a bookmark by its own id, not the job's (rules 26). */
export const operation = define('bookmarks/remove', ownedBookmark, ({ tx }, bookmark) => {
  tx.bookmarks.remove(bookmark.id)
  return { message: 'Bookmark removed.' }
})
