import { codeState, maxTries } from '../rules/codes.ts'
import { normalisedEmail } from '../rules/text.ts'
import { Refused } from '../runtime/errors.ts'
import { operation as define } from '../runtime/operation.ts'
import { openSession } from '../services/sessions.ts'
import { ownAccount } from '../views/accounts.ts'

const wrong = 'This code is wrong or no longer works.'

/** POST /api/verify: the second step of signing in. A code works for 10 minutes, once, with five tries (rules 9). */
export const operation = define('verify', (context) => {
  const { body, tx, now } = context
  const account = tx.accounts.one('email', normalisedEmail(body.email))
  const code = account && tx.codes.one('holder', `sign_in:${account.id}`)
  if (!account || !code) throw new Refused(wrong, { errors: { code: [wrong] } })
  const state = codeState(code, now)
  if (state === 'used-up') {
    throw new Refused('Too many wrong codes. Please ask for a new one.', { httpStatus: 429 })
  }
  if (state === 'expired' || body.code !== code.code) {
    tx.codes.patch(code.id, { tries: Math.min(code.tries + 1, maxTries) })
    throw new Refused(wrong, { errors: { code: [wrong] }, keepChanges: true })
  }
  tx.codes.remove(code.id)
  return {
    access_token: openSession(context, account).token,
    user: ownAccount(tx, account),
    message: `Welcome, ${account.name}.`,
  }
})
