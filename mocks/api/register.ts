import { operation as define } from '../operation.ts'
import { blankProfile } from '../model/accounts.ts'
import { normalisedEmail } from '../rules/text.ts'
import { refuseField } from '../engine/base/errors.ts'
import { welcome } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'
import { hashPassword } from '../services/passwords.ts'

/** POST /api/register: creates an account of either type, one for each email address, and sends a welcome (rules 8). */
export const operation = define('register', (context) => {
  const { body, tx, now, random } = context
  const email = normalisedEmail(body.email)
  if (tx.accounts.count('address', email) > 0) {
    throw refuseField('email', 'An account with this email address already exists. Please log in.')
  }
  const account = tx.accounts.insert({
    type: body.type,
    name: body.name,
    email,
    password_hash: hashPassword(body.password, random.hex(16)),
    ...blankProfile(),
    created_at: now,
  })
  sendMail(context, welcome(account))
  return { message: 'Your account is ready. You can now log in.' }
})
