import { refuseField } from '../runtime/errors.ts'
import { operation as define } from '../runtime/operation.ts'
import { hashPassword, passwordMatches } from '../services/passwords.ts'
import { endSessions } from '../services/sessions.ts'

/** POST /api/change-password: checks the present one; the account's other sessions end (rules 11). */
export const operation = define('change-password', ({ body, actor, session, tx, chance }) => {
  if (!passwordMatches(body.current_password, actor.password_hash)) {
    throw refuseField('current_password', 'This is not your current password.')
  }
  if (body.new_password !== body.confirm_password) {
    throw refuseField('confirm_password', 'The two new passwords are not the same.')
  }
  tx.accounts.patch(actor.id, { password_hash: hashPassword(body.new_password, chance.hex(16)) })
  endSessions(tx, actor.id, session?.id)
  return { message: 'Your password is changed. Other devices are logged out.' }
})
