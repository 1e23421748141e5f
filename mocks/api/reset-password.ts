import { operation as define } from '../operation.ts'
import { refuseField } from '../engine/base/errors.ts'
import { redeemCode } from '../services/codes.ts'
import { passwordChanged } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'
import { hashPassword } from '../services/passwords.ts'
import { endSessions } from '../services/sessions.ts'

/** POST /api/reset-password: sets a password with an emailed code, ends all sessions and sends an email (rules 11). */
export const operation = define('reset-password', (context) => {
  const { body, tx, random } = context
  if (body.password.normalize() !== body.password_confirmation.normalize()) {
    throw refuseField('password_confirmation', 'The passwords don’t match. Enter the same one twice.')
  }
  const account = redeemCode(context, 'reset', body.email, { field: 'token', code: body.token })
  tx.accounts.patch(account.id, { password_hash: hashPassword(body.password, random.hex(16)) })
  endSessions(tx, account.id, 'reset_password')
  sendMail(context, passwordChanged(account))
  return { message: 'Password changed. You can now log in.' }
})
