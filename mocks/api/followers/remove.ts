import { operation as define } from '../../operation.ts'
import { ownedFollowing } from '../../services/ownership.ts'

/** POST /api/followers/remove: removes a follow by its own id, not the company's (rules 26). */
export const operation = define('followers/remove', ownedFollowing, ({ tx }, following) => {
  tx.followings.remove(following.id)
  return { message: 'Company removed from your list.' }
})
