import { operation as define } from '../runtime/operation.ts'
import { ownAccount } from '../views/accounts.ts'

/** POST /api/me: who the token belongs to (spec §7). */
export const operation = define('me', ({ tx, actor }) => ({ user: ownAccount(tx, actor) }))
