import { operation as define } from '../operation.ts'
import { normalisedEmail } from '../rules/email.ts'
import { issueCode } from '../services/codes.ts'
import { sendMail } from '../services/mailbox.ts'

/** POST /api/send-password-reset-link: e-mails the link and the code; an unknown address succeeds, too (rules 11). */
export const operation = define('send-password-reset-link', (context) => {
  const { body, tx } = context
  const account = tx.accounts.one('email', normalisedEmail(body.email))
  const code = issueCode(context, 'reset', body.email, account)
  if (account) {
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
      reason: 'You get this e-mail because somebody asked for a new password with this address.',
    })
  }
  return { message: 'If there is such an account, we have sent it a link and a code.' }
})
