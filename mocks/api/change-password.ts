import { operation as define } from '../operation.ts'
import { refuseField } from '../engine/base/errors.ts'
import { passwordChanged } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'
import { hashPassword, passwordMatches } from '../services/passwords.ts'
import { endSessions } from '../services/sessions.ts'

/** POST /api/change-password: checks the current password, ends other sessions and emails a confirmation (rules 11). */
export const operation = define('change-password', (context) => {
  const { body, actor, session, tx, random } = context
  if (!passwordMatches(body.current_password, actor.password_hash)) {
    throw refuseField(
      'current_password',
      'This isn’t your current password. Try again, or reset it by email.',
    )
  }
  if (body.new_password.normalize() !== body.confirm_password.normalize()) {
    throw refuseField('confirm_password', 'The new passwords don’t match. Enter the same one twice.')
  }
  tx.accounts.patch(actor.id, { password_hash: hashPassword(body.new_password, random.hex(16)) })
  endSessions(tx, actor.id, 'change_password', session?.id)
  sendMail(context, passwordChanged(actor))
  return { message: 'Password changed. We’ve logged you out on your other devices.' }
})
