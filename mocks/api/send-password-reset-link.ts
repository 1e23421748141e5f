import { mayResend } from '../rules/codes.ts'
import { normalisedEmail } from '../rules/text.ts'
import { Refused } from '../runtime/errors.ts'
import { operation as define } from '../runtime/operation.ts'
import { sendMail } from '../services/mailbox.ts'

/** POST /api/send-password-reset-link: e-mails the link and the code; an unknown address succeeds, too (rules 11). */
export const operation = define('send-password-reset-link', (context) => {
  const { body, tx, now, chance } = context
  const account = tx.accounts.one('email', normalisedEmail(body.email))
  if (account) {
    const previous = tx.codes.one('holder', `reset:${account.id}`)
    if (!mayResend(previous, now)) {
      throw new Refused('A code was just sent. Please wait a minute before you ask for another one.', {
        httpStatus: 429,
      })
    }
    if (previous) tx.codes.remove(previous.id)
    const code = chance.code()
    tx.codes.insert({ account_id: account.id, purpose: 'reset', code, sent_at: now, tries: 0 })
    sendMail(context, {
      to: account.email,
      subject: 'Choose a new password',
      paragraphs: [
        `Hello ${account.name},`,
        'here is the code for a new password. It works for 10 minutes, once.',
        'If you did not ask for it, ignore this message: your password stays as it is.',
      ],
      code,
      link: { label: 'Choose a new password', path: `reset-password/${encodeURIComponent(account.email)}` },
    })
  }
  return { message: 'If there is such an account, we have sent it a link and a code.' }
})
