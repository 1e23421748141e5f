import { operation as define, quoted } from '../operation.ts'
import { Refused } from '../engine/base/errors.ts'
import { emailOf } from '../services/identity-provider.ts'
import { openSession } from '../services/sessions.ts'
import { ownAccount } from '../views/accounts.ts'

/**
 * POST /api/login-with-google: logs in the account with the credential's address, of either type (rules 10). The
 * refusal does not say what is wrong with an invalid credential.
 */
export const operation = define('login-with-google', (context) => {
  const { body, tx } = context
  const { google_client_id } = tx.settings.need(1)
  if (google_client_id === null)
    throw new Refused('Google login isn’t available here. Please log in with a code.')
  const email = emailOf(body.token.trim(), google_client_id, context)
  if (email === undefined) throw new Refused('Google couldn’t confirm who you are. Please try again.')
  const account = tx.accounts.one('address', email)
  if (!account) throw new Refused('No account uses this address. Please sign up first.')
  return {
    access_token: openSession(context, account).token,
    user: ownAccount(tx, account),
    message: `Welcome, ${quoted(account.name)}.`,
  }
})
