import { codeState, maxTries } from '../rules/codes.ts'
import { normalisedEmail } from '../rules/text.ts'
import { Refused, refuseField } from '../runtime/errors.ts'
import { operation as define } from '../runtime/operation.ts'
import { hashPassword } from '../services/passwords.ts'
import { endSessions } from '../services/sessions.ts'

const wrong = 'This code is wrong or no longer works.'

/** POST /api/reset-password: a new password by the e-mailed code; all sessions of the account end (rules 11). */
export const operation = define('reset-password', ({ body, tx, now, chance }) => {
  if (body.password !== body.password_confirmation) {
    throw refuseField('password_confirmation', 'The two passwords are not the same.')
  }
  const account = tx.accounts.one('email', normalisedEmail(body.email))
  const code = account && tx.codes.one('holder', `reset:${account.id}`)
  if (!account || !code) throw new Refused(wrong, { errors: { token: [wrong] } })
  const state = codeState(code, now)
  if (state === 'used-up') {
    throw new Refused('Too many wrong codes. Please ask for a new one.', { httpStatus: 429 })
  }
  if (state === 'expired' || body.token !== code.code) {
    tx.codes.patch(code.id, { tries: Math.min(code.tries + 1, maxTries) })
    throw new Refused(wrong, { errors: { token: [wrong] }, keepChanges: true })
  }
  tx.codes.remove(code.id)
  tx.accounts.patch(account.id, { password_hash: hashPassword(body.password, chance.hex(16)) })
  endSessions(tx, account.id)
  return { message: 'Your new password is set. You can log in now.' }
})
