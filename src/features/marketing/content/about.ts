import { linkOptions } from '@tanstack/react-router'
import { productName } from '../../../product.ts'

/** The about page, and the few lines of it on the home page. */
export const aboutContent = {
  title: `About ${productName}`,
  intro: `${productName} is a job market in the browser. Companies post jobs and choose among applicants; people search, keep their CVs and apply. It is made for reading: calm pages, exact facts, nothing that blinks.`,
  blurb: {
    title: 'About us',
    text: `${productName} began with a dislike: of job sites that shout. A job is a few facts and a few honest paragraphs. We set them like a good ledger, so that you can compare, decide, and get on with your day.`,
    action: `More about ${productName}`,
  },
  beliefs: {
    title: 'What we hold to',
    items: [
      {
        title: 'Facts first',
        text: 'Title, company, place, hours and pay stand at the same spot in every row. What a job does not say, such as its pay, we do not guess: the row says so.',
      },
      {
        title: 'Nobody jumps the queue unseen',
        text: 'Companies can pay for a job to stand first. Such a job is marked “Featured”, in amber, and amber means nothing else here.',
      },
      {
        title: 'An application is a conversation',
        text: 'It has a status, the status has a date, and both sides see the same one. A no is an answer too, and it is better early.',
      },
      {
        title: 'Built for everyone who works',
        text: 'Every page works with a keyboard, with a screen reader, on a small phone and in the dark, and stays still if you ask for less motion.',
      },
    ],
  },
  ways: [
    {
      title: 'If you are looking for work',
      steps: [
        {
          title: 'Search',
          text: 'By words, place, category, hours, workplace and pay. Keep a search in your browser and come back to it.',
        },
        {
          title: 'Sign up as a job seeker',
          text: 'A name, an e-mail address and a password. You log in with a code that we send you.',
        },
        {
          title: 'Upload your CV',
          text: 'One PDF or several. Choose your default, and another one where it fits better.',
        },
        {
          title: 'Apply, and see where you stand',
          text: 'Your applications stand in one list with their status, and you are notified when it changes.',
        },
      ],
      action: { label: 'Search jobs', link: linkOptions({ to: '/search' }) },
    },
    {
      title: 'If you are hiring',
      steps: [
        {
          title: 'Sign up as a recruiter',
          text: 'The account is your company’s: its name and logo stand beside every job you post.',
        },
        {
          title: 'Post a job',
          text: 'Say what it is, where, for how many hours and what it pays. We review it before it goes public.',
        },
        {
          title: 'Read who applies',
          text: 'Applicants, their words about themselves and their CVs, on the page of the job.',
        },
        {
          title: 'Answer everyone',
          text: 'Set a status with one press, for one person or for several. They are told at once.',
        },
      ],
      action: { label: 'Post a job', link: linkOptions({ to: '/post' }) },
    },
  ],
  cost: {
    title: 'What it costs',
    text: 'Nothing. Searching, applying, posting and hiring are free for both sides. The one thing for sale is featuring a job for 30 days, by bank transfer or by card. It ends by itself and renews nothing.',
  },
  contact: {
    title: 'Something missing?',
    text: 'Tell us what you looked for and did not find. A person reads it.',
    action: 'Contact us',
  },
}
