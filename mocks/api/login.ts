import { operation as define } from '../operation.ts'
import { normalisedEmail } from '../rules/email.ts'
import { issueCode } from '../services/codes.ts'
import { sendMail } from '../services/mailbox.ts'

/**
 * POST /api/login: the first of two steps. E-mails a code to an account of this address and type; nothing tells whether
 * there is one (rules 9).
 */
export const operation = define('login', (context) => {
  const { body, tx } = context
  const found = tx.accounts.one('email', normalisedEmail(body.email))
  const account = found?.type === body.type ? found : undefined
  const code = issueCode(context, 'sign_in', body.email, account)
  if (account) {
    sendMail(context, {
      to: account.email,
      subject: `${code} is your sign-in code`,
      paragraphs: [
        `Hello ${account.name},`,
        'here is the code to finish signing in. It works for 10 minutes, once.',
        'If you did not ask for it, ignore this message.',
      ],
      code,
      reason: 'You get this e-mail because somebody wants to log in with this address.',
    })
  }
  return { message: 'If there is such an account, we have sent it a code.' }
})
