import { type Body, quoted } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import type { ApplicationStatus } from '../rules/application-status.ts'
import { type Letter, siteAddress } from './mailbox.ts'

/** The content of an email to an account, without the greeting. */
export type News = Pick<Letter, 'subject' | 'paragraphs' | 'link'>

/** Makes an email to an account, which greets its holder by name. */
export function news({ name, email }: Pick<Row<'accounts'>, 'name' | 'email'>, content: News): Letter {
  return { ...content, to: email, paragraphs: [`Hi ${quoted(name)},`, ...content.paragraphs] }
}

/** Makes the email that welcomes a new account and suggests what to do next. */
export function welcome(account: Pick<Row<'accounts'>, 'name' | 'email' | 'type'>): Letter {
  const next =
    account.type === 'recruiter'
      ? 'Add a logo and a few lines about your company, then post your first job.'
      : 'Upload your CV and add a few lines about yourself, and you’re ready to apply for jobs.'
  return news(account, {
    subject: 'Welcome to Fieldwork',
    paragraphs: [
      `Your account is ready. ${next}`,
      'To log in, enter this email address and we’ll send you a code.',
    ],
    link: { label: 'Log in', path: 'login' },
  })
}

/** Makes the email that forwards a contact message to the site's operators. Replies go to the sender (rules 34). */
export function contactMessage({ name, email, subject, message }: Body<'send-message'>): Letter {
  return {
    to: siteAddress,
    replyTo: email,
    subject,
    paragraphs: [message, `Sent by ${quoted(name)} (${quoted(email)}) through the contact form.`],
  }
}

/** Makes the email that confirms a newsletter subscription (rules 34). */
export function subscription(address: string): Letter {
  return {
    to: address,
    subject: 'You’re subscribed to our newsletter',
    paragraphs: [
      'Thanks for subscribing. You’ll hear from us once a week.',
      'If you change your mind, let us know through the contact form.',
    ],
    link: { label: 'Contact us', path: 'contact' },
  }
}

/** Makes the email that confirms a changed password (rules 11). */
export function passwordChanged(account: Pick<Row<'accounts'>, 'name' | 'email'>): Letter {
  return news(account, {
    subject: 'Your password has changed',
    paragraphs: [
      'Your password was just changed, and your other devices have been logged out.',
      'If this wasn’t you, choose a new password straight away.',
    ],
    link: { label: 'Choose a new password', path: 'forgot-password' },
  })
}

/** Makes the email that tells a job's owner whether the job was approved (rules 13). */
export function decisionNews(
  job: Pick<Row<'jobs'>, 'title' | 'status'>,
  isApproved: boolean,
): Omit<News, 'link'> {
  const title = quoted(job.title)
  const approval =
    job.status === 'active'
      ? [
          `We’ve approved “${title}”, and it is now visible to job seekers.`,
          'We’ll email you whenever someone applies.',
        ]
      : [`We’ve approved “${title}”.`, 'It is paused. Set its status to “Active” to show it to job seekers.']
  return isApproved
    ? { subject: `Approved: ${title}`, paragraphs: approval }
    : {
        subject: `Not approved: ${title}`,
        paragraphs: [
          `We’ve reviewed “${title}” and couldn’t approve it.`,
          'Edit the job to resubmit it. We’ll review it again and let you know.',
        ],
      }
}

const statusTexts: Record<
  ApplicationStatus,
  (company: string, title: string) => readonly [subject: string, ...paragraphs: string[]]
> = {
  applied: (company, title) => [
    `Back to Applied: ${title}`,
    `${company} has moved your application for “${title}” back to Applied.`,
    'You don’t need to do anything. We’ll let you know when the status changes again.',
  ],
  in_review: (company, title) => [
    `In review: ${title}`,
    `${company} is now reviewing your application for “${title}”.`,
    'You don’t need to do anything. We’ll let you know when the status changes.',
  ],
  shortlisted: (company, title) => [
    `You’re on the shortlist: ${title}`,
    `Good news: ${company} has shortlisted you for “${title}”.`,
    'If they’d like to take the next step, they’ll contact you at this email address.',
  ],
  interviewing: (company, title) => [
    `Interview: ${title}`,
    `${company} would like to interview you for “${title}”.`,
    'They’ll contact you at this email address to arrange a time. Good luck.',
  ],
  accepted: (company, title) => [
    `You’ve been accepted: ${title}`,
    `Congratulations. ${company} has accepted your application for “${title}”.`,
    'They’ll contact you at this email address about your contract and your first day.',
  ],
  not_considered: (company, title) => [
    `Not selected: ${title}`,
    `Thank you for applying for “${title}”. ${company} has decided not to take your application further.`,
    'We’re sorry it didn’t work out this time. New jobs appear every day, and we hope you find the right one soon.',
  ],
}

/** Makes the email that tells an applicant the new status of their application (rules 20). */
export function statusNews(
  status: ApplicationStatus,
  { company, title }: { company: string; title: string },
): Omit<News, 'link'> {
  const [subject, ...paragraphs] = statusTexts[status](quoted(company), quoted(title))
  return { subject, paragraphs }
}
