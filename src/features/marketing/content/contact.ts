import { linkOptions } from '@tanstack/react-router'

/** The text of the contact page, and of the contact section of the home page. */
export const contactContent = {
  title: 'Contact',
  intro: 'Ask a question, report a mistake or suggest an idea. Replies go to your email address.',
  block: {
    title: 'Contact Us',
    more: { label: 'Send a message', link: linkOptions({ to: '/contact' }) },
  },
  form: {
    title: 'Send a message',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'We’ll only use it to reply to you.',
    subject: 'Subject',
    message: 'Message',
    action: 'Send message',
  },
  details: {
    title: 'Other ways to reach us',
    email: 'Email',
    phone: 'Phone',
    office: 'Office',
  },
  helps: {
    title: 'Help us help you',
    items: [
      'About a job? Give us its title and company, or paste its link.',
      'About an application? The company decides. We can help if something doesn’t work.',
      'About a payment? Tell us the job and the date, but no card or account numbers.',
    ],
  },
}
