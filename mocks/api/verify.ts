import { operation as define, quoted } from '../operation.ts'
import { redeemCode } from '../services/codes.ts'
import { openSession } from '../services/sessions.ts'
import { ownAccount } from '../views/accounts.ts'

/** POST /api/verify: the second step of a login, with the emailed code (rules 9). */
export const operation = define('verify', (context) => {
  const { body, tx } = context
  const account = redeemCode(context, 'sign_in', body.email, { field: 'code', code: body.code })
  return {
    access_token: openSession(context, account).token,
    user: ownAccount(tx, account),
    message: `Welcome, ${quoted(account.name)}.`,
  }
})
