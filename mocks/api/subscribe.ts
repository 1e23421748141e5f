import { operation as define } from '../operation.ts'
import { subscription } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'
import { normalisedEmail } from '../rules/text.ts'

/** POST /api/subscribe: a second subscription also succeeds, but sends no second email (rules 34). */
export const operation = define('subscribe', (context) => {
  const letter = subscription(normalisedEmail(context.body.email))
  const known = context.tx.mails.by('to', letter.to).some(({ subject }) => subject === letter.subject)
  if (!known) sendMail(context, letter)
  return { message: 'Thank you for subscribing.' }
})
