/** The contact page, and the contact block of the home page. */
export const contactContent = {
  title: 'Contact',
  intro:
    'A question, a mistake you found, a thing you miss: write to us. A person reads every message and answers by e-mail.',
  block: {
    title: 'Contact Us',
    text: 'A question, a mistake you found, a thing you miss: a person reads every message.',
  },
  form: {
    title: 'Send a message',
    name: 'Your name',
    email: 'E-mail address',
    emailHint: 'For our answer, and for nothing else.',
    subject: 'Subject',
    message: 'Message',
    action: 'Send message',
  },
  details: {
    title: 'Other ways',
    email: 'E-mail',
    phone: 'Phone',
    office: 'Office',
  },
  helps: {
    title: 'So that we can help at once',
    items: [
      'About a job? Give its title and the company’s name, or paste its address.',
      'About an application? The company decides about it; we can help when something does not work.',
      'About a payment? Name the job and the day, but no card or account numbers.',
    ],
  },
}
