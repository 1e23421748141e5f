import type { Body } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import { type Letter, siteAddress } from './mailbox.ts'

/** Welcomes a new account and says what to do next (rules 9). */
export function welcome({ name, email, type }: Pick<Row<'accounts'>, 'name' | 'email' | 'type'>): Letter {
  const next =
    type === 'recruiter'
      ? 'A logo and two lines about your company help people to choose you. Then post your first job.'
      : 'A CV and two lines about you are all it takes to apply.'
  return {
    to: email,
    subject: 'Welcome',
    paragraphs: [
      `Hello ${name},`,
      `your account is ready. ${next}`,
      'To log in you enter this address, and we send you a code.',
    ],
    link: { label: 'Log in', path: 'login' },
    reason: 'You get this e-mail because somebody signed up with this address.',
  }
}

/** A message of the contact form, to the site's own mailbox; replies go to the sender (rules 34). */
export function contactMessage({ name, email, subject, message }: Body<'send-message'>): Letter {
  return {
    to: siteAddress,
    replyTo: email,
    subject,
    paragraphs: [message, `${name} <${email}>`],
    reason: 'Sent with the contact form. An answer goes to the sender.',
  }
}

/** Confirms a newsletter subscription (rules 34). */
export function subscription(address: string): Letter {
  return {
    to: address,
    subject: 'You are subscribed',
    paragraphs: [
      'Thank you. You will hear from us once a week.',
      'If you do not want that any more, tell us with the contact form.',
    ],
    link: { label: 'Contact us', path: 'contact' },
    reason: 'You get this e-mail because this address was entered for our newsletter.',
  }
}

/** Confirms that the password was changed (rules 11). */
export function passwordChanged({ name, email }: Pick<Row<'accounts'>, 'name' | 'email'>): Letter {
  return {
    to: email,
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'your password was changed just now. Wherever else you were logged in, you are not any more.',
      'If that was not you, choose a new password at once.',
    ],
    link: { label: 'Choose a new password', path: 'forgot-password' },
  }
}

/** News for an account: a greeting, what happened, and a link. */
export function news(
  { name, email }: Pick<Row<'accounts'>, 'name' | 'email'>,
  subject: string,
  content: string,
  link?: Letter['link'],
  reason?: string,
): Letter {
  return { to: email, subject, paragraphs: [`Hello ${name},`, content], link, reason }
}
