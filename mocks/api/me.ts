import { operation as define } from '../operation.ts'
import { ownAccount } from '../views/accounts.ts'

/** POST /api/me: who the token belongs to. */
export const operation = define('me', ({ tx, actor }) => ({ user: ownAccount(tx, actor) }))
