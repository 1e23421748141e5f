import { limits } from '../../src/api/limits.gen.ts'
import { operation as define } from '../operation.ts'
import { normalisedEmail } from '../rules/text.ts'
import { issueCode } from '../services/codes.ts'
import { news } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'

/** POST /api/send-password-reset-link: emails the link and the code. An unknown address succeeds too (rules 11). */
export const operation = define('send-password-reset-link', (context) => {
  const { body, tx } = context
  const account = tx.accounts.one('address', normalisedEmail(body.email))
  const code = issueCode(context, 'reset', body.email, account)
  if (account) {
    const email = news(account, {
      subject: 'Reset your password',
      paragraphs: [
        `Follow the link and enter this code to choose a new password. The code works once and expires in ${limits.EmailedCode.minutes} minutes.`,
        'If you didn’t ask for this, ignore this email. Your password won’t change.',
      ],
      link: { label: 'Choose a new password', path: `reset-password/${encodeURIComponent(account.email)}` },
    })
    sendMail(context, { ...email, code })
  }
  return { message: 'If an account exists for this address, we’ve sent it a link and a code.' }
})
