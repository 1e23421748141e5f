import { operation as define } from '../runtime/operation.ts'
import { sendMail } from '../services/mailbox.ts'
import { normalisedEmail } from '../rules/text.ts'

const subject = 'You are subscribed'

/** POST /api/subscribe: twice succeeds, too, and sends one e-mail (rules 34). */
export const operation = define('subscribe', (context) => {
  const to = normalisedEmail(context.body.email)
  const known = context.tx.mails.by('to', to).some((mail) => mail.subject === subject)
  if (!known)
    sendMail(context, { to, subject, paragraphs: ['Thank you. You will hear from us once a week.'] })
  return { message: 'Thank you for subscribing.' }
})
