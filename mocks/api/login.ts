import { limits } from '../../src/api/limits.gen.ts'
import { operation as define } from '../operation.ts'
import { normalisedEmail } from '../rules/text.ts'
import { issueCode } from '../services/codes.ts'
import { news } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'

/**
 * POST /api/login: the first of two steps. Emails a code to the account with this address and type; the answer does not
 * reveal whether there is one (rules 9).
 */
export const operation = define('login', (context) => {
  const { body, tx } = context
  const found = tx.accounts.one('address', normalisedEmail(body.email))
  const account = found?.type === body.type ? found : undefined
  const code = issueCode(context, 'sign_in', body.email, account)
  if (account) {
    const email = news(account, {
      subject: `${code} is your login code`,
      paragraphs: [
        `Enter this code to log in. It works once and expires in ${limits.EmailedCode.minutes} minutes.`,
        'If you didn’t try to log in, you can ignore this email.',
      ],
    })
    sendMail(context, { ...email, code })
  }
  return { message: 'If an account exists for this address, we’ve sent it a code.' }
})
