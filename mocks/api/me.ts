import { operation as define } from '../operation.ts'
import { ownAccount } from '../views/accounts.ts'

/** POST /api/me: the caller's account. */
export const operation = define('me', ({ tx, actor }) => ({ user: ownAccount(tx, actor) }))
