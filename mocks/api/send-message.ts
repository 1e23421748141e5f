import { operation as define } from '../operation.ts'
import { contactMessage } from '../services/letters.ts'
import { sendMail } from '../services/mailbox.ts'

/** POST /api/send-message: emails a contact message to the site's operators (rules 34). */
export const operation = define('send-message', (context) => {
  sendMail(context, contactMessage(context.body))
  return { message: 'Thank you. We’ve received your message.' }
})
