import { operation as define } from '../runtime/operation.ts'
import { sendMail } from '../services/mailbox.ts'

/** Where contact messages go. */
const desk = 'hello@fieldwork.example'

/** POST /api/send-message: a contact message reaches the mailbox (rules 34). */
export const operation = define('send-message', (context) => {
  const { name, email, subject, message } = context.body
  sendMail(context, { to: desk, subject, paragraphs: [message, `${name} <${email}>`] })
  return { message: 'Thank you. Your message is on its way to us.' }
})
