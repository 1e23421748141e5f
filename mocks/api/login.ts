import { mayResend } from '../rules/codes.ts'
import { normalisedEmail } from '../rules/text.ts'
import { Refused } from '../runtime/errors.ts'
import { operation as define } from '../runtime/operation.ts'
import { sendMail } from '../services/mailbox.ts'

/**
 * POST /api/login: the first of two steps. E-mails a code to an account of this address and type; the answer does not
 * tell whether there is one (rules 9).
 */
export const operation = define('login', (context) => {
  const { body, tx, now, chance } = context
  const account = tx.accounts.one('email', normalisedEmail(body.email))
  if (account && account.type === body.type) {
    const previous = tx.codes.one('holder', `sign_in:${account.id}`)
    if (!mayResend(previous, now)) {
      throw new Refused('A code was just sent. Please wait a minute before you ask for another one.', {
        httpStatus: 429,
      })
    }
    if (previous) tx.codes.remove(previous.id)
    const code = chance.code()
    tx.codes.insert({ account_id: account.id, purpose: 'sign_in', code, sent_at: now, tries: 0 })
    sendMail(context, {
      to: account.email,
      subject: `${code} is your sign-in code`,
      paragraphs: [
        `Hello ${account.name},`,
        'here is the code to finish signing in. It works for 10 minutes, once.',
        'If you did not ask for it, ignore this message.',
      ],
      code,
    })
  }
  return { message: 'If there is such an account, we have sent it a code.' }
})
