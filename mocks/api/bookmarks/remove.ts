import { operation as define } from '../../operation.ts'
import { ownedBookmark } from '../../services/ownership.ts'

/** POST /api/bookmarks/remove: takes the id of the bookmark, not of the job (rules 26). */
export const operation = define('bookmarks/remove', ownedBookmark, ({ tx }, bookmark) => {
  tx.bookmarks.remove(bookmark.id)
  return { message: 'Bookmark removed.' }
})
